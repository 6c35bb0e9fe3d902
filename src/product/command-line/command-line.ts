import { z } from 'zod';
import { withArticle } from '../../base/article.ts';
import { nestedProvenance, type Provenance, provenance } from '../provenance.ts';
import { stateSchema } from '../status/state.ts';
import { isGroup } from './is-group.ts';

/** Lists of the model that hold the values of an argument; `list-values.ts` looks them up. */
export const valueLists = ['datasets', 'evaluators', 'providers', 'plugins', 'frameworks'] as const;
export type ValueList = (typeof valueLists)[number];

/** What a value may be, the same for positional arguments and options. */
const valueFields = {
  /** As typed; what happens without a value that has no default stands in `omitted`. */
  default: z.union([z.string(), z.number()]).optional(),
  /** What leaving it out means, in a few words: `every plugin`. */
  omitted: z.string().min(1).optional(),
  choices: z.array(z.union([z.string(), z.number()])).default([]),
  choicesFrom: z.enum(valueLists).optional(),
  meaning: z.string().min(1),
  /**
   * What happens with a value that is not among them, where it is not the parser that refuses it; `exit` is the code,
   * where that is known.
   */
  otherValue: z
    .strictObject({
      effect: z.string().min(1),
      exit: z.int().min(0).optional(),
      /** The values it is about, or all names of agents; the parser refuses the rest. */
      only: z.union([z.literal('agents'), z.array(z.string().min(1)).min(1)]).optional(),
    })
    .optional(),
  /** A file of that name is written: in any case, or only with the flag that is named. */
  written: z.union([z.literal('always'), z.string().startsWith('--')]).optional(),
  /** It is accepted and changes nothing: what happens in any case, for the reader. */
  noEffect: z.string().min(1).optional(),
  ...nestedProvenance,
};

const argumentSchema = z.strictObject({
  /** As in the synopsis: `SCOPE_FILE`. */
  name: z.string().regex(/^[A-Z][A-Z_]*$/),
  required: z.boolean().default(true),
  ...valueFields,
});

/** An option that is given, with one of `values` when they are named, or with a value that `pattern` matches. */
const conditionSchema = z
  .strictObject({
    option: z.string().startsWith('--'),
    values: z.array(z.string().min(1)).min(1).optional(),
    /** Regular expression, in any case. */
    pattern: z.string().min(1).optional(),
  })
  .refine(({ values, pattern }) => values === undefined || pattern === undefined, {
    message: 'has both "values" and "pattern"',
  });

