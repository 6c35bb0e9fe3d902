import type { Product } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';
import { type FactCheck, reported } from './fact-check.ts';
import { numberOf, optionValue, type ProductCall, productCalls } from './product-calls.ts';

/** The line of totals that a run prints; a count may be left out: `Passed: …`. */
const totalsLine = /\bTotal: (\d+)(?: \| Passed: (\d+|…|\.\.\.))?(?: \| Failed: (\d+|…|\.\.\.))?/;

/** Totals shown on a page add up, and are not above the limit of the run they belong to. */
export const totals: FactCheck = {
  id: 'totals',
  async find(source, product) {
    const shown = shownTotals(source.page.body);
    if (shown.length === 0) return [];
    const calls = (await Promise.all(source.blocks.map((block) => productCalls(block, product)))).flat();
    const found = shown.flatMap(({ line, start, total, counts }) => {
      const [passed = Number.NaN, failed = Number.NaN] = counts.map(Number);
      const fail = (problem: string, fix: string) => [{ line, problem: `"Total: ${total}" ${problem}`, fix }];
      const sum = passed + failed;
      if (!Number.isNaN(sum) && sum !== total)
        return fail(
          `is not ${passed} passed and ${failed} failed, which are ${sum}`,
          `Write ${sum}, or other counts`,
        );
      const runs = [
        ...calls
          .filter(isRun)
          .map((run) => ({ line: run.line, limit: () => limitOf(run, calls, source, product) })),
        ...scriptRuns(source),
      ].filter((run) => run.line >= start && run.line < line);
      const limits = runs.map((run) => run.limit());
      if (runs.length === 0 || limits.some((limit) => limit === undefined)) return [];
      const limit = Math.max(...limits.map((each) => each ?? 0));
      const places = runs.map((run) => run.line).join(', ');
      if (total <= limit) return [];
      return fail(
        `is more than the ${limit} that the run of line ${places} can have`,
        `Write ${limit} at most`,
      );
    });
    return reported(source, found);
  },
};

interface ShownTotals {
  readonly line: number;
  /** Line from which on commands belong to it: behind the last heading, and behind the totals before it. */
  readonly start: number;
  readonly total: number;
  readonly counts: readonly string[];
}

function shownTotals(body: string): ShownTotals[] {
  let start = 1;
  return body.split('\n').flatMap((text, i) => {
    if (/^#{2,} [A-Z]/.test(text)) start = i + 1;
    const match = totalsLine.exec(text);
    if (!match) return [];
    const found = { line: i + 1, start, total: Number(match[1]), counts: [match[2] ?? '…', match[3] ?? '…'] };
    start = i + 2;
    return [found];
  });
}

function isRun({ command: { path }, help }: ProductCall): boolean {
  return path.endsWith(' redteam run') && !help;
}

/** Limits in Python scripts: `.max_prompts(5)`. */
function scriptRuns({ blocks }: PageSource): { line: number; limit: () => number | undefined }[] {
  return blocks.flatMap(({ code, line: first }) =>
    code.split('\n').flatMap((text, i) => {
      const [, limit] = /\.max_prompts\((\d+)\)/.exec(text) ?? [];
      if (!limit) return [];
      return [{ line: first + i, limit: () => (code.includes('samples') ? undefined : Number(limit)) }];
    }),
  );
}

/**
 * How many results a run can have.
 * @param calls of the page, among them the one that made the plan of the run
 * @returns undefined when nothing bounds it, or the page does not say what does
 */
function limitOf(
  run: ProductCall,
  calls: readonly ProductCall[],
  { blocks }: PageSource,
  { datasets }: Product,
): number | undefined {
  const file = run.given.get('--plan_file')?.values[0]?.text;
  const plan = calls.findLast(
    ({ command, positionals, line }) =>
      command.path.endsWith(' redteam plan') && line <= run.line && positionals[1]?.text === file,
  );
  // The live engine has no such limit while it runs.
  const unbound = datasets
    .filter(({ kind }) => kind === 'live engine')
    .flatMap(({ id, aliases }) => [id, ...aliases]);
  const dataset = optionValue(plan ?? run, '--dataset')?.toLowerCase();
  if (unbound.some((name) => name.toLowerCase() === dataset)) return undefined;
  const sent = numberOf(run, '--max_prompts');
  if (sent === undefined) return undefined;
  if (file === undefined) {
    const samples = numberOf(run, '--samples');
    return samples === undefined ? undefined : sent * samples;
  }
  const planned = plan && numberOf(plan, '--max_prompts');
  // A tactic adds variants to what is planned.
  const varied = blocks.some(({ code }) => /^\s*tactics:/m.test(code));
  return planned === undefined || varied ? sent : Math.min(sent, planned);
}
