import type { Problem } from '../frame/LabResult.tsx';
import { type AttackKind, type Values, variants } from './engine/attack-kind.ts';
import { attack, attackKinds, type Setup, valueProblem } from './engine/attacks.ts';
import type { AttackEvent } from './engine/events.ts';
import { type Trial, trials } from './engine/trials.ts';
import { objective } from './world/bakery.ts';
import { falseRefusals } from './world/benign.ts';
import { type Defense, defenseNames } from './world/defenses.ts';

/** What a reader sets, as texts: `attack`, `variant`, `seed`, `defenses` with spaces between, `text`, and each flag. */
export type AttackInput = Readonly<Record<string, string>>;

/** A run, and how other runs end. */
export interface AttackOutcome {
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  /** Runs with other seeds, without any defence. */
  readonly open: readonly Trial[];
  /** The same runs with the defences; undefined without one. */
  readonly defended: readonly Trial[] | undefined;
  /** Questions of customers that the defences refuse. */
  readonly refused: readonly string[];
  readonly problems: readonly Problem[];
}

/** Runs of which the ends are told. */
export const trialCount = 20;

/** Longest text that takes the place of the objective, in characters. */
const longestText = 300;

/** Plays an attack as it was set up, or says what keeps it from being played. */
export function attackTask(input: AttackInput): AttackOutcome {
  const { setup, problems } = readSetup(input);
  if (!setup || problems.length > 0)
    return { events: [], text: '', open: [], defended: undefined, refused: [], problems };
  const open = trials({ ...setup, defenses: new Set() }, trialCount);
  return {
    events: [...attack(setup)],
    text: setup.text ?? objective,
    open,
    defended: setup.defenses.size > 0 ? trials(setup, trialCount) : undefined,
    refused: falseRefusals(setup.defenses),
    problems,
  };
}

/** An attack by its name. */
export function kindNamed(id: string | undefined): AttackKind | undefined {
  return attackKinds.find((kind) => kind.id === id);
}

/** Reads what was entered, by hand or by a link. */
function readSetup(input: AttackInput): { readonly setup?: Setup; readonly problems: readonly Problem[] } {
  const kind = kindNamed(input.attack);
  if (!kind)
    return {
      problems: [{ field: 'attack', line: undefined, message: `There is no attack "${input.attack}".` }],
    };
  const problems: Problem[] = [];
  const values: Record<string, number> = {};
  for (const parameter of kind.parameters) {
    const text = input[parameter.flag]?.trim() ?? '';
    const value = text === '' ? Number.NaN : Number(text);
    const message = valueProblem(parameter, value);
    if (message) problems.push({ field: parameter.flag, line: undefined, message });
    values[parameter.flag] = value;
  }
  for (const flag of kind.switches) values[flag] = input[flag] === '1' ? 1 : 0;
  const text = input.text?.trim() ?? '';
  if (text.length > longestText)
    problems.push({
      field: 'text',
      line: undefined,
      message: `A text of up to ${longestText} characters can be tried here.`,
    });
  return { setup: { kind, values, ...rest(input), ...(text && { text }) }, problems };
}

function rest({
  variant,
  seed = '',
  defenses = '',
}: AttackInput): Pick<Setup, 'variant' | 'seed' | 'defenses'> {
  const names = new Set(defenses.split(' '));
  return {
    variant: variants.find((each) => each === variant) ?? 'dtx',
    seed,
    defenses: new Set(defenseNames.filter((name): name is Defense => names.has(name))),
  };
}

/** Values of flags as numbers, for formulas, and of what else these count; those that are no numbers are left out. */
export function valuesOf(kind: AttackKind, input: AttackInput, events: readonly AttackEvent[]): Values {
  const numbers = [...kind.parameters.map(({ flag }) => flag), ...kind.switches].map(
    (flag) => [flag, Number(input[flag] || Number.NaN)] as const,
  );
  const values = Object.fromEntries(numbers.filter(([, value]) => Number.isFinite(value)));
  return { ...values, ...kind.quantities?.((flag) => values[flag] ?? 0, events) };
}
