import { z } from 'zod';
import { nestedProvenance } from './provenance.ts';

const text = z.string().min(1);

/** Something a reader can set: a flag, a field of the library, an entry of the YAML scope, or several of them. */
export const parameterSchema = z
  .strictObject({
    flag: z.string().startsWith('--').optional(),
    /** Command that takes the flag, when it is not the one that starts the tactic. */
    command: z.string().startsWith('dtx ').optional(),
    /** Path in the YAML scope. */
    yaml: text.optional(),
    /** Field of the library's configuration class. */
    field: text.optional(),
    /** Default of the field. That of a flag comes from the command-line part. */
    libraryDefault: z.union([z.number(), text]).optional(),
    /** Default of the YAML entry. */
    yamlDefault: z.union([z.number(), text]).optional(),
    meaning: text,
    ...nestedProvenance,
  })
  .superRefine((parameter, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    if (!parameter.flag && !parameter.yaml && !parameter.field)
      fail('A parameter needs "flag", "yaml" or "field"');
    if (parameter.command && !parameter.flag) fail('A command without a flag says nothing');
  });
export type Parameter = z.output<typeof parameterSchema>;

/** What a run costs: something that is counted, and the parameters whose product is the count. */
export const costSchema = z.strictObject({
  /** What is counted: `target calls`. */
  of: text,
  /** The formula in words: `streams × iterations`. */
  formula: text,
  /** Relation of the product to the real count. */
  bound: z.enum(['at most', 'about']).default('at most'),
  /** Flags whose values are multiplied; none when no number follows from the defaults. */
  factors: z.array(text).default([]),
  ...nestedProvenance,
});
export type Cost = z.output<typeof costSchema>;

/** Name of a parameter in text and tables: its flag, else its place in the YAML, else its field. */
export function parameterName({ flag, yaml, field }: Parameter): string {
  return flag ?? yaml ?? field ?? '';
}

interface Parametrized {
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly cost: readonly Cost[];
}

/** Refuses a parameter that is listed twice, and a cost factor that is no parameter. */
export function uniqueParameters({ id, parameters, cost }: Parametrized, context: z.RefinementCtx): void {
  const names = parameters.map(parameterName);
  for (const name of names.filter((each, i) => names.indexOf(each) !== i))
    context.addIssue({ code: 'custom', message: `The parameter "${name}" of ${id} is listed twice` });
  for (const factor of cost.flatMap(({ factors }) => factors)) {
    if (!parameters.some(({ flag }) => flag === factor))
      context.addIssue({ code: 'custom', message: `The cost factor "${factor}" of ${id} is no parameter` });
  }
}
