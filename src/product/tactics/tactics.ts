import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';
import { paperSchema, resultSchema } from '../publications.ts';
import { stateSchema } from '../status/state.ts';
import { callProblems, callSchema, quantitySchema } from './calls/call-schema.ts';
import { comparisonSchema } from './comparison.ts';
import { defenseSchema } from './defenses.ts';
import { elsewhereSchema } from './elsewhere.ts';
import { parameterSchema, uniqueParameters } from './tactic-parameters.ts';

const text = z.string().min(1);

/** How a tactic is started: a search attack, a mutation of dataset prompts, or a dataset that is an engine itself. */
const invocationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attack'), value: z.string().regex(/^[A-Z]+$/) }),
  z.strictObject({ kind: z.literal('mutation'), value: text }),
  /** `value` is an id of the datasets. */
  z.strictObject({ kind: z.literal('dataset'), value: text }),
]);
export type Invocation = z.output<typeof invocationSchema>;

/** The eight attack tactics: what each needs, costs, takes and returns, and what was published about it. */
export const tacticsSchema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z_]+$/),
      name: text,
      /** Route of the tactic's page. */
      path: z.string().startsWith('/tactics/'),
      invocation: invocationSchema,
      turns: text,
      access: z.enum(['black box', 'white box']),
      /** What the access means here, when the two words do not say it. */
      accessDetail: text.optional(),
      search: text,
      /** Models that take part beside the target. */
      helpers: z.array(
        z.strictObject({
          role: text,
          /** Flag that names the model; its default comes from the command line. */
          flag: text.optional(),
          remark: text.optional(),
          ...nestedProvenance,
        }),
      ),
      /** What reaches the target beside the prompt: its system prompt, its history, its settings. */
      sentToTarget: text.optional(),
      /** How a run is judged. */
      judge: z
        .strictObject({
          /** Template of `attack-result.yml` that is used unless another is named. */
          template: text.optional(),
          /** What the judge is given, and when. */
          sees: text,
          ...nestedProvenance,
        })
        .optional(),
      calls: z.array(callSchema).min(1),
      /** What the formulas of `calls` are about beside flags. */
      quantities: z.array(quantitySchema).default([]),
      /** Variables a run needs with its default models. */
      keys: z.array(z.strictObject({ variable: text, when: text.optional() })),
      /** Datasets that hold prompts of this kind, made before. */
      storedPrompts: z.array(text).default([]),
      parameters: z.array(parameterSchema).min(1),
      /** Classes of the library, for tactics that have a runner. */
      library: z.strictObject({ runner: text, config: text, details: text.optional() }).optional(),
      /** Fields of every attack's result that mean something else here. */
      result: z.array(z.strictObject({ name: text, meaning: text, ...nestedProvenance })).default([]),
      /** Fields of the result that only this tactic has. */
      details: z.array(z.strictObject({ name: text, meaning: text, ...nestedProvenance })).default([]),
      /** The paper and DTX side by side. */
      compared: comparisonSchema,
      results: z.array(resultSchema).min(1),
      /** How the results of a setting were measured: data, judge, budget. */
      setups: z.array(z.strictObject({ setting: text, conditions: text, ...nestedProvenance })).default([]),
      paper: paperSchema,
      /** The attack in other tools, by the name it has there. */
      elsewhere: elsewhereSchema,
      /** Measures against it, the most effective first. */
      defense: z.array(defenseSchema).min(1),
      limits: z.array(text).min(1),
      /** Whether it does what it is for, in the version that these docs describe. */
      state: stateSchema,
      ...provenance,
    })
    .superRefine(uniqueParameters)
    .superRefine(callProblems)
    .superRefine(unusedSetups),
);

/** Refuses conditions of a setting in which nothing was measured. */
function unusedSetups(
  {
    id,
    setups,
    results,
  }: { id: string; setups: { setting: string }[]; results: { setting?: string | undefined }[] },
  context: z.RefinementCtx,
): void {
  for (const { setting } of setups)
    if (!results.some((result) => result.setting === setting))
      context.addIssue({ code: 'custom', message: `No result of ${id} has the setting "${setting}"` });
}

export type Tactic = z.output<typeof tacticsSchema>[number];
