import type { SearchEngine } from './engine.ts';
import { present } from './present.ts';
import { parseQuery } from './query.ts';
import { rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { Texts } from './texts.ts';
import { unpackIndex } from './unpack.ts';

/**
 * Makes an engine from what the build wrote.
 * @param packed the index
 * @param loadText gives the text at a place of the list; called when a hit needs it, again after a failure
 * @throws {TypeError} when the data is not an index of this format
 */
export function createEngine(packed: unknown, loadText: (place: number) => Promise<unknown>): SearchEngine {
  const index = unpackIndex(packed);
  return engineOf(index, new Texts(index, loadText));
}

/** Makes an engine of what others use, too. */
export function engineOf(index: SearchIndex, texts: Texts): SearchEngine {
  // Every answer needs the descriptions; a failure shows at the query.
  texts.want([]);
  return {
    async search(query) {
      const parsed = parseQuery(query.query, index.stopWords);
      const ranking = rank(index, parsed);
      return present(index, texts, parsed, ranking, query);
    },
  };
}
