import type { Call } from '../../product/tactics/calls/call-schema.ts';
import { parseFormula } from '../../product/tactics/calls/formula.ts';
import type { Values } from './engine/attack-kind.ts';
import type { Role } from './engine/events.ts';

/** The most calls of a role, as a formula of the model over flags. */
export interface CallLimit {
  readonly role: Role;
  readonly formula: string;
  /** Flag with which it holds, and one without which it does. */
  readonly when?: string | undefined;
  readonly unless?: string | undefined;
}

/** Calls that the model names instead of giving them a role. */
const named: Readonly<Record<string, Role>> = {
  'Question model': 'attacker',
  'Preparation: behavior, actors, then the questions of each actor': 'preparation',
  'Topic filter, by the evaluator': 'filter',
};

/** What the model says of the calls of an attack. @throws a call is of nobody whom an attack calls here */
export function limitsOf(calls: readonly Call[]): readonly CallLimit[] {
  return calls.flatMap(({ roles, name = '', formula, most, when, unless }) =>
    roles.map((each) => {
      const role = each === 'other' ? named[name] : each;
      if (!role) throw new Error(`The calls "${name}" are of no role in a simulated attack.`);
      return { role, formula: (most ?? formula).text, when, unless };
    }),
  );
}

/** The most calls of a role with these flags; undefined where the model does not say it. */
export function mostCalls(limits: readonly CallLimit[], role: Role, values: Values): number | undefined {
  const counts = limits
    .filter(
      (each) =>
        each.role === role && !(each.when && !values[each.when]) && !(each.unless && values[each.unless]),
    )
    .map(({ formula }) => parseFormula(formula).value((name) => values[name]))
    .filter((count) => count !== undefined);
  // Each of them holds.
  return counts.length > 0 ? Math.min(...counts) : undefined;
}
