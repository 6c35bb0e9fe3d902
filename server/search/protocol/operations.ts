import type { SearchRecord } from '../../../src/search/core/record.ts';
import { chooseAttributes } from '../../../src/search/protocol/attributes.ts';
import { readFields, readList } from '../../../src/search/protocol/fields.ts';
import { indexOf } from '../../../src/search/protocol/handler.ts';
import type { SearchHit, SearchResult } from '../../../src/search/protocol/messages.ts';
import { parseBody, parseRequests } from '../../../src/search/protocol/parse-request.ts';
import { RequestError } from '../../../src/search/protocol/request-error.ts';
import { hitOf, respond } from '../../../src/search/protocol/respond.ts';
import type { SiteIndex } from '../site-index.ts';
import { type FacetHit, findValues, sortedCounts } from './facet-values.ts';
import { checkBody } from './parameters.ts';
import { type FacetTask, readFacetSearch, readRequest, readSearch, type SearchTask } from './read-request.ts';

export type Indexes = ReadonlyMap<string, SiteIndex>;

export interface FacetValues {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: true;
  readonly processingTimeMS: number;
}

/** Hits by pages, or by `offset` and `length`. */
export type ServedResult = Partial<SearchResult> & {
  readonly offset?: number;
  readonly length?: number;
  readonly exhaustiveFacetsCount?: true;
};

/**
 * Several searches, each with its index.
 * @param admit asked before anything is searched, with the number of requests; it may throw a RequestError
 */
export async function answerQueries(
  body: string,
  indexes: Indexes,
  admit: (requests: number) => void = () => undefined,
): Promise<{ results: (ServedResult | FacetValues)[] }> {
  const fields = parseBody(body);
  checkBody(fields);
  const tasks = parseRequests(fields, readRequest).map((task) => ({
    task,
    index: indexOf(indexes, task.request.indexName),
  }));
  admit(tasks.length);
  return { results: await Promise.all(tasks.map(({ task, index }) => answerTask(task, index))) };
}

/** One search, its fields flat or in `params`: `POST /1/indexes/{index}/query`. */
export async function answerSingle(name: string, body: string, indexes: Indexes): Promise<ServedResult> {
  return answerSearch(readSearch(ofIndex(name, body)), indexOf(indexes, name));
}

/** Values of a facet: `POST /1/indexes/{index}/facets/{facet}/query`. */
export async function answerFacet(
  name: string,
  facet: string,
  body: string,
  indexes: Indexes,
): Promise<FacetValues> {
  const task = readFacetSearch(ofIndex(name, body), facet, 'The address');
  return answerFacetSearch(task, indexOf(indexes, name));
}

/** A record: `GET /1/indexes/{index}/{objectID}`. */
export async function answerObject(
  name: string,
  objectID: string,
  parameters: URLSearchParams,
  indexes: Indexes,
): Promise<SearchHit> {
  const record: SearchRecord | undefined = await indexOf(indexes, name).object(objectID);
  if (!record) throw new RequestError('ObjectID does not exist', 404);
  const fields = { place: '', values: Object.fromEntries(parameters) };
  return hitOf(record, chooseAttributes(readList(fields, 'attributesToRetrieve')));
}

const ofIndex = (name: string, body: string) => readFields({ ...parseBody(body), indexName: name }, '');

const answerTask = (task: SearchTask | FacetTask, index: SiteIndex) =>
  task.kind === 'hits' ? answerSearch(task, index) : answerFacetSearch(task, index);

async function answerSearch(task: SearchTask, index: SiteIndex): Promise<ServedResult> {
  const { request, byOffset, valuesPerFacet, sortFacetsBy, responseFields } = task;
  const { facets, ...found } = await respond(request, index);
  const { page, nbPages, hitsPerPage, params, ...rest } = found;
  const { query, offset, length } = request.query;
  const result: ServedResult = {
    ...(byOffset
      ? {
          ...rest,
          offset,
          length,
          params: String(new URLSearchParams({ query, offset: String(offset), length: String(length) })),
        }
      : found),
    ...(facets && {
      facets: Object.fromEntries(
        Object.entries(facets).map(([facet, counts]) => [
          facet,
          Object.fromEntries(sortedCounts(counts, sortFacetsBy, valuesPerFacet)),
        ]),
      ),
      exhaustiveFacetsCount: true,
    }),
  };
  if (!responseFields) return result;
  return Object.fromEntries(Object.entries(result).filter(([field]) => responseFields.includes(field)));
}

async function answerFacetSearch(task: FacetTask, index: SiteIndex): Promise<FacetValues> {
  const start = performance.now();
  const { request, facet, facetQuery, maxFacetHits: most, sortFacetsBy: by } = task;
  const { facets } = await index.search(request.query);
  return {
    facetHits: findValues(facets[facet] ?? {}, facetQuery, { by, most, tags: request.tags }),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
}
