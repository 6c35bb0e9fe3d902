import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** Terms of the field, as the site uses them. */
export const glossarySchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** As a sentence would have it: `attack success rate`, `ASR`. */
    term: z.string().min(1),
    /** Other forms a text has it in. Those with a capital are recognized only as they stand. */
    forms: z.array(z.string().min(2)).default([]),
    /** Its first mention on a page shows the definition: only for terms that mean nothing else. */
    automatic: z.boolean().default(false),
    /** One or two sentences. */
    definition: z.string().min(20).max(220),
    /** Route of the page that explains it. */
    page: z.string().startsWith('/').optional(),
    ...provenance,
  }),
);
export type GlossaryTerm = z.output<typeof glossarySchema>[number];
