import type { ContentError } from '../../src/site/content-error.ts';
import type { Site } from '../../src/site/site.ts';
import { readPageSource } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';
import { exampleChecks } from './index.ts';

/** What the checks found in the examples of a site. */
export interface ExampleResults {
  readonly problems: readonly ContentError[];
  /** Route → id of a check → number of examples it put to the test there. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Id of a check → milliseconds it took over the whole site. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Puts every example of the site to the test: once by the build, which writes what was checked below each page, and
 * by `npm run check`.
 * @returns nothing checked for a site without a product model
 */
export async function verifyExamples(
  { pages, product }: Pick<Site, 'pages' | 'product'>,
  checks: readonly ExampleCheck[] = exampleChecks,
): Promise<ExampleResults> {
  const problems: ContentError[] = [];
  const counts: Record<string, Record<string, number>> = {};
  const times = new Map<string, number>();
  if (!product) return { problems, pages: counts, times };
  for (const page of pages) {
    if (page.kind !== 'doc') continue;
    const source = readPageSource(page);
    const counted: Record<string, number> = {};
    for (const { id, examine } of checks) {
      const started = performance.now();
      const { count, problems: found } = await examine(source, product);
      times.set(id, (times.get(id) ?? 0) + performance.now() - started);
      if (count > 0) counted[id] = count;
      problems.push(...found);
    }
    counts[page.path] = counted;
  }
  return { problems, pages: counts, times };
}