const optionSchema = z.strictObject({
  name: z.string().regex(/^--[a-z][a-z0-9_-]*$/),
  short: z
    .string()
    .regex(/^-[a-z]$/)
    .optional(),
  /** Placeholder of the value, `FILE`; a switch has none. */
  value: z
    .string()
    .regex(/^[A-Z][A-Z_]*$/)
    .optional(),
  type: z.enum(['text', 'file', 'integer', 'number', 'switch']).default('text'),
  required: z.boolean().default(false),
  /** With which other option the default does not hold. */
  noDefault: z
    .strictObject({
      option: z.string().startsWith('--'),
      values: z.array(z.string().min(1)).min(1),
      /** What leaving it out means then, a sentence. */
      effect: z.string().min(1),
    })
    .optional(),
  /** It is in the help, and whoever gives it ends the program. */
  refused: z.strictObject({ reason: z.string().min(1), exit: z.int().min(1) }).optional(),
  /** What happens with a number below another; the first that holds counts. */
  tooSmall: z
    .array(
      z.strictObject({
        below: z.number(),
        /** In which calls; in all without it. */
        when: conditionSchema.optional(),
        /** Sentences. */
        effect: z.string().min(1),
        /** 0 when nothing is tested, and the program ends as if it were. */
        exit: z.int().min(0).optional(),
        /** It is no mistake: somebody can want it, or what comes of it is not known. */
        isAllowed: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Of a group: commands below it that do not get the flag when it is given before their name. */
  lostBefore: z.array(z.string().min(1)).default([]),
  /** May be written more than once. */
  repeatable: z.boolean().default(false),
  /** Takes several values after one flag. */
  many: z.boolean().default(false),
  /** Heading of its group when the command has many options. */
  group: z.string().min(1).optional(),
  ...valueFields,
});

/** Calls of a command that something is about. */
export const callsSchema = z.strictObject({
  command: z.string().min(1),
  /** All of these hold; an option that is not given counts with its default. */
  given: z.array(conditionSchema).default([]),
  /** None of these is given. */
  without: z.array(z.string().startsWith('--')).default([]),
  /** One of these is set. */
  variables: z.array(z.string().min(1)).default([]),
});
export type Calls = z.output<typeof callsSchema>;

/** What holds between options; exactly one of `when` and `unless` says on which condition. */
const ruleSchema = z.strictObject({
  kind: z.enum(['conflict', 'requires', 'ignored']),
  when: conditionSchema.optional(),
  unless: conditionSchema.optional(),
  /** A further condition under which the rule does not hold; `reason` tells it. */
  except: conditionSchema.optional(),
  /** Options that must not be given, must be given, or are without effect. */
  options: z.array(z.string().startsWith('--')).min(1),
  /** Of `options` that are ignored: those whose values are checked all the same. */
  stillChecked: z.array(z.string().startsWith('--')).default([]),
  reason: z.string().min(1),
  /** Exit code when the rule is broken, where it is known. */
  exit: z.int().min(1).optional(),
  ...nestedProvenance,
});

const commandSchema = z.strictObject({
  /** Words that call it: `dtx redteam run`. A command with others below it is a group. */
  path: z.string().regex(/^[a-z][a-z_.]*( [a-z]+)*$/),
  /** What it does, one line. */
  summary: z.string().min(1),
  /** When to use it, one or two sentences. */
  use: z.string().min(1),
  /** Which versions have it, when not all do. */
  availability: z.string().min(1).optional(),
  /** What holds for all its options, for the reader. */
  remark: z.string().min(1).optional(),
  /** Variables it cannot run without, whatever its options are: all of `all`, and one of `any`. */
  environment: z
    .strictObject({ all: z.array(z.string()).default([]), any: z.array(z.string()).default([]) })
    .prefault({}),
  /** Of a group: its exit code without a command below it, where that is not the parser's. */
  exitAlone: z.union([z.int(), z.literal('unknown')]).optional(),
  /** It writes no file whatever its options are: what comes out is printed. */
  prints: z.literal(true).optional(),
  arguments: z.array(argumentSchema).default([]),
  options: z.array(optionSchema).default([]),
  rules: z.array(ruleSchema).default([]),
  /** Whether it does what it is for, in the version that these docs describe. */
  state: stateSchema,
  ...provenance,
});

export type Argument = z.output<typeof argumentSchema>;
export type Option = z.output<typeof optionSchema>;
export type Condition = z.output<typeof conditionSchema>;
export type Rule = z.output<typeof ruleSchema>;
export type Command = z.output<typeof commandSchema>;

type Bare<Entry> = Omit<Entry, keyof Provenance>;
export type ArgumentFacts = Bare<Argument>;
export type OptionFacts = Bare<Option>;
export type RuleFacts = Bare<Rule>;
/** A command without where it was read: all that is needed to read a call of it. */
export interface CommandFacts extends Omit<Bare<Command>, 'arguments' | 'options' | 'rules'> {
  readonly arguments: readonly ArgumentFacts[];
  readonly options: readonly OptionFacts[];
  readonly rules: readonly RuleFacts[];
}

/** Every command of `dtx`, of its Docker wrapper `ddtx` and of the scope generator script. */
export const commandLineSchema = z.array(commandSchema).superRefine((commands, context) => {
  const paths = commands.map(({ path }) => path);
  commands.forEach((command, i) => {
    const report = (problem: string) =>
      context.addIssue({ code: 'custom', path: [i], message: `${command.path}: ${problem}` });
    const parent = command.path.split(' ').slice(0, -1).join(' ');
    if (parent && !paths.includes(parent)) report(`there is no command "${parent}" above it`);
    if (command.arguments.length > 0 && isGroup(command, commands))
      report('it has commands below it and so takes no arguments');
    for (const problem of [
      ...argumentProblems(command),
      ...command.options.flatMap(optionProblems),
      ...twiceProblems(command),
      ...command.rules.flatMap((rule) => ruleProblems(rule, command)),
      ...command.options.flatMap((option) => tooSmallProblems(option, command)),
    ])
      report(problem);
  });
});

function argumentProblems({ arguments: all }: Command): string[] {
  return all.flatMap((argument, i) => [
    ...valueProblems(argument),
    ...(argument.required && argument.default !== undefined
      ? [`${argument.name} is required and has a default`]
      : []),
    ...(argument.required && all.slice(0, i).some(({ required }) => !required)
      ? [`${argument.name} is required but stands after an optional argument`]
      : []),
  ]);
}

function optionProblems(option: Option): string[] {
  const { name, type, value, many, required, tooSmall } = option;
  const takesNone = type === 'switch';
  return [
    ...valueProblems(option),
    ...(takesNone && (value || many) ? [`${name} is a switch and takes no value`] : []),
    ...(!takesNone && !value ? [`${name} needs "value", the placeholder of its value`] : []),
    ...(required && option.default !== undefined ? [`${name} is required and has a default`] : []),
    ...(required && option.noEffect ? [`${name} is required and has no effect`] : []),
    ...(tooSmall.length > 0 && type !== 'integer' && type !== 'number'
      ? [`${name} takes no number that could be too small`]
      : []),
  ];
}

function tooSmallProblems({ name, tooSmall }: Option, { options }: Command): string[] {
  return tooSmall.flatMap(({ when }) =>
    when && !options.some((option) => option.name === when.option)
      ? [`a number of ${name} depends on ${when.option}, which is not an option of the command`]
      : [],
  );
}

function valueProblems(item: Argument | Option): string[] {
  const { name, choices, choicesFrom, omitted } = item;
  const type = 'type' in item ? item.type : 'text';
  const wrong = (value: string | number) =>
    (type === 'integer' && !Number.isInteger(value)) || (type === 'number' && typeof value !== 'number');
  return [
    ...(item.default !== undefined && choices.length > 0 && !choices.includes(item.default)
      ? [`default ${item.default} of ${name} is not among its choices ${choices.join(', ')}`]
      : []),
    ...(item.default !== undefined && omitted ? [`${name} has both "default" and "omitted"`] : []),
    ...(choices.length > 0 && choicesFrom ? [`${name} has both "choices" and "choicesFrom"`] : []),
    ...(item.otherValue && choices.length === 0 && !choicesFrom
      ? [`${name} has "otherValue" and takes any value`]
      : []),
    ...[...choices, ...(item.default === undefined ? [] : [item.default])]
      .filter(wrong)
      .map((value) => `${value} of ${name} is not ${withArticle(type)}`),
  ];
}

function twiceProblems({ arguments: all, options }: Command): string[] {
  const names = [
    ...all.map(({ name }) => name),
    ...options.flatMap(({ name, short }) => (short ? [name, short] : [name])),
  ];
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return [...new Set(twice)].map((name) => `${name} is defined twice`);
}

function ruleProblems(
  { kind, when, unless, except, options, stillChecked }: Rule,
  command: Command,
): string[] {
  const condition = when ?? unless;
  if (!condition || (when && unless)) return [`a rule "${kind}" needs exactly one of "when" and "unless"`];
  if (unless && kind === 'conflict') return ['a rule "conflict" needs "when", not "unless"'];
  if (condition.pattern) return ['a rule names values, not a pattern'];
  const unknown = [condition.option, ...(except ? [except.option] : []), ...options].filter(
    (name) => !command.options.some((option) => option.name === name),
  );
  const choices = command.options.find(({ name }) => name === condition.option)?.choices ?? [];
  const wrong = (condition.values ?? []).filter(
    (value) => choices.length > 0 && !choices.map(String).includes(value),
  );
  return [
    ...unknown.map((name) => `a rule "${kind}" names ${name}, which is not an option of the command`),
    ...stillChecked
      .filter((name) => kind !== 'ignored' || !options.includes(name))
      .map((name) => `a rule "${kind}" does not ignore ${name}, which it says is still checked`),
    ...wrong.map(
      (value) => `a rule "${kind}" names ${condition.option} ${value}, which is none of its choices`,
    ),
  ];
}
