import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const text = z.string().min(1);

/**
 * Where a command takes a limit from: its `flag` of that name (or the flag's default), the `scope` (the file, or the one
 * inside the plan), a number that is fixed, `none` when the limit does nothing there.
 */
const limitFrom = z.union([z.literal(['flag', 'scope', 'none']), z.int()]);
export type LimitFrom = z.output<typeof limitFrom>;

/** What happens around a run: which limit counts, with which code it ends, what the wizard asks. */
export const runsSchema = z.strictObject({
  /** Settings that bound a test, and which of scope, plan and run wins. */
  limits: z.array(
    z.strictObject({
      /** Field of the scope file. */
      name: z.string().regex(/^[a-z_]+$/),
      counts: text,
      /** For `dtx redteam plan`. */
      plan: limitFrom,
      /** For `dtx redteam run --plan_file`. */
      planRun: limitFrom,
      /** For `dtx redteam run` without a plan. */
      directRun: limitFrom,
      ...provenance,
    }),
  ),
  /** Exit codes of `dtx`; with `of` those of one command alone, where it differs from the rest. */
  exits: z.array(z.strictObject({ code: z.int().min(0), of: text.optional(), when: text, ...provenance })),
  /** What `dtx redteam quick` offers and asks. */
  wizard: z
    .strictObject({
      /** Kinds of target, in the order of the menu. */
      choices: z.array(
        z.strictObject({
          name: text,
          /** What it is for. */
          use: text,
          default: z.boolean().default(false),
          /** What holds for this kind alone. */
          remark: text.optional(),
          ...nestedProvenance,
        }),
      ),
      /** The questions about limits, in their order. */
      limits: z.array(z.strictObject({ question: text, sets: text, default: z.int(), ...nestedProvenance })),
      ...provenance,
    })
    .refine(({ choices }) => choices.filter((choice) => choice.default).length === 1, {
      message: 'exactly one choice of the wizard is the default',
    }),
});
export type Runs = z.output<typeof runsSchema>;
export type Limit = Runs['limits'][number];
export type Exit = Runs['exits'][number];
