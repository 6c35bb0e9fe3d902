import type { EngineQuery } from '../../../src/search/core/engine.ts';
import {
  type Fields,
  readJson,
  readList,
  readNumber,
  readText,
} from '../../../src/search/protocol/fields.ts';
import { parseFilters } from '../../../src/search/protocol/filters.ts';
import { limits } from '../../../src/search/protocol/limits.ts';
import { type ParsedRequest, parseRequest } from '../../../src/search/protocol/parse-request.ts';
import { RequestError } from '../../../src/search/protocol/request-error.ts';
import { type Facet, facetOf, facets, findFacet } from './facets.ts';
import { parseFilterText } from './filter-text.ts';
import { checkParameters } from './parameters.ts';

/** A request for hits. */
export interface SearchTask {
  readonly kind: 'hits';
  readonly request: ParsedRequest<Facet>;
  /** Whether it counts hits by `offset` and `length`, not by pages. */
  readonly byOffset: boolean;
  readonly valuesPerFacet: number;
  readonly sortFacetsBy: FacetOrder;
  /** Names of the fields the answer may have; all when absent. */
  readonly responseFields: readonly string[] | undefined;
}

/** A request for values of a facet. */
export interface FacetTask {
  readonly kind: 'facet';
  readonly request: ParsedRequest<Facet>;
  readonly facet: Facet;
  readonly facetQuery: string;
  readonly maxFacetHits: number;
  readonly sortFacetsBy: FacetOrder;
}

export type FacetOrder = 'count' | 'alpha';

/** Filters by these are of the index of somebody's own site: stock DocSearch sends them with every query. */
const foreign = new Set(['docusaurus_tag', 'tags']);

/**
 * Reads one of several requests, for hits or for values of a facet.
 * @throws {RequestError} with what to change, also when something is asked for that is not supported
 */
export function readRequest(fields: Fields): SearchTask | FacetTask {
  const type = readText(fields, 'type') ?? 'default';
  if (type === 'default') return readSearch(fields);
  if (type === 'facet')
    return readFacetSearch(fields, readText(fields, 'facet') ?? '', `${fields.place}facet`);
  throw new RequestError(`${fields.place}type must be "default" or "facet".`);
}

/** Reads a request for hits. @throws {RequestError} with what to change */
export function readSearch(fields: Fields): SearchTask {
  const request = readCommon(fields);
  for (const name of ['facet', 'facetQuery', 'maxFacetHits']) {
    if ((fields.values[name] ?? undefined) !== undefined)
      throw new RequestError(`${fields.place}${name} needs "type": "facet".`);
  }
  const asked = readList(fields, 'facets') ?? [];
  const offset = readNumber(fields, 'offset', 0, 999_999_999);
  const length = readNumber(fields, 'length', 0, limits.hitsPerPage);
  const responseFields = readList(fields, 'responseFields');
  return {
    kind: 'hits',
    request: {
      ...request,
      query: {
        ...request.query,
        // As in Algolia, `length` means nothing alone.
        ...(offset !== undefined && { offset, length: length ?? request.hitsPerPage }),
        facets: asked.includes('*') ? facets : [...new Set(asked.flatMap((name) => findFacet(name) ?? []))],
      },
    },
    byOffset: offset !== undefined,
    valuesPerFacet: readNumber(fields, 'maxValuesPerFacet', 0, 1000) ?? 100,
    sortFacetsBy: readOrder(fields),
    responseFields: responseFields?.includes('*') ? undefined : responseFields,
  };
}

/**
 * Reads a request for values of a facet.
 * @param place what to call the facet in a message
 * @throws {RequestError} with what to change
 */
export function readFacetSearch(fields: Fields, facet: string, place: string): FacetTask {
  const { query, ...request } = readCommon(fields);
  const known = facetOf(facet, place);
  return {
    kind: 'facet',
    request: { ...request, query: { ...query, offset: 0, length: 0, facets: [known] } },
    facet: known,
    facetQuery: (readText(fields, 'facetQuery') ?? '').slice(0, limits.queryLength).toWellFormed(),
    maxFacetHits: readNumber(fields, 'maxFacetHits', 0, 100) ?? 10,
    sortFacetsBy: readOrder(fields),
  };
}

/** What both have, with filters by all facets there are. */
function readCommon(fields: Fields): ParsedRequest<Facet> {
  checkParameters(fields);
  const { query, ...request } = parseRequest(fields);
  const filters: EngineQuery<Facet>['filters'] = [
    ...parseFilters(readJson(fields, 'facetFilters'), `${fields.place}facetFilters`, (name, place) =>
      foreign.has(name) ? undefined : facetOf(name, place),
    ),
    ...parseFilterText(readText(fields, 'filters') ?? '', `${fields.place}filters`),
  ];
  return { ...request, query: { ...query, filters, facets: [] } };
}

function readOrder(fields: Fields): FacetOrder {
  const order = readText(fields, 'sortFacetValuesBy') ?? 'count';
  if (order === 'count' || order === 'alpha') return order;
  throw new RequestError(`${fields.place}sortFacetValuesBy must be "count" or "alpha".`);
}
