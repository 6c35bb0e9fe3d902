import { type FacetAttribute, type FacetFilter, facetAttributes } from '../core/engine.ts';
import { limits } from './limits.ts';
import { RequestError } from './request-error.ts';

/** The attribute a client means, which some call `lang`; undefined when records have none of this name. */
export function facetAttribute(name: string): FacetAttribute | undefined {
  return facetAttributes.find((attribute) => attribute === (name === 'lang' ? 'language' : name));
}

/**
 * Reads `facetFilters`: a text, a list whose entries must all be met, a list in the list for alternatives.
 * A filter by an attribute that records do not have (`docusaurus_tag`, `tags`) says nothing about them. It is passed
 * over, and with it the alternatives beside it: stock clients send such filters for the index of their own site, and
 * would find nothing at all here.
 * @param place what to call the field in a message
 * @param attributeOf the attribute of a name; undefined for one to pass over
 * @throws {RequestError} when it has another shape or is too long, and what `attributeOf` throws
 */
export function parseFilters<Facet>(
  value: unknown,
  place: string,
  attributeOf: (name: string, place: string) => Facet | undefined,
): FacetFilter<Facet>[][] {
  if (value === undefined) return [];
  const all = Array.isArray(value) ? value : [value];
  const lists: unknown[][] = all.map((entry) => (Array.isArray(entry) ? entry : [entry]));
  const number = lists.reduce((sum, list) => sum + list.length, 0);
  if (number > limits.filters) {
    throw new RequestError(`${place} has ${number} filters; the limit is ${limits.filters}. Send fewer.`);
  }
  return lists.flatMap((list) => {
    const filters = list.map((text) => parseFilter(text, place, attributeOf));
    const known = filters.filter((filter) => filter !== undefined);
    return known.length > 0 && known.length === filters.length ? [known] : [];
  });
}

function parseFilter<Facet>(
  text: unknown,
  place: string,
  attributeOf: (name: string, place: string) => Facet | undefined,
): FacetFilter<Facet> | undefined {
  const [, name, minus, value] =
    typeof text === 'string' ? (/^([^:]+):(-?)(.*)$/s.exec(text.toWellFormed()) ?? []) : [];
  if (name === undefined || value === undefined) {
    throw new RequestError(
      `${place} must be made of strings such as "hierarchy.lvl0:Tactics", or lists of them.`,
    );
  }
  const attribute = attributeOf(name.trim(), place);
  return attribute && { attribute, value: value.replace(/^\\-/, '-'), ...(minus && { not: true }) };
}
