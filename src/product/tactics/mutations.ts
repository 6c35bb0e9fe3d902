import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** Techniques that rewrite a prompt in the interactive session `dtx copilot prompts`. */
export const mutationsSchema = z.array(
  z.strictObject({
    /** Value of `--tech`, and the word before the colon inside the session. */
    id: z.string().regex(/^[a-z][a-z0-9_]*$/),
    title: z.string().min(1),
    group: z.enum(['encoding', 'cipher', 'order and case', 'look and wording']),
    /** What it does to the text. */
    effect: z.string().min(1),
    ...provenance,
  }),
);
export type Mutation = z.output<typeof mutationsSchema>[number];
