import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseWith, parseYamlText } from '../site/parse.ts';

const tacticsSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    /** Route of the tactic's page. */
    path: z.string().startsWith('/tactics/'),
    turns: z.string().min(1),
    access: z.enum(['black box', 'white box']),
    search: z.string().min(1),
    /** Year of the paper. */
    year: z.int().min(2000),
  }),
);

export type Tactic = z.output<typeof tacticsSchema>[number];

/**
 * The tactics, in the order of the sidebar.
 * @param root site folder
 * @throws {ContentErrors} naming file, entry and field
 */
export function readTactics(root: string): Tactic[] {
  const file = 'content/product/tactics.yml';
  return parseWith(tacticsSchema, file, parseYamlText(file, readFileSync(join(root, file), 'utf8')));
}
