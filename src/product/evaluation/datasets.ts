import { z } from 'zod';
import { provenance } from '../provenance.ts';
import { stateSchema } from '../status/state.ts';

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
    /** By what they are judged then: what the evaluator looks for, or a method that is not an evaluator of the model. */
    judgedBy: z.string().min(1).optional(),
    /** What `--eval` does with it: the named evaluator judges, the run is refused, or nothing. */
    explicitEvaluator: z.enum(['judges', 'conflict', 'ignored']).default('judges'),
    /** Whether its prompts come with replies of some model: those are what the agent `echo` is judged by. */
    storedReplies: z.boolean().default(false),
    /** Ids of the plugins it has prompts for; empty when no list is known. */
    plugins: z.array(z.string().min(1)).default([]),
    /** Which plugins it serves, when no list of ids says it. */
    serves: z.string().min(1).optional(),
    /** Whether it does what it is for, in the version that these docs describe. */
    state: stateSchema,
    ...provenance,
  }),
);
export type Dataset = z.output<typeof datasetsSchema>[number];
