import type { ContentError } from '../../src/base/content-error.ts';
import type { Site } from '../../src/site/site.ts';
import { exampleChecks } from '../examples/index.ts';
import { typescript } from '../examples/typescript.ts';
import { verifyExamples } from '../examples/verify.ts';
import { factChecks } from '../facts/index.ts';
import { translationProblems, translationsToDo } from '../translations.ts';
import { sourceLinkProblems } from './links.ts';
import { markdownProblems } from './markdown.ts';

/** What a part of the check found; can be sent between threads. */
export interface PartResult {
  readonly problems: readonly string[];
  /** Examples that were put to the test. */
  readonly examples: number;
  /** Name of a check → milliseconds. */
  readonly times: readonly (readonly [string, number])[];
  /** What is worth knowing and no mistake, one line each. */
  readonly notes: readonly string[];
}

/**
 * The check of the sources, in parts of about the same length that know nothing of each other.
 * @param only files of pages whose examples are put to the test; all when absent
 */
export const parts = {
  examples: (site: Site, only?: readonly string[]) =>
    examplesOf(
      site,
      exampleChecks.filter((check) => check !== typescript),
      factChecks,
      only,
    ),
  prose: async (site: Site) => {
    // Dictionaries take a while to be read: only by the thread that needs them.
    const { checkProse } = await import('../prose/check-prose.ts');
    const { problems, times } = await checkProse(site);
    return { problems: linesOf(problems), examples: 0, times: [...times], notes: [] };
  },
  typescript: (site: Site, only?: readonly string[]) => examplesOf(site, [typescript], [], only),
  text: async (site: Site) => {
    const times: [string, number][] = [];
    const timed = (name: string, find: () => readonly ContentError[]) => {
      const started = performance.now();
      const problems = linesOf(find());
      times.push([name, performance.now() - started]);
      return problems;
    };
    const problems = [
      ...timed('markdown', () => markdownProblems(site)),
      ...timed('links', () => sourceLinkProblems(site)),
      ...timed('translations', () => translationProblems(site)),
    ];
    return { problems, examples: 0, times, notes: translationsToDo(site) };
  },
} satisfies Record<string, (site: Site, only?: readonly string[]) => Promise<PartResult>>;

export type PartName = keyof typeof parts;

async function examplesOf(
  { editions }: Site,
  checks: typeof exampleChecks,
  facts: typeof factChecks,
  only?: readonly string[],
): Promise<PartResult> {
  const chosen = editions.map((edition) =>
    only ? { ...edition, pages: edition.pages.filter(({ file }) => only.includes(file)) } : edition,
  );
  const { problems, pages, times } = await verifyExamples({ editions: chosen }, checks, facts);
  const counts = Object.values(pages).flatMap((page) => Object.values(page));
  return {
    problems: linesOf(problems),
    examples: counts.reduce((sum, count) => sum + count, 0),
    times: [...times],
    notes: [],
  };
}

function linesOf(problems: readonly ContentError[]): string[] {
  return problems.map(({ message }) => message);
}
