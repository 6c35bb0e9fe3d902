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
    /** Id inside the product: what `--framework` matches exactly. */
    productId: z.string().min(1),
    /** Name inside the product, which `--framework` searches too. */
    productName: z.string().min(1),
    /** Number of its controls that the product maps. */
    mapped: z.int().min(1),
    /** Number of ids that `--framework` writes into a scope with it; 0 makes an empty scope. */
    selects: z.int().min(0),
    /** Number of these that are plugins; plans skip the others. */
    existing: z.int().min(0),
    /** Mapped controls that pages speak of; the product maps more. */
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
