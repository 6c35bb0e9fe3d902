import type { ContentError } from '../../src/site/content-error.ts';
import type { Site } from '../../src/site/site.ts';
import type { Verification } from '../../src/site/verification.ts';
import { readPageSource } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';
import { exampleChecks } from './index.ts';

/** What the checks found in the examples of a site. */
export interface ExampleResults {
  readonly problems: ContentError[];
  /** File of a page → id of a check → number of examples it put to the test there. */
  readonly pages: Verification['pages'];
  /** Id of a check → milliseconds it took over the whole site. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Puts every example of the site to the test, in every version: once by the build, which writes what was checked below
 * each page, and by `npm run check`.
 * @returns nothing checked for an edition without a product model
 */
export async function verifyExamples(
  { editions }: Pick<Site, 'editions'>,
  checks: readonly ExampleCheck[] = exampleChecks,
): Promise<ExampleResults> {
  const problems: ContentError[] = [];
  const counts: Verification['pages'] = {};
  const times = new Map<string, number>();
  for (const { page, product } of editions.flatMap(originals)) {
    const source = readPageSource(page);
    const counted: Verification['pages'][string] = {};
    for (const { id, examine } of checks) {
      const started = performance.now();
      const { count, problems: found } = await examine(source, product);
      times.set(id, (times.get(id) ?? 0) + performance.now() - started);
      if (count > 0) counted[id] = count;
      problems.push(...found);
    }
    counts[page.file] = counted;
  }
  return { problems, pages: counts, times };
}

/** Pages of the default language, each with the model its examples are held to; translations have the same examples. */
function originals({ config, locale, pages, product }: Site) {
  if (!product || locale.code !== config.locales[0]?.code) return [];
  return pages.flatMap((page) => (page.kind === 'doc' ? [{ page, product }] : []));
}
