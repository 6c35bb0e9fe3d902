import type { SiteCode } from './code-bundle.ts';
import { renderedPages } from './rendered-pages.ts';

/**
 * Makes the search of an edition from freshly drawn pages.
 * @returns takes the folder of the edition, gives the files of its search by address
 */
export function searchMaker(code: SiteCode): (base: string) => Promise<[address: string, text: string][]> {
  const htmlOf = renderedPages(code);
  return async (base) => {
    const { site } = await code.writtenSite();
    const edition = site?.editions.find((each) => each.base === base);
    if (!edition) return [];
    const html = new Map<string, string>();
    for (const page of code.searchedPages(edition)) {
      // A page that is wrong says so itself.
      const drawn = await htmlOf({ edition, page }).catch(() => undefined);
      if (drawn !== undefined) html.set(page.path, drawn);
    }
    const text = code.siteText(edition, ({ path }) => html.get(path));
    // Vite brings scripts and styles by itself.
    return [...code.searchFiles(edition, text, [])];
  };
}
