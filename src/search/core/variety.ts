import { bestFirst, betterOfPage, type Ranked } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { weights } from './weights.ts';

/** Hits of a page that keep their place whatever follows them. */
const kept = 2;

/** Hits, best first; those that follow the best two of a page give way to other pages that answer nearly as well. */
export function varied<Hit extends Ranked>({ sections }: SearchIndex, hits: readonly Hit[]): Hit[] {
  const before = betterOfPage(sections);
  return hits
    .toSorted(bestFirst)
    .map((hit) => ({ ...hit, score: hit.score + weights.repeated * Math.max(0, before(hit) + 1 - kept) }))
    .sort(bestFirst);
}
