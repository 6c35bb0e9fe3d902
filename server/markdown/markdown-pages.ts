import { routeKey } from '../../src/base/routes.ts';
import { type PagesFile, pagesFile, pagesFileSchema, type TwinPage } from '../../src/markdown/pages-file.ts';
import type { SiteFile } from '../files/read-folder.ts';

/** The pages of a deploy that exist as Markdown, too. */
export interface MarkdownPages extends PagesFile {
  /** @param path of a page, in any form */
  ofPage(path: string): TwinPage | undefined;
  /** @param path of a twin, in either form */
  ofTwin(path: string): TwinPage | undefined;
}

/**
 * Reads which pages of a deploy exist as Markdown.
 * @returns undefined for a deploy without twins
 * @throws {Error} the list of them was not written by this version of the build
 */
export function markdownPages(files: ReadonlyMap<string, SiteFile>): MarkdownPages | undefined {
  const place = [...files.keys()].find((path) => path.endsWith(pagesFile));
  const text = place && files.get(place)?.plain.body.toString('utf8');
  if (text === undefined) return undefined;
  const result = pagesFileSchema.safeParse(parseJson(text));
  if (!result.success) throw new Error(`${place} is not a list of pages. Build the site again.`);
  const pages = new Map(result.data.pages.map((page) => [routeKey(page.path), page]));
  return {
    ...result.data,
    ofPage: (path) => pages.get(routeKey(path)),
    ofTwin: (path) => (/\.md$/.test(path) ? pages.get(routeKey(path.replace(/\.md$/, ''))) : undefined),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
