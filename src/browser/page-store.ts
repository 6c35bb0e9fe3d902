import { isSamePage } from './page-path.ts';

/** Pages kept; a reader goes back to the last few. */
const most = 20;
/** A page is fetched again after so many milliseconds: the site may have been published anew. */
const freshFor = 5 * 60_000;

interface Kept {
  readonly page: Promise<string>;
  readonly since: number;
}

/** Pages that were fetched, as text. */
export interface PageStore {
  /**
   * A page, from memory when it was asked for before.
   * @param path as `pagePath` gives it
   * @throws what `load` throws; the next call then loads it again
   */
  get(path: string): Promise<string>;
}

/**
 * @param load fetches the text of a page
 * @param now milliseconds, of any clock that does not go back
 */
export function pageStore(
  load: (path: string) => Promise<string>,
  now: () => number = () => performance.now(),
): PageStore {
  const pages = new Map<string, Kept>();
  return {
    get(path) {
      const known = pages.get(path);
      pages.delete(path);
      const kept = known && now() - known.since < freshFor ? known : { page: load(path), since: now() };
      pages.set(path, kept);
      kept.page.catch(() => {
        if (pages.get(path) === kept) pages.delete(path);
      });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return kept.page;
    },
  };
}

/**
 * Fetches the text of a page. Without a network, what the browser kept of it is better than the browser's error page,
 * also when it should ask whether that is the newest.
 * @throws {Error} it is not to be had, or no page, or that of another path: loaded anew, it gets its own address
 */
export async function fetchPage(path: string): Promise<string> {
  const ask = (cache: RequestCache = 'default') => fetch(path, { headers: { accept: 'text/html' }, cache });
  const response = await ask().catch(() => ask('force-cache'));
  const type = response.headers.get('content-type') ?? '';
  const { ok, redirected, status, url } = response;
  const moved = redirected && !isSamePage(new URL(url).pathname, path);
  if (!ok || moved || !type.startsWith('text/html')) {
    throw new Error(`${path} is loaded by the browser: ${status} ${url} ${type}`);
  }
  return response.text();
}
