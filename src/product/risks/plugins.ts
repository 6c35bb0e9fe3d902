import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** One part of an id: `hate_speech`, `knowledge-gaps`. */
const segment = '[a-z0-9]+(?:[_-][a-z0-9]+)*';

/**
 * Risk checks (`dtx plugins list`) and the categories their ids start with. Ids are the product's; `title` and `summary`
 * say in the docs' own words what the id stands for.
 */
export const pluginsSchema = z.strictObject({
  /** Tags that plugins have in the product; an expression of `--plugin` is looked for in them, too. */
  tags: z.array(z.string().min(1)),
  categories: z.array(
    z.strictObject({
      /** First segment of the ids in it. */
      id: z.string().regex(new RegExp(`^${segment}$`)),
      title: z.string().min(1),
      summary: z.string().min(1),
      ...provenance,
    }),
  ),
  plugins: z.array(
    z.strictObject({
      /** `category:subcategory:check`. */
      id: z.string().regex(new RegExp(`^${segment}:${segment}:${segment}$`)),
      title: z.string().min(1),
      /** What the check looks for, in one sentence. */
      summary: z.string().min(1),
      /** Whether the product lists it; a keyword or expression selects no other. */
      listed: z.boolean().default(true),
      ...provenance,
    }),
  ),
});
export type Plugins = z.output<typeof pluginsSchema>;
export type Plugin = Plugins['plugins'][number];

/** Category of a plugin, the first segment of its id. */
export function categoryOf(id: string): string {
  return id.split(':')[0] ?? id;
}
