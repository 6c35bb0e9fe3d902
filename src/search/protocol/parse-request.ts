import type { EngineQuery, FacetAttribute } from '../core/engine.ts';
import type { Tags } from '../core/highlight.ts';
import {
  chooseAttributes,
  chooseSnippets,
  chooseTexts,
  type Retrievable,
  type TextAttribute,
} from './attributes.ts';
import {
  type Fields,
  isObject,
  readFields,
  readJson,
  readList,
  readNumber,
  readSwitch,
  readText,
} from './fields.ts';
import { facetAttribute, parseFilters } from './filters.ts';
import { defaults, limits } from './limits.ts';
import { RequestError } from './request-error.ts';

/** A request that can be answered, everything filled in. */
export interface ParsedRequest<Facet = FacetAttribute> {
  readonly indexName: string;
  readonly query: EngineQuery<Facet>;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly retrieve: ReadonlySet<Retrievable>;
  readonly highlight: readonly TextAttribute[];
  readonly snippets: ReadonlyMap<TextAttribute, number>;
  readonly ellipsis: string;
  readonly tags: Tags;
  readonly clickAnalytics: boolean;
}

/**
 * Reads the body of a call to the queries endpoint.
 * @param body its fields
 * @param read reads one of its requests
 * @throws {RequestError} with what to change
 */
export function parseRequests<
  Request extends { readonly request: { readonly query: { readonly length: number } } },
>({ requests }: Record<string, unknown>, read: (fields: Fields) => Request): Request[] {
  if (!Array.isArray(requests))
    throw new RequestError('requests must be a list, such as {"requests":[{"indexName":"…","query":"…"}]}.');
  if (requests.length > limits.requests) {
    throw new RequestError(
      `requests has ${requests.length} entries; the limit is ${limits.requests}. Send several calls.`,
    );
  }
  const parsed = requests.map((request: unknown, number) => {
    const place = `requests[${number}]`;
    if (!isObject(request)) throw new RequestError(`${place} must be an object.`);
    return read(readFields(request, `${place}.`));
  });
  const hits = parsed.reduce((sum, { request }) => sum + request.query.length, 0);
  if (hits > limits.hits) {
    throw new RequestError(
      `requests asks for ${hits} hits; the limit is ${limits.hits}. Lower hitsPerPage, or send several calls.`,
    );
  }
  return parsed;
}

/** The fields of a body. @throws {RequestError} when it has none */
export function parseBody(body: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    // The same as for other JSON.
  }
  if (isObject(data)) return data;
  throw new RequestError('The body must be a JSON object, such as {"query":"…"}.');
}

/** Reads a request for hits. @throws {RequestError} with what to change */
export function parseRequest(fields: Fields): ParsedRequest {
  const { place } = fields;
  const indexName = readText(fields, 'indexName');
  if (!indexName) throw new RequestError(`${place}indexName is missing. Name the index to search.`);
  const page = readNumber(fields, 'page', 0, 999_999_999) ?? 0;
  // None is a way to count: clients that draw facets do.
  const hitsPerPage = readNumber(fields, 'hitsPerPage', 0, limits.hitsPerPage) ?? defaults.hitsPerPage;
  return {
    indexName,
    query: {
      query: cutQuery(readText(fields, 'query') ?? ''),
      offset: page * hitsPerPage,
      length: hitsPerPage,
      filters: parseFilters(readJson(fields, 'facetFilters'), `${place}facetFilters`, facetAttribute),
      facets: parseFacets(readList(fields, 'facets') ?? []),
    },
    page,
    hitsPerPage,
    retrieve: chooseAttributes(readList(fields, 'attributesToRetrieve')),
    highlight: chooseTexts(readList(fields, 'attributesToHighlight')),
    snippets: chooseSnippets(readList(fields, 'attributesToSnippet') ?? [], `${place}attributesToSnippet`),
    ellipsis: readShort(fields, 'snippetEllipsisText'),
    tags: { pre: readShort(fields, 'highlightPreTag'), post: readShort(fields, 'highlightPostTag') },
    clickAnalytics: readSwitch(fields, 'clickAnalytics') ?? false,
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
