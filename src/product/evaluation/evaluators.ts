import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** `UPPER_CASE`, as the product writes names of evaluators and types. */
const constant = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

const evaluatorSchema = z.strictObject({
  /** Value of `eval_model_name`. */
  id: constant,
  /** Values of `--eval`. */
  flags: z.array(z.string().min(1)).min(1),
  /** Values older texts give for `--eval`. */
  retired: z.array(z.string().min(1)).default([]),
  type: constant,
  /** Model it runs, when it runs one. */
  model: z.string().min(1).optional(),
  summary: z.string().min(1),
  /** When a reply fails or passes. */
  verdict: z.string().min(1),
  /** What a match of its words or expressions means, for one that looks for them; pages are held to it. */
  match: z.enum(['fails', 'passes']).optional(),
  /** What of the answer it looks at. */
  sees: z.string().min(1),
  /** What happens when it is not available; an evaluator without needs always is. */
  unavailable: z.string().min(1).optional(),
  /** Options of the command line it cannot work without. */
  options: z.array(z.string().startsWith('--')).default([]),
  /** Variables it cannot run without: all of `all`, and one of `any`; `reads` are those it looks at as well. */
  environment: z
    .strictObject({
      all: z.array(z.string()).default([]),
      any: z.array(z.string()).default([]),
      reads: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** What must be running, when something must. */
  service: z.string().min(1).optional(),
  ...provenance,
});

/** A rule that the product chooses by itself when `--eval` is absent. */
const chosenRule = z.strictObject({
  /** The model id, or the keyword in `--url`, that chooses it. */
  id: z.string().min(1),
  expression: z.string().min(1),
  /** When it matches, in a sentence; a match passes. */
  meaning: z.string().min(1),
  ...provenance,
});
export type ChosenRule = z.output<typeof chosenRule>;

/** How the verdict of an evaluator with a match begins. */
const begins = { fails: 'Fails when', passes: 'Passes when' } as const;

/** What judges replies: evaluators, how one is chosen, and how a scope or plan writes one down. */
export const evaluatorsSchema = z.strictObject({
  /** Values of `eval_model_type`. */
  types: z.array(
    z.strictObject({
      id: constant,
      summary: z.string().min(1),
      /** Ids of its evaluators: the first that is available replaces one that is not, and a catch-all. */
      order: z.array(constant).default([]),
      ...provenance,
    }),
  ),
  evaluators: z.array(
    evaluatorSchema.refine(({ match, verdict }) => !match || verdict.startsWith(begins[match]), {
      path: ['verdict'],
      message: 'contradicts "match": say first what a match means, "Fails when …" or "Passes when …"',
    }),
  ),
  /** Rules of the product for exact model ids, which win over those for a keyword. */
  registry: z.array(chosenRule),
  /** Rules the product takes by itself when `--url` contains a keyword, in any case, and `--eval` is absent. */
  automatic: z.array(chosenRule),
  /** Values of `scope` in an evaluation method. The field changes nothing. */
  scopes: z.array(
    z.strictObject({
      id: z.string().min(1),
      summary: z.string().min(1),
      ...provenance,
    }),
  ),
});
export type Evaluators = z.output<typeof evaluatorsSchema>;
export type Evaluator = Evaluators['evaluators'][number];
