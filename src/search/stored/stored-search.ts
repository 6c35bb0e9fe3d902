import type { Hit } from '../client/hits.ts';
import { type Hierarchy, levels, type RecordType, recordType } from '../core/record.ts';

/** A hit as it is remembered: without marks, since it will be shown without a query (row 3.6). */
export interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
}

/** @returns what is remembered of a hit; undefined when it has no address, so that nothing could be opened */
export function storedSearch(hit: Hit): StoredSearch | undefined {
  const search = readStoredSearch(hit);
  return search?.type === 'content' ? headingOf(search) : search;
}

/** The heading a paragraph stands below: a paragraph itself is never remembered (row 5.5). */
function headingOf({ objectID, url, hierarchy }: StoredSearch): StoredSearch {
  const type = levels.slice(1).findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
  // This site's paragraphs have the id of their heading and a number.
  return { objectID: objectID.replace(/:\d+$/, ''), url, type: type as RecordType, hierarchy, content: null };
}

/**
 * Stored searches of one list, as they came from storage. What is not a stored search is left out, the others stay.
 * @returns undefined when it is not a list
 */
export function readStoredSearches(value: unknown): StoredSearch[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(readStoredSearch).filter((search) => search !== undefined);
}

function readStoredSearch(value: unknown): StoredSearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { objectID, url, type, hierarchy, content } = value as Partial<Record<keyof StoredSearch, unknown>>;
  if (typeof objectID !== 'string' || typeof url !== 'string') return undefined;
  return {
    objectID,
    url,
    type: recordType(type) ?? 'lvl1',
    hierarchy: readHierarchy(hierarchy),
    content: typeof content === 'string' ? content : null,
  };
}

function readHierarchy(value: unknown): Hierarchy {
  const given: Partial<Record<string, unknown>> = typeof value === 'object' && value !== null ? value : {};
  const read = (level: string) => {
    const text = given[level];
    return typeof text === 'string' ? text : null;
  };
  return Object.fromEntries(levels.map((level) => [level, read(level)])) as Hierarchy;
}
