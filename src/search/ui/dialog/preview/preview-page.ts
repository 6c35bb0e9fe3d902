import { parsePage } from '../../../../browser/page-reader.ts';

/** Pages kept in memory: as many as a reader looks at in one sitting. */
const mostPages = 20;

const pages = new Map<string, Promise<Document>>();

/**
 * A page of this site, parsed: nothing in it runs, and no image of it is fetched. Read once.
 * @param path of this site
 * @throws when it cannot be had; the next call tries again
 */
export function previewPage(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetchPage(path).catch((error: unknown) => {
    pages.delete(path);
    throw error;
  });
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return parsePage(await response.text());
}
