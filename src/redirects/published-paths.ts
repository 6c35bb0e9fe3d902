import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, ContentErrors } from '../base/content-error.ts';
import { routeKey } from '../base/routes.ts';

/** Every path the site ever had a page at, one a line: the promise that none of them disappears. */
export const pathsFile = 'content/paths.txt';

const heading = `# Every path this site ever had a page at. None is ever removed: one that is not a page any more gets an
# entry in content/redirects.yml. "npm run paths" adds new ones.
`;

/**
 * Reads the list of a site.
 * @param root site folder
 * @returns undefined when the site has no list, so that nothing was promised
 * @throws {ContentErrors} one line per line that is not a path
 */
export function readPublishedPaths(root: string): string[] | undefined {
  const file = join(root, pathsFile);
  return existsSync(file) ? parsePaths(readFileSync(file, 'utf8')) : undefined;
}

/** @throws {ContentErrors} see `readPublishedPaths` */
export function parsePaths(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line, i) => ({ path: line.trim(), number: i + 1 }));
  const named = lines.filter(({ path }) => path !== '' && !path.startsWith('#'));
  const wrong = named.filter(({ path }) => !/^(?!.*\/\/)\/[^\s#?%\\]*$/.test(path));
  if (wrong.length > 0) {
    throw new ContentErrors(
      wrong.map(
        ({ path, number }) =>
          new ContentError(pathsFile, `line ${number}: "${path}" is not a path`, 'Restore the line'),
      ),
    );
  }
  return named.map(({ path }) => path);
}

/**
 * The list with new pages in it: sorted, each path once; of two forms of one path the first is kept.
 * @param known what the list holds; nothing of it is left out
 * @param pages paths of the site's pages
 */
export function mergePaths(known: readonly string[], pages: readonly string[]): string[] {
  const byKey = new Map([...known, ...pages].toReversed().map((path) => [routeKey(path), path]));
  return [...byKey.values()].sort();
}

/** Text of the list. */
export function formatPaths(paths: readonly string[]): string {
  return `${heading}${paths.map((path) => `${path}\n`).join('')}`;
}

/** Pages whose path is in the list in no form. */
export function missingPaths(known: readonly string[], pages: readonly string[]): string[] {
  const keys = new Set(known.map(routeKey));
  return pages.filter((path) => !keys.has(routeKey(path)));
}
