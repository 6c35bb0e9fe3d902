import type { EngineQuery, FacetAttribute } from '../core/engine.ts';
import type { Tags } from '../core/highlight.ts';
import {
  chooseAttributes,
  chooseSnippets,
  chooseTexts,
  type Retrievable,
  type TextAttribute,
} from './attributes.ts';
import { type Fields, isObject, readJson, readList, readNumber, readSwitch, readText } from './fields.ts';
import { facetAttribute, parseFilters } from './filters.ts';
import { defaults, limits } from './limits.ts';
import { RequestError } from './request-error.ts';

/** A request that can be answered, everything filled in. */
export interface ParsedRequest {
  readonly indexName: string;
  readonly query: EngineQuery;
  readonly retrieve: ReadonlySet<Retrievable>;
  readonly highlight: readonly TextAttribute[];
  readonly snippets: ReadonlyMap<TextAttribute, number>;
  readonly ellipsis: string;
  readonly tags: Tags;
  readonly clickAnalytics: boolean;
}

/**
 * Reads the body of a call to the queries endpoint. Requests have flat fields, or `params`, a URL-encoded string of
 * them; a flat field wins.
 * @param body JSON, as it came
 * @throws {RequestError} with what to mend
 */
export function parseRequests(body: string): ParsedRequest[] {
  const requests = listOfRequests(body);
  if (requests.length > limits.requests) {
    throw new RequestError(
      `requests has ${requests.length} entries; the limit is ${limits.requests}. Send several calls.`,
    );
  }
  const parsed = requests.map((request, place) => parseRequest(request, `requests[${place}]`));
  const hits = parsed.reduce((sum, { query }) => sum + query.hitsPerPage, 0);
  if (hits > limits.hits) {
    throw new RequestError(
      `requests asks for ${hits} hits; the limit is ${limits.hits}. Lower hitsPerPage, or send several calls.`,
    );
  }
  return parsed;
}

function listOfRequests(body: string): unknown[] {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw new RequestError('The body must be JSON, such as {"requests":[{"indexName":"…","query":"…"}]}.');
  }
  if (isObject(data) && Array.isArray(data.requests)) return data.requests;
  throw new RequestError('requests must be a list, such as {"requests":[{"indexName":"…","query":"…"}]}.');
}

function parseRequest(request: unknown, place: string): ParsedRequest {
  if (!isObject(request)) throw new RequestError(`${place} must be an object.`);
  const own: Fields = { place: `${place}.`, values: request };
  const params = Object.fromEntries(new URLSearchParams(readText(own, 'params') ?? ''));
  const fields: Fields = { place: own.place, values: { ...params, ...request } };
  const indexName = readText(fields, 'indexName');
  if (!indexName) throw new RequestError(`${place}.indexName is missing. Name the index to search.`);
  if ((readText(fields, 'type') ?? 'default') !== 'default') {
    throw new RequestError(`${place}.type must be "default": values of facets cannot be searched.`);
  }
  return {
    indexName,
    query: parseQuery(fields),
    retrieve: chooseAttributes(readList(fields, 'attributesToRetrieve')),
    highlight: chooseTexts(readList(fields, 'attributesToHighlight')),
    snippets: chooseSnippets(readList(fields, 'attributesToSnippet') ?? [], `${place}.attributesToSnippet`),
    ellipsis: readShort(fields, 'snippetEllipsisText'),
    tags: { pre: readShort(fields, 'highlightPreTag'), post: readShort(fields, 'highlightPostTag') },
    clickAnalytics: readSwitch(fields, 'clickAnalytics') ?? false,
  };
}

function parseQuery(fields: Fields): EngineQuery {
  return {
    query: cutQuery(readText(fields, 'query') ?? ''),
    page: readNumber(fields, 'page', 0, 999_999_999) ?? 0,
    // None is a way to count: clients that draw facets do.
    hitsPerPage: readNumber(fields, 'hitsPerPage', 0, limits.hitsPerPage) ?? defaults.hitsPerPage,
    filters: parseFilters(readJson(fields, 'facetFilters'), `${fields.place}facetFilters`),
    facets: parseFacets(readList(fields, 'facets') ?? []),
  };
}

/** Cuts a query to its limit, but no character in two. */
function cutQuery(query: string): string {
  return query.slice(0, limits.queryLength).replace(/[\uD800-\uDBFF]$/, '');
}

function parseFacets(names: readonly string[]): FacetAttribute[] {
  return [...new Set(names.flatMap((name) => facetAttribute(name) ?? []))];
}

function readShort(
  fields: Fields,
  field: 'snippetEllipsisText' | 'highlightPreTag' | 'highlightPostTag',
): string {
  const text = readText(fields, field) ?? defaults[field];
  if (text.length <= limits.tagLength) return text;
  throw new RequestError(`${fields.place}${field} must have at most ${limits.tagLength} characters.`);
}
