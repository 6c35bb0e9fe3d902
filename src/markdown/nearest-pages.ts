import { nearestPaths } from '../base/nearest.ts';
import { routeKey } from '../base/routes.ts';

/** What is known of a page by who looks for it. */
export interface FoundPage {
  /** Listed form of its address. */
  readonly path: string;
  readonly language: string;
  readonly unlisted?: boolean | undefined;
}

/**
 * The pages whose address is most like one that does not exist: those of the language whose folder it names, without
 * unlisted ones. Pure; safe for any input.
 * @param requested path as it is written in an address, of a page or its twin, possibly with broken percent-encoding
 * @param basePath path below which the site is: empty, or such as `/docs`
 * @returns the most similar first; none that has nothing in common
 */
export function nearestPages<Page extends FoundPage>(
  requested: string,
  pages: readonly Page[],
  { basePath = '', count = 5 }: { readonly basePath?: string; readonly count?: number } = {},
): Page[] {
  const folders = languageFolders(pages, basePath);
  const home = folders.find((folder) => isBelow(requested, folder)) ?? basePath;
  const candidates = new Map<string, Page>();
  for (const page of pages) {
    if (page.unlisted || !isBelow(page.path, home)) continue;
    if (home === basePath && folders.some((folder) => isBelow(page.path, folder))) continue;
    candidates.set(page.path.slice(home.length), page);
  }
  const wanted = bareName(requested.startsWith(home) ? requested.slice(home.length) : requested);
  return nearestPaths(wanted, [...candidates.keys()], count).flatMap((path) => candidates.get(path) ?? []);
}

/** Folders that are called as the language of their pages. */
function languageFolders(pages: readonly FoundPage[], basePath: string): string[] {
  const homes = pages.filter(({ path, language }) => routeKey(path) === `${basePath}/${language}`);
  return homes.map(({ path }) => routeKey(path));
}

const isBelow = (path: string, folder: string) =>
  path.startsWith(`${folder}/`) || routeKey(path) === folder || path === `${folder}.md`;

/** An address without what agents put behind that of a page. */
function bareName(path: string): string {
  return path.replace(/(?:\/index|\/readme)?(?:\.html?)?\.(?:md|mdx|markdown|txt|json)\/?$/i, '');
}
