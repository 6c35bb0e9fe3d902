import type { Call as Count } from '../../src/product/calls/call-schema.ts';
import { formulasOf } from '../../src/product/calls/call-schema.ts';
import { countOfCommand, countOfLibrary, type GivenFlags, holds } from '../../src/product/calls/count.ts';
import { type ExampleRun, exampleRun } from '../../src/product/calls/example.ts';
import type { Product } from '../../src/product/product.ts';
import type { Tactic } from '../../src/product/tactics.ts';
import { ContentError } from '../../src/site/content-error.ts';
import type { Code, PageSource } from '../source/page-source.ts';
import type { FactCheck } from './fact-check.ts';
import { flagsOfCall, productCalls } from './product-calls.ts';
import { type StatedCalls, statedCalls } from './stated-calls.ts';
import { type Statement, statementsOf } from './statements.ts';

/**
 * A number of calls that a page states for a tactic is one that the formulas of the tactic give: with the flags of the
 * command beside it or in the sentence, else with the defaults or the flags of some example of the page.
 */
export const callNumbers: FactCheck = {
  id: 'call-numbers',
  async find(source, product) {
    const problems: ContentError[] = [];
    for (const statement of statementsOf(source)) {
      const stated = statedCalls(statement);
      if (stated.length === 0) continue;
      const runs = await runsOf(statement, source, product);
      for (const each of stated) {
        const wrong = mistakeIn(each, statement.text, runs, product);
        if (wrong)
          problems.push(new ContentError(source.page.file, `line ${statement.line}: ${wrong[0]}`, wrong[1]));
      }
    }
    return problems;
  },
};

/** A run that a number may be about; `library`: with the defaults of the library instead. */
interface Run extends ExampleRun {
  readonly library?: boolean;
}

/** The runs that a statement can be about, the nearest kind only; none when it is about no tactic. */
async function runsOf(statement: Statement, source: PageSource, product: Product): Promise<Run[]> {
  const { text, own, above, below } = statement;
  const ofOwn = await runsIn(own, product);
  if (ofOwn.length > 0) return ofOwn;
  const beside = await runsIn([...above, ...below], product);
  const tactics = tacticsOf(statement, source, product, beside);
  const written = codeIn(text).map((code) => ({ language: 'bash', code, line: statement.line }));
  const ofText = await runsIn(written, product);
  if (ofText.length > 0) return ofText;
  const given = flagsIn(text);
  const ofFlags = tactics.filter((tactic) => [...given.keys()].some((flag) => flagsOf(tactic).has(flag)));
  if (ofFlags.length > 0) return ofFlags.map((tactic) => ({ tactic, given }));
  const nearest = beside.filter(({ tactic }) => tactics.includes(tactic));
  const asksDefault = /\bdefaults?\b/i.test(text);
  if (nearest.length > 0 && !asksDefault) return nearest;
  const byDefault = tactics.flatMap((tactic): Run[] => [
    { tactic, given: new Map() },
    { tactic, given: new Map(), library: true },
  ]);
  if (asksDefault) return byDefault;
  const onPage = await runsIn(source.blocks, product);
  return [...byDefault, ...onPage.filter(({ tactic }) => tactics.includes(tactic))];
}

/** Tactics that a statement names; else those of the commands beside it; else that of the page. */
function tacticsOf(
  { text, cells }: Statement,
  { page }: PageSource,
  { tactics }: Product,
  beside: readonly Run[],
): Tactic[] {
  const words = [text, ...cells.map(({ title }) => title)].join(' ');
  const named = tactics.filter(({ name, invocation }) =>
    [name, invocation.value].some((each) => new RegExp(`(?<![\\w-])${each}(?![\\w-])`).test(words)),
  );
  if (named.length > 0) return named;
  if (beside.length > 0) return [...new Set(beside.map(({ tactic }) => tactic))];
  return tactics.filter(({ path }) => path === page.route);
}

async function runsIn(codes: readonly Code[], product: Product): Promise<Run[]> {
  const calls = (await Promise.all(codes.map((code) => productCalls(code, product)))).flat();
  return calls.flatMap((call) => {
    const run = exampleRun(call.text, product);
    return run ? [{ tactic: run.tactic, given: flagsOfCall(call) }] : [];
  });
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Flags with values in the code of a sentence: `--pair-streams 20`. */
function flagsIn(text: string): GivenFlags {
  const found = codeIn(text).flatMap((code) => [...code.matchAll(/(--[a-z][\w-]*)(?:[ =](\d[\d.]*))?/g)]);
  return new Map(found.flatMap(([, flag = '', value]) => (value ? [[flag, value]] : [])));
}

function flagsOf({ calls }: Tactic): ReadonlySet<string> {
  return new Set(calls.flatMap((call) => formulasOf(call).flatMap(({ names }) => names)));
}

/** @returns problem and mend, unless some run makes as many calls, or no formula is about them */
function mistakeIn(
  stated: StatedCalls,
  text: string,
  runs: readonly Run[],
  product: Product,
): readonly [string, string] | undefined {
  const right = runs.flatMap((run) => valuesOf(run, stated, text, product));
  if (right.length === 0 || stated.numbers.every((number) => right.some(({ value }) => value === number)))
    return undefined;
  const values = [...new Set(right.map(({ value }) => value.toLocaleString('en')))];
  const [{ tactic, formula }] = right as [Right];
  return [
    `"${stated.words}" is not what the formula of ${tactic.name} gives, "${formula}": ${values.join(' or ')}`,
    `Write ${values[0]}, or let ::tactic-calls{id="${tactic.id}"} or ::example-calls say it`,
  ];
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
