import { join } from 'node:path';
import { buildCache, cacheKey } from '../../src/cache/file-cache.ts';
import { filesKey, sourceKey } from '../../src/cache/source-key.ts';
import type { ContentError } from '../../src/site/content-error.ts';
import { contentFolder } from '../../src/site/edition.ts';
import type { DocPage } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import type { Verification } from '../../src/site/verification.ts';
import { readPageSource } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';
import { exampleChecks } from './index.ts';

const cache = buildCache('examples');

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
  for (const { page, product, productKey } of editions.flatMap(originals)) {
    const key = keyOf(page, productKey, checks);
    const kept = key && (await cache.read(key));
    if (kept) {
      counts[page.file] = JSON.parse(kept.toString()) as Verification['pages'][string];
      continue;
    }
    const source = readPageSource(page);
    const counted: Verification['pages'][string] = {};
    const before = problems.length;
    for (const { id, examine } of checks) {
      const started = performance.now();
      const { count, problems: found } = await examine(source, product);
      times.set(id, (times.get(id) ?? 0) + performance.now() - started);
      if (count > 0) counted[id] = count;
      problems.push(...found);
    }
    counts[page.file] = counted;
    if (key && problems.length === before) await cache.write(key, Buffer.from(JSON.stringify(counted)));
  }
  return { problems, pages: counts, times };
}

/** Pages of the default language, each with the model its examples are held to; translations have the same examples. */
function originals({ root, config, locale, pages, product, version }: Site) {
  if (!product || locale.code !== config.locales[0]?.code) return [];
  const productKey = filesKey(join(root, contentFolder(version), 'product'));
  return pages.flatMap((page) => (page.kind === 'doc' ? [{ page, product, productKey }] : []));
}

/** Key of what a page's examples are judged by; undefined where nothing is kept, as by the whole of `npm run check`. */
function keyOf({ source }: DocPage, productKey: string, checks: readonly ExampleCheck[]): string | undefined {
  const code = sourceKey();
  return (
    code &&
    cacheKey(
      code,
      checks.map(({ id }) => id),
      productKey,
      source,
    )
  );
}
