import type { Product } from '../../src/product/product.ts';
import type { Call as Count } from '../../src/product/tactics/calls/call-schema.ts';
import { countOfCommand, countOfLibrary, holds } from '../../src/product/tactics/calls/count.ts';
import type { Tactic } from '../../src/product/tactics/tactics.ts';
import { type FactCheck, type Mistake, reported } from './fact-check.ts';
import { type StatedCalls, statedCalls } from './stated-calls.ts';
import { type Run, runsOf } from './stated-runs.ts';
import { statementsOf } from './statements.ts';

/**
 * A number of calls that a page states for a tactic is one that the formulas of the tactic give: with the flags of the
 * command beside it or in the sentence, else with the defaults or the flags of some example of the page.
 */
export const callNumbers: FactCheck = {
  id: 'call-numbers',
  async find(source, product) {
    const found: (Mistake & { line: number })[] = [];
    for (const statement of statementsOf(source)) {
      const stated = statedCalls(statement);
      if (stated.length === 0) continue;
      const runs = await runsOf(statement, source, product);
      for (const each of stated) {
        const mistake = mistakeIn(each, statement.text, runs, product);
        if (mistake) found.push({ ...mistake, line: statement.line });
      }
    }
    return reported(source, found);
  },
};

/** @returns problem and fix, unless some run makes as many calls, or no formula is about them */
function mistakeIn(
  stated: StatedCalls,
  text: string,
  runs: readonly Run[],
  product: Product,
): Mistake | undefined {
  const right = runs.flatMap((run) => valuesOf(run, stated, text, product));
  if (right.length === 0 || stated.numbers.every((number) => right.some(({ value }) => value === number)))
    return undefined;
  const values = [...new Set(right.map(({ value }) => value.toLocaleString('en')))];
  const [{ tactic, formula }] = right as [Right];
  return {
    problem: `"${stated.words}" is not what the formula of ${tactic.name} gives, "${formula}": ${values.join(' or ')}`,
    fix: `Write ${values[0]}, or let ::tactic-calls{id="${tactic.id}"} or ::example-calls say it`,
  };
}

interface Right {
  readonly tactic: Tactic;
  readonly value: number;
  readonly formula: string;
}

function valuesOf(run: Run, { roles, each }: StatedCalls, text: string, product: Product): Right[] {
  const tactic = withQuantities(run.tactic, text);
  const counted = tactic.calls.flatMap((call) => {
    if (!holds(call, run.given) || (each && !(call.unit && text.includes(call.unit)))) return [];
    const count = run.library
      ? countOfLibrary(tactic, call)
      : countOfCommand(tactic, call, product['command-line'], run.given);
    return count ? [{ call, count }] : [];
  });
  const values = counted.flatMap(({ call, count }) =>
    isOf(call, roles)
      ? [count.total, count.least, count.most].flatMap((value) =>
          value === undefined ? [] : [{ tactic, value, formula: call.formula.text }],
        )
      : [],
  );
  if (roles.length > 0 || values.length === 0) return values;
  const all = counted.flatMap(({ call, count }) => call.roles.map(() => count));
  const sum = (of: (count: (typeof all)[number]) => number) =>
    all.reduce((total, count) => total + of(count), 0);
  const whole = 'all of its calls together';
  return [
    ...values,
    { tactic, value: sum(({ total }) => total), formula: whole },
    { tactic, value: sum(({ total, most }) => most ?? total), formula: whole },
  ];
}

/** Calls of one of the roles, or of any when none is named. */
function isOf(call: Count, roles: StatedCalls['roles']): boolean {
  return roles.length === 0 || roles.some((role) => call.roles.includes(role));
}

/** The tactic with the quantities that a sentence sets: "4 actors". */
function withQuantities(tactic: Tactic, text: string): Tactic {
  const quantities = tactic.quantities.map((quantity) => {
    const [, number] = new RegExp(`\\b(\\d+) ${quantity.name}\\b`).exec(text) ?? [];
    return number
      ? { ...quantity, parameter: undefined, default: undefined, sample: Number(number) }
      : quantity;
  });
  return { ...tactic, quantities };
}
