import { fold } from '../../../../src/base/fold.ts';
import { type FoundText, findWords } from '../../../../src/search/core/found-words.ts';
import type { QueryMatcher } from '../../../../src/search/core/matcher.ts';

/** Means every word that begins with a word of the query. */
export function beginnings(...query: string[]): QueryMatcher {
  const folded = query.map(fold);
  return {
    match(word) {
      const begun = folded.find((each) => each !== '' && word.startsWith(each));
      return begun === undefined ? undefined : { query: begun, length: begun.length };
    },
  };
}

export const tags = { pre: '<mark>', post: '</mark>' };

export function found(text: string, ...query: string[]): FoundText {
  return findWords(text, beginnings(...query));
}
