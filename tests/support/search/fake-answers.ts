import { noTexts } from '../../../src/search/client/remote/read-answer.ts';
import type { Hierarchy, SearchRecord } from '../../../src/search/core/record.ts';
import type {
  Highlighted,
  SearchHit,
  SearchRequest,
  SearchResult,
  Snippet,
} from '../../../src/search/protocol/messages.ts';

/** An answer of the protocol. @param differs what differs from one without hits; counts follow from `hits` */
export function fakeResult(request: SearchRequest, differs: Partial<SearchResult> = {}): SearchResult {
  const hits = differs.hits ?? [];
  const nbHits = differs.nbHits ?? hits.length;
  const hitsPerPage = request.hitsPerPage ?? 20;
  return {
    index: request.indexName,
    query: request.query ?? '',
    params: '',
    hits,
    nbHits,
    page: request.page ?? 0,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    ...differs,
  };
}

type HitDifference = Partial<Omit<SearchRecord, 'hierarchy'>> & { hierarchy?: Partial<Hierarchy> };

/**
 * A hit of the protocol with its texts as they are in `_highlightResult` and `_snippetResult`.
 * @param differs what differs from a page called TAP in the group Tactics
 * @param mark makes the texts of the results, such as one that puts marks around a word
 */
export function fakeHit(differs: HitDifference = {}, mark = (text: string) => text): SearchHit {
  const hierarchy = { ...noTexts, lvl0: 'Tactics', lvl1: 'TAP', ...differs.hierarchy };
  const record: SearchRecord = {
    objectID: '/tactics/tap#0',
    url: 'http://localhost/tactics/tap',
    type: 'lvl1',
    content: null,
    language: 'en',
    version: 'current',
    weight: { pageRank: 0, level: 100, position: 0 },
    ...differs,
    hierarchy,
  };
  return {
    ...record,
    _highlightResult: marked(record, (text): Highlighted => {
      const value = mark(text);
      const matched = value !== text;
      return {
        value,
        matchLevel: matched ? 'full' : 'none',
        matchedWords: [],
        fullyHighlighted: false,
      };
    }),
    _snippetResult: marked(record, (text): Snippet => {
      const value = mark(text);
      return { value, matchLevel: value === text ? 'none' : 'full' };
    }),
  };
}

function marked<Leaf>(record: SearchRecord, leaf: (text: string) => Leaf) {
  const levels = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level, leaf(text)] as const],
  );
  return {
    hierarchy: Object.fromEntries(levels),
    ...(record.content === null ? {} : { content: leaf(record.content) }),
  };
}
