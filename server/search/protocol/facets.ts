import { type FacetAttribute, facetAttributes } from '../../../src/search/core/engine.ts';
import { facetAttribute } from '../../../src/search/protocol/filters.ts';
import { RequestError } from '../../../src/search/protocol/request-error.ts';

/** What answers of the server can be narrowed by: `type` is known only of hits, not of what ranking looks at. */
export type Facet = FacetAttribute | 'type';
export const facets: readonly Facet[] = [...facetAttributes, 'type'];

/** The facet a client means; undefined when there is none of this name. */
export function findFacet(name: string): Facet | undefined {
  return name === 'type' ? name : facetAttribute(name);
}

/**
 * The facet a filter means.
 * @param place what to call the field in a message
 * @throws {RequestError} when there is none: without the filter the answer would be another one
 */
export function facetOf(name: string, place: string): Facet {
  const facet = findFacet(name.trim());
  if (facet) return facet;
  const known = facets.join(', ');
  throw new RequestError(
    `${place} names "${name.slice(0, 40).toWellFormed()}", which is not a facet of this index. Facets are ${known}.`,
  );
}
