import { type FacetAttribute, type FacetFilter, facetAttributes } from '../core/engine.ts';
import { limits } from './limits.ts';
import { RequestError } from './request-error.ts';

/** Other names under which stock clients know an attribute. */
const aliases: Readonly<Record<string, FacetAttribute>> = { lang: 'language' };

/** The attribute a client means; undefined when records have none of this name. */
export function facetAttribute(name: string): FacetAttribute | undefined {
  return aliases[name] ?? facetAttributes.find((attribute) => attribute === name);
}

/**
 * Reads `facetFilters`: a text, a list whose entries must all be met, a list in the list for alternatives.
 * A filter by an attribute that records do not have (`docusaurus_tag`, `tags`) says nothing about them. It is passed
 * over, and with it the alternatives beside it: stock clients send such filters for the index of their own site, and
 * would find nothing at all here.
 * @param place what to call the field in a message
 * @throws {RequestError} when it has another shape, is too long, or excludes a value
 */
export function parseFilters(value: unknown, place: string): FacetFilter[][] {
  if (value === undefined) return [];
  const all = Array.isArray(value) ? value : [value];
  const lists: unknown[][] = all.map((entry) => (Array.isArray(entry) ? entry : [entry]));
  const number = lists.reduce((sum, list) => sum + list.length, 0);
  if (number > limits.filters) {
    throw new RequestError(`${place} has ${number} filters; the limit is ${limits.filters}. Send fewer.`);
  }
  return lists.flatMap((list) => {
    const filters = list.map((text) => parseFilter(text, place));
    const known = filters.filter((filter) => filter !== undefined);
    return known.length > 0 && known.length === filters.length ? [known] : [];
  });
}

function parseFilter(text: unknown, place: string): FacetFilter | undefined {
  const [, name, value] = typeof text === 'string' ? (/^([^:]+):(.*)$/s.exec(text.toWellFormed()) ?? []) : [];
  if (name === undefined || value === undefined) {
    throw new RequestError(
      `${place} must be made of strings such as "hierarchy.lvl0:Tactics", or lists of them.`,
    );
  }
  const attribute = facetAttribute(name.trim());
  if (!attribute) return undefined;
  if (value.startsWith('-')) {
    throw new RequestError(
      `${place} excludes a value of ${attribute}, which this index cannot. Write "\\-" for a value that begins with a dash.`,
    );
  }
  return { attribute, value: value.replace(/^\\-/, '-') };
}
