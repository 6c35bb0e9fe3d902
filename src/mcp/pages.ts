import { nearestPaths } from '../base/nearest.ts';
import type { TwinPage } from '../markdown/pages-file.ts';
import type { Docs } from './docs.ts';

/** A place that was asked for, in any form in which agents write one. */
export interface Place {
  /** Path below the host, without an ending. */
  readonly path: string;
  readonly anchor: string;
}

/** Reads a path, an address or the address of a twin, with an anchor or without. */
export function placeOf(text: string): Place {
  const bare = text.trim().replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  const [, before = '', hash = ''] = /^([^#]*)#?(.*)$/s.exec(bare) ?? [];
  const path = decoded(before.replace(/\?.*$/s, ''))
    .replace(/\/index(?:\.html|\.md)?$/, '/')
    .replace(/\.(?:md|html|txt)$/, '');
  const section = /[?&]section=([^&#]*)/.exec(before)?.[1];
  return { path: path.startsWith('/') ? path : `/${path}`, anchor: decoded(hash || section || '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at a path below the root of the site, in any form of it. */
export function pageAt({ pages, site }: Docs, path: string): TwinPage | undefined {
  const key = keyOf(path);
  const below = keyOf(site.basePath + path);
  return pages.find((page) => keyOf(page.path) === key) ?? pages.find((page) => keyOf(page.path) === below);
}

function keyOf(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}

/** Pages whose path or title is most like a text, at most three. */
export function nearestPages(text: string, pages: readonly TwinPage[]): TwinPage[] {
  const names = new Map(
    pages.flatMap((page) => [
      [page.path, page],
      [page.title, page],
    ]),
  );
  const found = nearestPaths(text, [...names.keys()], 6).flatMap((name) => names.get(name) ?? []);
  return [...new Set(found)].slice(0, 3);
}

/** The language of the site that is meant; undefined when it has none of that name. */
export function languageOf({ pages, language }: Docs, asked: string | undefined): string | undefined {
  if (asked === undefined || asked.trim() === '') return language;
  const wanted = asked.trim().toLowerCase();
  const known = [...new Set([language, ...pages.map((page) => page.language)])];
  return (
    known.find((each) => each.toLowerCase() === wanted) ??
    known.find((each) => each.toLowerCase().split('-')[0] === wanted.split(/[-_]/)[0])
  );
}

export function noLanguage({ pages, language }: Docs, asked: string): string {
  const known = [...new Set([language, ...pages.map((page) => page.language)])].join(', ');
  return `There are no pages in "${asked.slice(0, 20)}". Languages: ${known}.`;
}
