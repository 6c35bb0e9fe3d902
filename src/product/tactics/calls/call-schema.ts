import { z } from 'zod';
import { nestedProvenance } from '../../provenance.ts';
import { type Parameter, parameterName } from '../tactic-parameters.ts';
import { type Formula, parseFormula } from './formula.ts';

const text = z.string().min(1);

/** A formula over flags and quantities, read when the model is. */
const formula = z.string().transform((source, context) => {
  try {
    return { text: source, ...parseFormula(source) };
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** Who is called. */
export const callRoles = ['target', 'judge', 'attacker', 'other'] as const;

/** How often a run calls one of its models: what it makes without an early stop, and what it makes at most. */
export const callSchema = z
  .strictObject({
    /** Who is called as often; `other` stands alone and has a name. */
    roles: z.array(z.enum(callRoles)).min(1),
    /** What is called in the role `other`, or counted beside calls: `Loss computations`. */
    name: text.optional(),
    /** Said after the number, when it is not just calls of the run: `for each dataset prompt`. */
    unit: text.optional(),
    /** Flag with which the count holds. */
    when: z.string().startsWith('--').optional(),
    /** Flag without which the count holds. */
    unless: z.string().startsWith('--').optional(),
    /** Calls of a run that nothing ends early and whose helpers answer as they should. */
    formula,
    /** Calls of such a run at least, when they vary. */
    least: formula.optional(),
    /** The most there can be, when replies have to be asked for again. */
    most: formula.optional(),
    /** `exact`: no success and no failure changes the number. `about`: the number is the mean of a random one. */
    bound: z.enum(['at most', 'exact', 'about']).default('at most'),
    ...nestedProvenance,
  })
  .superRefine(({ roles, name, when, unless }, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', message });
    if (roles.includes('other') !== Boolean(name) || (name && roles.length > 1))
      fail('Calls have a "name" when their only role is "other"');
    if (when && unless) fail('A call has either "when" or "unless"');
  });
export type Call = z.output<typeof callSchema>;

/** Something a formula counts that no flag sets: what a model decides, or an entry of a YAML file. */
export const quantitySchema = z
  .strictObject({
    name: z.string().regex(/^[a-z_]{2,}$/),
    meaning: text,
    /** Value a run has unless something sets another. */
    default: z.number().optional(),
    /** Parameter whose default is the value. */
    parameter: text.optional(),
    /** Value of an example, where a run decides for itself. */
    sample: z.number().optional(),
    ...nestedProvenance,
  })
  .refine(
    (quantity) =>
      [quantity.default, quantity.parameter, quantity.sample].filter((each) => each !== undefined).length ===
      1,
    { message: 'A quantity needs exactly one of "default", "parameter" and "sample"' },
  );
export type Quantity = z.output<typeof quantitySchema>;

/** The formulas of a call. */
export function formulasOf({ formula, least, most }: Call): (Formula & { readonly text: string })[] {
  return [formula, least, most].filter((each) => each !== undefined);
}

interface Counted {
  readonly id: string;
  readonly calls: readonly Call[];
  readonly quantities: readonly Quantity[];
  readonly parameters: readonly Parameter[];
}

/** Refuses a formula over a word that is not a quantity, a quantity that no formula uses, and a count given twice. */
export function callProblems({ id, calls, quantities, parameters }: Counted, context: z.RefinementCtx): void {
  const fail = (message: string) => context.addIssue({ code: 'custom', message });
  const words = calls.flatMap((call) =>
    formulasOf(call).flatMap(({ names, text }) =>
      names.filter((name) => !name.startsWith('--')).map((name) => ({ name, text })),
    ),
  );
  for (const { name, text } of words)
    if (!quantities.some((quantity) => quantity.name === name))
      fail(`The formula "${text}" of ${id} uses "${name}", which is not a quantity`);
  for (const { parameter } of quantities)
    if (parameter && !parameters.some((each) => parameterName(each) === parameter))
      fail(`The parameter "${parameter}" of a quantity of ${id} does not exist`);
  for (const { name } of quantities)
    if (!words.some((word) => word.name === name)) fail(`No formula of ${id} uses the quantity "${name}"`);
  const keys = calls.flatMap(({ roles, name, unit, when, unless }) =>
    roles.map((role) => ({ role, key: [role, name, unit, when, unless].join() })),
  );
  keys.forEach(({ role, key }, i) => {
    if (keys.findIndex((each) => each.key === key) !== i) fail(`The ${role} calls of ${id} are given twice`);
  });
}
