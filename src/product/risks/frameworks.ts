import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

/** Standards and laws whose controls the product maps to plugins. */
export const frameworksSchema = z.array(
  z.strictObject({
    /** Name of the entry on this site, made from the title. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    /** What the framework is, in one sentence. */
    summary: z.string().min(1),
    /** Id inside the product, where it is known: what `--framework` matches exactly. */
    productId: z.string().min(1).optional(),
    /** Name inside the product, which `--framework` matches, too: `owasp:llm`. */
    productName: z.string().min(1).optional(),
    /** How much of it the product maps, as far as known. */
    coverage: z.string().min(1).optional(),
    /** Where the product names it: the published page, or the readiness scores of newer HTML reports. */
    seen: z.array(z.enum(['documentation', 'reports'])).min(1),
    /** Mapped controls that are known; the product maps more. */
    controls: z
      .array(
        z.strictObject({
          id: z.string().min(1),
          title: z.string().min(1),
          /** Ids of plugins. */
          plugins: z.array(z.string().min(1)).min(1),
          ...nestedProvenance,
        }),
      )
      .default([]),
    ...provenance,
  }),
);
export type Framework = z.output<typeof frameworksSchema>[number];
export type Control = Framework['controls'][number];
