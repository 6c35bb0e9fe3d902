import { join } from 'node:path';
import { buildCache, cacheKey } from '../../src/base/cache/file-cache.ts';
import { filesKey, sourceKey } from '../../src/base/cache/source-key.ts';
import type { ContentError } from '../../src/base/content-error.ts';
import { contentFolder } from '../../src/site/edition.ts';
import type { DocPage } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import type { Verification } from '../../src/site/verification.ts';
import type { FactCheck } from '../facts/fact-check.ts';
import { factChecks } from '../facts/index.ts';
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
 * each page, and by `npm run check`. What pages say about them is held to the model of the product beside it.
 * @param cache where the counts of pages without a mistake are kept
 * @returns nothing checked for an edition without a product model
 */
export async function verifyExamples(
  { editions }: Pick<Site, 'editions'>,
  checks: readonly ExampleCheck[] = exampleChecks,
  facts: readonly FactCheck[] = factChecks,
  cache = buildCache('examples'),
): Promise<ExampleResults> {
  const problems: ContentError[] = [];
  const counts: Verification['pages'] = {};
  const times = new Map<string, number>();
  for (const { page, product, productKey } of editions.flatMap(originals)) {
    const key = keyOf(page, productKey, [...checks, ...facts]);
    const kept = key && (await cache.read(key));
    if (kept) {
      counts[page.file] = JSON.parse(kept.toString()) as Verification['pages'][string];
      continue;
    }
    const source = readPageSource(page);
    const counted: Verification['pages'][string] = {};
    const before = problems.length;
    const timed = async <T>(id: string, work: () => Promise<T> | T): Promise<T> => {
      const started = performance.now();
      const result = await work();
      times.set(id, (times.get(id) ?? 0) + performance.now() - started);
      return result;
    };
    for (const { id, examine } of checks) {
      const { count, problems: found } = await timed(id, () => examine(source, product));
      if (count > 0) counted[id] = count;
      problems.push(...found);
    }
    for (const { id, find } of facts) problems.push(...(await timed(id, () => find(source, product))));
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
function keyOf(
  { source }: DocPage,
  productKey: string,
  checks: readonly { readonly id: string }[],
): string | undefined {
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
