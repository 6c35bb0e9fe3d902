import { ContentError, ContentErrors } from '../base/content-error.ts';
import { nearestPaths } from '../base/nearest.ts';
import { routeKey } from '../base/routes.ts';
import { type RedirectEntry, redirectsFile } from './redirect-entry.ts';

/** An old path, and where it leads in one step. */
export interface Redirect {
  /** As `routeKey` gives it: without a slash at its end. */
  readonly from: string;
  /** Listed form of a page of this site, with `#id` where the entry names one. */
  readonly to: string;
}

/** A redirect as an author wrote it, with one that ends in `*` already turned into one for each published path. */
interface Step extends Redirect {
  /** `from` of the entry. */
  readonly entry: string;
}

/**
 * Makes one redirect for each old path. An entry that leads to another old path is followed to its end, so that
 * entries may stay as they are when a page moves again; of two `#id`s on the way the last one counts, as in a browser.
 * @param entries in the order of the file
 * @param pages listed form of every page of the site
 * @param published every path that was ever published, for entries that end in `*`
 * @returns sorted by old path
 * @throws {ContentErrors} one line per entry that is a page, is there twice, leads nowhere, in a circle or from nothing
 */
export function resolveRedirects(
  entries: readonly RedirectEntry[],
  pages: readonly string[],
  published: readonly string[],
): Redirect[] {
  const listed = new Map(pages.map((path) => [routeKey(path), path]));
  const errors: ContentError[] = [];
  const complain = (entry: string, problem: string, fix: string) =>
    errors.push(new ContentError(`${redirectsFile}, "${entry}"`, problem, fix));

  const steps = new Map<string, Step>();
  const add = (step: Step) => {
    const other = steps.get(step.from);
    if (listed.has(step.from)) {
      complain(step.entry, `${step.from} is a page`, 'Remove the entry, or the page');
    } else if (ownFile.test(step.from)) {
      complain(step.entry, 'this is a file of the site, such as the not-found page', 'Remove the entry');
    } else if (other) {
      complain(step.entry, `${step.from} is redirected by "${other.entry}" already`, 'Remove one of the two');
    } else steps.set(step.from, step);
  };
  for (const entry of entries.filter(({ from }) => !isPattern(from))) {
    if (isPattern(entry.to))
      complain(entry.from, `there is nothing to put for the * of ${entry.to}`, 'Name one page');
    else add({ from: routeKey(entry.from), to: entry.to, entry: entry.from });
  }
  const single = new Set(steps.keys());
  for (const entry of entries.filter(({ from }) => isPattern(from))) {
    const below = published.map(routeKey).filter((path) => isBelow(path, entry.from) && !listed.has(path));
    if (below.length === 0)
      complain(entry.from, 'it redirects no path of content/paths.txt', 'Correct or remove it');
    // An entry for one path says more than one for many.
    for (const from of new Set(below)) {
      if (!single.has(from)) add({ from, to: expand(entry, from), entry: entry.from });
    }
  }

  const redirects = [...steps.values()].flatMap((step): Redirect[] => {
    const end = follow(step, steps);
    if (end === undefined) {
      complain(step.entry, `${step.from} leads back to itself`, 'Let one entry of the circle lead to a page');
      return [];
    }
    const page = listed.get(routeKey(end.path));
    if (page !== undefined) return [{ from: step.from, to: page + end.hash }];
    const what = isPattern(step.entry) ? `${step.from} would lead to ${end.path}, which` : end.path;
    const [nearest] = nearestPaths(end.path, pages, 1);
    const guess = nearest ? `Perhaps ${nearest} is meant` : 'Name a page of this site';
    const wasPage = published.some((path) => routeKey(path) === routeKey(end.path));
    complain(
      step.entry,
      `${what} is not a page${wasPage ? ' any more' : ''}`,
      wasPage ? `Add an entry that leads ${end.path} on` : guess,
    );
    return [];
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** What the build writes besides pages: a redirect would hide it, or be hidden by it. */
const ownFile =
  /^\/(?:_|media\/|schemas\/|social\/)|\/404$|\/fragments\/|\.(?:css|ico|js|json|png|svg|txt|xml)$/;

function isPattern(path: string): boolean {
  return path.endsWith('/*');
}

function isBelow(path: string, pattern: string): boolean {
  const folder = pattern.slice(0, -'/*'.length);
  return path === folder || path.startsWith(`${folder}/`);
}

function expand({ from, to }: RedirectEntry, path: string): string {
  if (!isPattern(to)) return to;
  return to.slice(0, -'/*'.length) + path.slice(from.length - '/*'.length) || '/';
}

/** Where the steps end; undefined for a circle. */
function follow(first: Step, steps: ReadonlyMap<string, Step>): { path: string; hash: string } | undefined {
  const passed = new Set<Step>();
  const end = { path: '', hash: '' };
  for (let step: Step | undefined = first; step; step = steps.get(routeKey(end.path))) {
    if (passed.has(step)) return undefined;
    passed.add(step);
    const [path = '', id] = step.to.split('#');
    end.path = path;
    if (id !== undefined) end.hash = `#${id}`;
  }
  return end;
}
