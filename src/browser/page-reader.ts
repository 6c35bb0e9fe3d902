import type { PageStore } from './page-store.ts';

/** A link that was pointed at for so many milliseconds is meant; a pointer that passes over a list stays shorter. */
const rest = 50;

/** Pages of a store as documents. */
export interface PageReader {
  /** Fetches a page, and parses it once nothing else was prepared for a moment. @param path as `pagePath` gives it */
  prepare(path: string): void;
  /**
   * A page, parsed before where it was prepared.
   * @returns a document of its own, which may be taken apart
   * @throws what the store throws
   */
  read(path: string): Promise<Document>;
}

/**
 * Makes a document of the text of a page. Its styles are data, found by their type: the policy of the page that is shown
 * holds for the document too, and names its own styles alone.
 */
export function parsePage(html: string): Document {
  const text = html.replaceAll('<style>', '<script type="style">').replaceAll('</style>', '</script>');
  return new DOMParser().parseFromString(text, 'text/html');
}

/** @param parse makes a document of the text of a page */
export function pageReader(pages: PageStore, parse = parsePage): PageReader {
  let parsed: { html: string; page: Document } | undefined;
  let waiting: ReturnType<typeof setTimeout>;
  return {
    prepare(path) {
      pages.get(path).then(
        (html) => {
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            if (parsed?.html !== html) parsed = { html, page: parse(html) };
          }, rest);
        },
        // A page that cannot be had says so when it is asked for.
        () => undefined,
      );
    },
    async read(path) {
      const html = await pages.get(path);
      clearTimeout(waiting);
      const known = parsed;
      parsed = undefined;
      return known?.html === html ? known.page : parse(html);
    },
  };
}
