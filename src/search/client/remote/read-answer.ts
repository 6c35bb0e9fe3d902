import { type Hierarchy, type Level, levels, recordType } from '../../core/record.ts';
import type { SearchHit, SearchRequest, SearchResult } from '../../protocol/messages.ts';
import { amount, dictionary, flag, type Guard, list, oneOf, shape, text } from '../guards.ts';
import { DeserializationError } from '../search-client.ts';

/** An object with a leaf for each level that has one. */
const byLevel = <T>(leaf: Guard<T>) =>
  shape({}, Object.fromEntries(levels.map((level) => [level, leaf])) as Record<Level, Guard<T>>);

const texts = byLevel(text);
/** What a hit has of its place when nothing is said. */
export const noTexts = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
const hierarchy: Guard<Hierarchy> = (value, place) => ({ ...noTexts, ...texts(value, place) });

const matchLevel = oneOf('none', 'partial', 'full');
const snippet = shape({ value: text, matchLevel }, {});
const highlighted = shape({ value: text, matchLevel, matchedWords: list(text) }, { fullyHighlighted: flag });
const marked = <T>(leaf: Guard<T>) => shape({}, { hierarchy: byLevel(leaf), content: leaf });

const anyHit = shape(
  { objectID: text },
  {
    url: text,
    type: text,
    hierarchy,
    content: text,
    _highlightResult: marked(highlighted),
    _snippetResult: marked(snippet),
  },
);
/** Foreign indexes know further types; such a hit has none. */
const hit: Guard<SearchHit> = (value, place) => {
  const { type, ...rest } = anyHit(value, place);
  const known = recordType(type);
  return known ? { ...rest, type: known } : rest;
};

const result = shape(
  { hits: list(hit), nbHits: amount },
  {
    index: text,
    query: text,
    params: text,
    page: amount,
    nbPages: amount,
    hitsPerPage: amount,
    exhaustiveNbHits: flag,
    processingTimeMS: amount,
    queryID: text,
    facets: dictionary(dictionary(amount)),
  },
);
const envelope = shape({ results: list((value) => value) }, {});

/**
 * Reads the body of a successful answer (row 7.10). Only what this site uses is kept, each hit once and no more hits
 * than were asked for; counts that a host leaves out are worked out.
 * @throws {DeserializationError} it is not JSON, or not an answer (row 8.4)
 */
export function readAnswer(body: string, request: SearchRequest): SearchResult {
  const [first] = envelope(parse(body), '').results;
  const read = result(first, 'results[0]');
  const { page = 0, hitsPerPage = 20 } = request;
  const hits = new Map(read.hits.map((each) => [each.objectID, each]));
  return {
    index: request.indexName,
    query: request.query ?? '',
    params: '',
    page,
    hitsPerPage,
    nbPages: Math.ceil(read.nbHits / hitsPerPage),
    exhaustiveNbHits: true,
    processingTimeMS: 0,
    ...read,
    hits: [...hits.values()].slice(0, hitsPerPage),
  };
}

/** Message of a refusal (row 8.3). */
export function readRefusal(body: string, status: number): string {
  try {
    return shape({ message: text }, {})(parse(body), '').message;
  } catch {
    return `Status ${status}`;
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON';
    throw new DeserializationError(reason, { cause: error });
  }
}
