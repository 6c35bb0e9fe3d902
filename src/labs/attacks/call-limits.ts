import type { Call } from '../../product/tactics/calls/call-schema.ts';
import { parseFormula } from '../../product/tactics/calls/formula.ts';
import type { Values } from './engine/attack-kind.ts';
import type { Role } from './engine/events.ts';

/** The most calls of a role, as a formula of the model over flags. */
export interface CallLimit {
  readonly role: Role;
  readonly formula: string;
  /** What it comes to where each reply can be read, and the code is as it is taken to be. */
  readonly usual?: string;
  /** Flag with which it holds, and one without which it does. */
  readonly when?: string | undefined;
  readonly unless?: string | undefined;
}

/** Calls that the model names instead of giving them a role. */
const named: Readonly<Record<string, Role | undefined>> = {
  'Question model': 'attacker',
  'Preparation: behavior, actors, then the questions of each actor': 'preparation',
  'Topic filter, by the evaluator': 'filter',
};

/** What the model says of the calls of an attack; means are no limits. */
export function limitsOf(calls: readonly Call[]): readonly CallLimit[] {
  return calls
    .filter(({ bound }) => bound !== 'about')
    .flatMap((call) => {
      const { formula, most, when, unless } = call;
      return rolesOf(call).map((role) => ({
        role,
        formula: (most ?? formula).text,
        ...(most && { usual: formula.text }),
        when,
        unless,
      }));
    });
}

/** Who is called. @throws the call is of nobody whom an attack calls here */
export function rolesOf({ roles, name = '' }: Call): readonly Role[] {
  return roles.flatMap((each) => {
    const role = each === 'other' ? named[name] : each;
    if (!role) throw new Error(`The calls "${name}" are of no role in a simulated attack.`);
    return [role];
  });
}

/** The most calls of a role with these flags; undefined where the model does not say it. */
export function mostCalls(limits: readonly CallLimit[], role: Role, values: Values): number | undefined {
  return least(
    holding(limits, role, values).map(({ formula }) => formula),
    values,
  );
}

/** Calls of a role that are usual with these flags; undefined where the model has no other number than the most. */
export function usualCalls(limits: readonly CallLimit[], role: Role, values: Values): number | undefined {
  return least(
    holding(limits, role, values).flatMap(({ usual = [] }) => usual),
    values,
  );
}

function holding(limits: readonly CallLimit[], role: Role, values: Values): readonly CallLimit[] {
  return limits.filter(
    (each) =>
      each.role === role && !(each.when && !values[each.when]) && !(each.unless && values[each.unless]),
  );
}

/** The least that formulas come to: each of them holds. */
function least(formulas: readonly string[], values: Values): number | undefined {
  const counts = formulas
    .map((formula) => parseFormula(formula).value((name) => values[name]))
    .filter((count) => count !== undefined);
  return counts.length > 0 ? Math.min(...counts) : undefined;
}
