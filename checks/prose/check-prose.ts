import type { ContentError } from '../../src/base/content-error.ts';
import type { Site } from '../../src/site/site.ts';
import { readPageSource } from '../source/page-source.ts';
import { proseChecks } from './index.ts';
import type { ProseCheck } from './prose-check.ts';

/** What the checks found in the prose of a site. */
export interface ProseResults {
  readonly problems: readonly ContentError[];
  /** Id of a check → milliseconds it took. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Holds the prose of a site to its checks: spelling, claims, placeholders, samples. What is being written is checked,
 * in every language; frozen versions are as they were.
 */
export async function checkProse(
  site: Site,
  checks: readonly ProseCheck[] = proseChecks,
): Promise<ProseResults> {
  const sources = site.editions
    .filter(({ version }) => version.name === 'current')
    .flatMap(({ pages }) => pages)
    .flatMap((page) => (page.kind === 'doc' && !page.untranslated ? [readPageSource(page)] : []));
  const problems: ContentError[] = [];
  const times = new Map<string, number>();
  for (const { id, find } of checks) {
    const started = performance.now();
    problems.push(...(await find(sources, site)));
    times.set(id, performance.now() - started);
  }
  return { problems, times };
}
