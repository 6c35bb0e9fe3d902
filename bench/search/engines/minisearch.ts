import MiniSearch from 'minisearch';
import { type ComparedEngine, onePerSection, type SearchDocument, tells } from './documents.ts';

const separators = /[\n\r\p{Z}\p{P}=+<>$|`~^]+/u;
const identifiers = /[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+/gu;

/**
 * MiniSearch 7. Tried: stemming (better typos and questions, worse identifiers and titles; the same in all), every
 * word required first (the same), four sets of boosts, BM25 parameters, fuzziness 0.2 and 0.3 (the latter finds
 * something for two thirds of the queries that should find nothing), prefixes of the last word or of all (better).
 */
export function miniSearch(documents: readonly SearchDocument[]): ComparedEngine {
  const index = new MiniSearch<SearchDocument>({
    fields: ['heading', 'above', 'content', 'path', 'headingSynonyms', 'contentSynonyms'],
    storeFields: ['url', 'page'],
    // Identifiers are found by their parts, and as a whole by those who do not remember the separators.
    tokenize: (text) => [
      ...text.split(separators),
      ...Array.from(text.matchAll(identifiers), ([whole]) => whole.replace(/[_-]/g, '')),
    ],
    processTerm: (term) => tells(term) && term.toLowerCase(),
    searchOptions: {
      prefix: (term, place, terms) => place === terms.length - 1 || term.length > 3,
      fuzzy: (term) => (term.length < 3 || /\d/.test(term) ? false : 0.2),
      maxFuzzy: 2,
      boost: { heading: 2.5, content: 1.3, headingSynonyms: 1.5, contentSynonyms: 0.7 },
      boostDocument: (_id, _term, stored) => (stored?.page ? 1.7 : 1),
    },
  });
  index.addAll(documents);
  return { search: async (query) => onePerSection(index.search(query).map(({ url }) => String(url))) };
}
