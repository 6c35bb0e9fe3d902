import { routeKey } from '../src/base/routes.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** An address that stands in an attribute. */
export interface Address {
  /** Name of the element. */
  readonly element: string;
  /** What a `link` element links to it for. */
  readonly rel: readonly string[];
  readonly value: string;
}

/** An element as its start tag says: names in small letters, values without entities. */
export interface StartTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const single = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data'];
const sets = ['srcset', 'imagesrcset'];
const previewImages = /^(og|twitter):image$/;

/** Every address in the attributes of an element, preview images included. */
export function addressesOf({ name, attributes }: StartTag): Address[] {
  const values = single.map((each) => attributes[each]);
  for (const set of sets) {
    const candidates = (attributes[set] ?? '').split(/,\s+/);
    values.push(...candidates.map((candidate) => candidate.trim().split(/\s/)[0]).filter(Boolean));
  }
  if (previewImages.test(attributes.property ?? attributes.name ?? '')) values.push(attributes.content);
  const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return values
    .filter((value) => value !== undefined)
    .map((value) => ({ element: name, rel, value: value.trim() }));
}

/** Where an address of a page leads. */
export type Target =
  | { readonly kind: 'outside'; readonly url: URL }
  | { readonly kind: 'invalid' }
  /** Path decoded, hash without `#` and decoded. */
  | { readonly kind: 'inside'; readonly path: string; readonly hash: string | undefined };

/** Resolves an address as a browser would on that page. Pure; safe for any input. */
export function resolveAddress(site: BuiltSite, page: BuiltPage, value: string): Target {
  try {
    const base = site.url + page.path;
    const url = new URL(value, base);
    if (url.origin !== new URL(base).origin) return { kind: 'outside', url };
    // An empty hash is not in `url.hash`, but it is a link to the top all the same.
    const hash = value.includes('#') ? decodeURIComponent(url.hash.slice(1)) : undefined;
    return { kind: 'inside', path: decodeURIComponent(url.pathname), hash };
  } catch {
    return { kind: 'invalid' };
  }
}

/** The document that answers a path, in whichever form the path is written. */
export function pageFinder(site: BuiltSite): (path: string) => BuiltPage | undefined {
  const pages = new Map(site.pages.map((page) => [routeKey(page.path), page]));
  return (path) => pages.get(routeKey(path));
}
