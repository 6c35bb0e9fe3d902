import { bestFirst, counter, type Ranked } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { weights } from './weights.ts';

/** Hits of a page, and hits under headings of one name, that keep their place whatever follows them. */
const kept = 2;

/**
 * Hits, best first; those that follow the best two of a page, or the best two sections of one name, as every tactic
 * has, give way to others that answer nearly as well.
 */
export function varied<Hit extends Ranked>({ sections }: SearchIndex, hits: readonly Hit[]): Hit[] {
  const ofPage = counter<number | undefined>();
  const ofName = counter<string>();
  return hits
    .toSorted(bestFirst)
    .map((hit) => {
      const { page, level, title = '' } = sections[hit.section] ?? {};
      const before = Math.max(ofPage(page), level === 1 ? 0 : ofName(title));
      return { ...hit, score: hit.score + weights.repeated * Math.max(0, before + 1 - kept) };
    })
    .sort(bestFirst);
}
