import { routeKey } from '../../src/base/routes.ts';
import { rulesFile } from '../../src/redirects/host-files.ts';

/**
 * Reads the redirects of a built site.
 * @param rules text of its `_redirects`
 * @returns where an address leads: a path of this site with the query of that address; undefined when nowhere. Safe
 *   for any address: no part of a target comes from it but the query.
 * @throws {Error} naming the line that is not a redirect within the site
 */
export function redirectLookup(rules: string): (address: string | undefined) => string | undefined {
  const targets = new Map(rules.split('\n').filter(Boolean).map(parseRule));
  return (address = '') => {
    const [path = '', ...query] = address.split('?');
    const target = targets.get(keyOf(path));
    if (target === undefined) return undefined;
    const [to, id] = target.split('#');
    return `${to}${safeQuery(query.join('?'))}${id === undefined ? '' : `#${id}`}`;
  };
}

function parseRule(line: string): [key: string, target: string] {
  const [, from, to] = /^(\/\S+) (\/(?![/\\])\S*) 301$/.exec(line) ?? [];
  if (from === undefined || to === undefined) {
    throw new Error(`${rulesFile}: "${line}" is not a redirect within the site. Build the site again.`);
  }
  return [routeKey(from), to];
}

/** A path whose percent-encoding is broken is that of no redirect. */
function keyOf(path: string): string {
  try {
    return routeKey(decodeURIComponent(path));
  } catch {
    return '';
  }
}

/** The query as it may stand in a header. */
function safeQuery(query: string): string {
  return new URL(`?${query}`, 'http://localhost').search;
}
