import { z } from 'zod';
import { nestedProvenance } from '../provenance.ts';

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
    /** What leaving the flag out means for this tactic, where the default of the command does not hold for it. */
    omitted: text.optional(),
    /** Default of the YAML entry. */
    yamlDefault: z.union([z.number(), text]).optional(),
    meaning: text,
    /** It is accepted and changes nothing: what happens in any case. For a flag the command line says so. */
    noEffect: text.optional(),
    ...nestedProvenance,
  })
  .superRefine((parameter, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    if (!parameter.flag && !parameter.yaml && !parameter.field)
      fail('A parameter needs "flag", "yaml" or "field"');
    if (parameter.command && !parameter.flag) fail('A command without a flag says nothing');
    if (parameter.omitted && !parameter.flag) fail('Only a flag can be left out');
    if (parameter.noEffect && parameter.flag)
      fail(`That ${parameter.flag} has no effect is said in command-line.yml`);
  });
export type Parameter = z.output<typeof parameterSchema>;

/** Name of a parameter in text and tables: its flag, else its place in the YAML, else its field. */
export function parameterName({ flag, yaml, field }: Parameter): string {
  return flag ?? yaml ?? field ?? '';
}

interface Parametrized {
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

/** Refuses a parameter that is listed twice. */
export function uniqueParameters({ id, parameters }: Parametrized, context: z.RefinementCtx): void {
  const names = parameters.map(parameterName);
  for (const name of names.filter((each, i) => names.indexOf(each) !== i))
    context.addIssue({ code: 'custom', message: `The parameter "${name}" of ${id} is listed twice` });
}
