import { posix } from 'node:path';
import { ContentError } from '../../src/base/content-error.ts';
import { nearestPaths, nearestWord } from '../../src/base/nearest.ts';
import { routeKey } from '../../src/base/routes.ts';
import { frameIds, headingIds, readHeading } from '../../src/prose/heading/heading-id.ts';
import { siteRedirects } from '../../src/redirects/site-redirects.ts';
import { pageIn } from '../../src/site/addresses.ts';
import type { DocPage } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import { readPageSource, type SourceLink } from '../source/page-source.ts';

/**
 * Links of pages that are known to lead nowhere before anything is built: to no page or file of a page, to an old path,
 * to a heading that a page does not have. Addresses of files and of what is drawn from the product model are judged in
 * the built pages. Translations have the links of their originals.
 * @returns one readable line each: file, line, problem, fix
 */
export function sourceLinkProblems(site: Site): ContentError[] {
  const redirects = new Map(siteRedirects(site).map(({ from, to }) => [from, to]));
  return site.editions
    .filter(({ locale, config }) => locale.code === config.locales[0]?.code)
    .flatMap((edition) =>
      edition.pages.flatMap((page) =>
        page.kind === 'doc'
          ? readPageSource(page).links.flatMap((link) => problemOf(edition, page, link, redirects) ?? [])
          : [],
      ),
    );
}

function problemOf(
  edition: Site,
  page: DocPage,
  { href, line }: SourceLink,
  redirects: ReadonlyMap<string, string>,
): ContentError | undefined {
  const fail = (problem: string, fix: string) =>
    new ContentError(page.file, `line ${line}: link to ${href} (${problem})`, fix);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  if (/\.mdx?$/.test(path)) {
    const file = posix.join(posix.dirname(page.file), decoded(path));
    const files = edition.pages.flatMap((each) => (each.kind === 'doc' ? [each.file] : []));
    if (files.includes(file)) return anchorProblem(pageOfFile(edition, file), hash, fail);
    const [near] = nearestPaths(file, files, 1);
    const found = near && posix.relative(posix.dirname(page.file), near);
    return fail('no such Markdown file', found ? `Perhaps ${relative(found)} is meant` : 'Correct the link');
  }
  if (path === '') return anchorProblem(page, hash, fail);
  // Files of the build, and what a browser resolves against the address of the page.
  if (!path.startsWith('/') || /\.\w+$/.test(path)) return undefined;
  const target = pageIn(edition, decoded(path)) ?? pageAt(edition, decoded(path));
  if (target)
    return anchorProblem('kind' in target && target.kind === 'doc' ? target : undefined, hash, fail);
  const moved = redirects.get(routeKey(decoded(path)));
  if (moved !== undefined) return fail('an old path', `Link to ${moved}`);
  const routes = edition.pages.map(({ route }) => route);
  const [near] = nearestPaths(path, routes, 1);
  return fail('no such page', near ? `Perhaps ${near} is meant` : 'Correct the link, or add the page');
}

type Fail = (problem: string, fix: string) => ContentError;

/** An id that is not a heading of a page which has nothing but headings to link to. */
function anchorProblem(
  target: DocPage | undefined,
  hash: string | undefined,
  fail: Fail,
): ContentError | undefined {
  const id = decoded(hash ?? '').replace(/:~:.*$/s, '');
  // Terms that are explained in the text, and groups of tabs, have ids of their own.
  if (!target || id === '' || id === 'top' || frameIds.includes(id) || /^(?:term-|user-content)/.test(id))
    return undefined;
  const { headings, page } = readPageSource(target);
  if (!headings) return undefined;
  const ids = headingIds(headings.map((written) => readHeading(written.trim())));
  if (ids.includes(id)) return undefined;
  const near = nearestWord(id, ids);
  const known =
    ids.length > 0 ? `Its headings: ${ids.map((each) => `#${each}`).join(', ')}` : 'It has no heading';
  return fail(`no such heading on ${page.route}`, near ? `Perhaps #${near} is meant` : known);
}

function pageOfFile({ pages }: Site, file: string): DocPage | undefined {
  return pages.flatMap((page) => (page.kind === 'doc' && page.file === file ? [page] : []))[0];
}

/** The page of any edition at an address, such as `/0.33/tactics/`. */
function pageAt({ editions }: Site, path: string) {
  const key = routeKey(path);
  for (const edition of editions) {
    const inside = key === edition.base || key.startsWith(`${edition.base}/`);
    const found = inside && pageIn(edition, key.slice(edition.base.length) || '/');
    if (found) return found;
  }
  return undefined;
}

const relative = (path: string) => (path.startsWith('.') ? path : `./${path}`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
