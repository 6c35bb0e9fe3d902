import { z } from 'zod';
import { provenance } from './provenance.ts';

/** Datasets a red-team run takes its prompts from (`dtx datasets list`). */
export const datasetsSchema = z.array(
  z.strictObject({
    /** Canonical value, as in a plan: `HF_AIRBENCH`. */
    id: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    /** Other names the command line takes. */
    aliases: z.array(z.string().min(1)).min(1),
    /** Spellings of older versions; a page that uses one is an error. */
    retired: z.array(z.string().min(1)).default([]),
    /** Where the prompts come from: a Hugging Face id or a few words. */
    origin: z.string().min(1),
    /** Whether `origin` is a Hugging Face dataset id. */
    hosted: z.boolean(),
    /** Which part of a hosted dataset is taken. */
    subset: z.string().min(1).optional(),
    /** What the prompts are, in a few words. */
    content: z.string().min(1),
    kind: z.enum(['stored', 'signatures', 'generated', 'live engine']),
    conversation: z.enum(['single turn', 'multi-turn', 'mixed', 'unknown']),
    /** Variables it cannot run without: all of `all`, and one of `any`. */
    environment: z
      .strictObject({ all: z.array(z.string()).default([]), any: z.array(z.string()).default([]) })
      .default({ all: [], any: [] }),
    /** Where it is used when none is named. */
    defaultOf: z.array(z.enum(['command line', 'SDK'])).default([]),
    /** Id of the evaluator that judges its prompts when none is named. */
    evaluator: z.string().min(1).optional(),
    /** How its prompts are judged when none is named and the method is no evaluator of the model. */
    judgedBy: z.string().min(1).optional(),
    ...provenance,
  }),
);
export type Dataset = z.output<typeof datasetsSchema>[number];
