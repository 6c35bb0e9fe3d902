import type { Problem } from '../frame/LabResult.tsx';
import { type AttackInput, longestText } from './attack-input.ts';
import { budget, type Comparison, otherInput } from './comparison.ts';
import { type Parameter, type PlayedKind, variants } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { attack, type Setup, valueProblem } from './engine/setup.ts';
import { type Trial, trials } from './engine/trials.ts';
import { falseRefusals } from './world/benign.ts';
import { type Defense, defenseNames } from './world/defense-names.ts';
import { objective } from './world/objective.ts';

/** A run, and how other runs end. */
export interface AttackOutcome {
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  /** Runs with the seeds 1 to 20, without any defence. Runs that would take too long are not played: there are none. */
  readonly open: readonly Trial[];
  /** The same runs with the defences; undefined without one. */
  readonly defended: readonly Trial[] | undefined;
  /** Questions of customers that the defences refuse. */
  readonly refused: readonly string[];
  /** Undefined while no other attack is chosen. */
  readonly compared: Comparison | undefined;
  readonly problems: readonly Problem[];
}

/** Runs of which the ends are told. */
const trialCount = 20;

/** What all runs besides the one that is shown may take, which is half a second of work. */
const enough = 1_000_000;

/** The attacks that are there, by the ids of their tactics. */
export type KindNamed = (id: string | undefined) => PlayedKind | undefined;

/** Plays an attack as it was set up, or says what keeps it from being played. */
export function attackTask(input: AttackInput, kindNamed: KindNamed): AttackOutcome {
  const { setup, problems } = readSetup(input, kindNamed);
  const other = otherInput(input);
  const rival = other && readSetup(other, kindNamed);
  if (rival) problems.push(...problemsOf('budget', budget, numberOf(input.budget)));
  if (!setup || problems.length > 0)
    return {
      events: [],
      text: '',
      open: [],
      defended: undefined,
      refused: [],
      compared: undefined,
      problems,
    };
  const allowance = { left: enough };
  const ends = (of: Omit<Setup, 'seed'>, calls?: number) => trials(of, trialCount, calls, allowance);
  const calls = numberOf(input.budget);
  return {
    events: [...attack(setup)],
    text: setup.text ?? objective,
    compared: rival?.setup && { own: ends(setup, calls), other: ends(rival.setup, calls) },
    open: ends({ ...setup, defenses: new Set() }),
    defended: setup.defenses.size > 0 ? ends(setup) : undefined,
    refused: falseRefusals(setup.defenses),
    problems,
  };
}

/** The run alone; empty where it cannot be played. */
export function eventsOf(input: AttackInput, kindNamed: KindNamed): readonly AttackEvent[] {
  const { setup, problems } = readSetup(input, kindNamed);
  return setup && problems.length === 0 ? [...attack(setup)] : [];
}

/** Reads what was entered, by hand or by a link. */
function readSetup(
  input: AttackInput,
  kindNamed: KindNamed,
): { readonly setup?: Setup; readonly problems: Problem[] } {
  const kind = kindNamed(input.attack);
  if (!kind)
    return {
      problems: [{ field: 'attack', line: undefined, message: `There is no attack "${input.attack}".` }],
    };
  const problems: Problem[] = [];
  const values: Record<string, number> = {};
  for (const parameter of kind.parameters) {
    const value = numberOf(input[parameter.flag]);
    problems.push(...problemsOf(parameter.flag, parameter, value));
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

function numberOf(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function problemsOf(field: string, parameter: Parameter, value: number): readonly Problem[] {
  const message = valueProblem(parameter, value);
  return message ? [{ field, line: undefined, message }] : [];
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
