import { z } from 'zod';

const value: z.ZodType<unknown> = z.unknown();

const parameterSchema = z.strictObject({
  names: z.array(z.string()),
  dest: z.string(),
  default: value,
  choices: z.array(z.union([z.string(), z.number()])).nullable(),
  nargs: z.union([z.string(), z.number()]).nullable(),
  required: z.boolean(),
  type: z.string().nullable(),
  kind: z.string(),
});
export type RealParameter = z.output<typeof parameterSchema>;

/** What `verify/light/facts.py` prints: the installed packages, asked for names, defaults and values. */
export const factsSchema = z.object({
  versions: z.record(z.string(), z.string()),
  requires_python: z.string(),
  commands: z.array(
    z.strictObject({
      path: z.string(),
      options: z.array(parameterSchema),
      arguments: z.array(parameterSchema),
      commands: z.array(z.string()),
    }),
  ),
  /** Members and their values, by `module.Class`. */
  enums: z.record(z.string(), z.record(z.string(), value)),
  /** Fields of pydantic models, by `module.Class`. */
  models: z.record(
    z.string(),
    z.record(
      z.string(),
      z.strictObject({
        required: z.boolean(),
        default: value,
        type: z.string(),
        alias: z.string().nullable(),
      }),
    ),
  ),
  /** Methods of classes with their parameters; null where Python does not tell them. */
  methods: z.record(
    z.string(),
    z.record(z.string(), z.record(z.string(), z.object({ default: value.optional() })).nullable()),
  ),
  /** Constants of classes, by `module.Class`. */
  constants: z.record(z.string(), z.record(z.string(), value)),
  /** Every text in the source; `\0` stands for what is put in while it runs. */
  texts: z.array(z.string()),
  /** Names of variables in the source, with the files that have them. */
  variables: z.record(z.string(), z.array(z.string())),
  hosts: z.record(z.string(), z.array(z.string())),
  /** YAML that comes with the packages. */
  data: z.record(z.string(), value),
});
export type Facts = z.output<typeof factsSchema>;
