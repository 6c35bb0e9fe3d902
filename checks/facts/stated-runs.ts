import type { Product } from '../../src/product/product.ts';
import { formulasOf } from '../../src/product/tactics/calls/call-schema.ts';
import type { GivenFlags } from '../../src/product/tactics/calls/count.ts';
import { type ExampleRun, exampleRun } from '../../src/product/tactics/calls/example.ts';
import type { Tactic } from '../../src/product/tactics/tactics.ts';
import type { Code, PageSource } from '../source/page-source.ts';
import { flagsOfCall, productCalls } from './product-calls.ts';
import type { Statement } from './statements.ts';

/** A run that a number may be about; `library`: with the defaults of the library instead. */
export interface Run extends ExampleRun {
  readonly library?: boolean;
}

/** The runs that a statement can be about, the nearest kind only; none when it is about no tactic. */
export async function runsOf(statement: Statement, source: PageSource, product: Product): Promise<Run[]> {
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
  const nearest = beside.filter(({ tactic }) => tactics.some(({ id }) => id === tactic.id));
  const asksDefault = /\bdefaults?\b/i.test(text);
  if (nearest.length > 0 && !asksDefault) return nearest;
  const about = (words: RegExp) => words.test(text);
  const byDefault = tactics.flatMap((tactic): Run[] => [
    ...(about(/\blibrary\b/i) ? [] : [{ tactic, given: new Map() }]),
    ...(about(/\bcommand[ -]line\b/i) ? [] : [{ tactic, given: new Map(), library: true }]),
  ]);
  if (asksDefault) return byDefault;
  const onPage = await runsIn(source.blocks, product);
  return [...byDefault, ...onPage.filter(({ tactic }) => tactics.some(({ id }) => id === tactic.id))];
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
  const ofCalls = calls.flatMap((call): Run[] => {
    const run = exampleRun(call.text, product);
    return run ? [{ tactic: run.tactic, given: flagsOfCall(call) }] : [];
  });
  return [...ofCalls, ...codes.flatMap(({ code }) => libraryRuns(code, product))];
}

/** Runs that a script configures: `PAIRConfig(n_streams=2)`. Fields it does not set have their defaults. */
function libraryRuns(code: string, { tactics }: Product): Run[] {
  return tactics.flatMap((tactic) => {
    const [, fields] = new RegExp(`\\b${tactic.library?.config}\\(([^)]*)`).exec(code) ?? [];
    if (!tactic.library || fields === undefined) return [];
    const parameters = tactic.parameters.map((parameter) => {
      const [, value] = new RegExp(`\\b${parameter.field}\\s*=\\s*(\\d+)`).exec(fields) ?? [];
      return value ? { ...parameter, libraryDefault: Number(value) } : parameter;
    });
    return [{ tactic: { ...tactic, parameters }, given: new Map(), library: true }];
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
