import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** Languages of the small expressions in scopes and provider files. */
export const expressionLanguages = ['jq', 'jinja', 'python-transform'] as const;

/** Ready expressions, each with an example that the checks run. */
export const expressionsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    language: z.enum(expressionLanguages),
    /** jq: what a match means; otherwise what the expression is for. A few words. */
    meaning: z.string().min(1),
    expression: z.string().min(1),
    /** Input of the example: what the evaluator sees (jq), the variables (Jinja), the reply (Python). */
    document: z.json(),
    /** What comes out, in order: for jq none, one or several values, otherwise one. */
    results: z.array(z.json()),
    ...provenance,
  }),
);
export type Expression = z.output<typeof expressionsSchema>[number];
