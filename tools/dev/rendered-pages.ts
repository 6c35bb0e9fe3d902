import type { CompiledPage } from '../../src/prose/compile/compile.ts';
import type { Place } from './answer.tsx';
import type { SiteCode } from './code-bundle.ts';

/**
 * The main parts of pages as HTML, kept for as long as their text is the same: what checks and search read of a page
 * is its own, and not that of pages it lists.
 */
export function renderedPages(code: SiteCode): (place: Place) => Promise<string> {
  const known = new WeakMap<CompiledPage, Map<string, Promise<string>>>();
  const draw = async (place: Place) => {
    // Others have their turn between two pages.
    await new Promise(setImmediate);
    const { body } = await code.render(place);
    return body.slice(body.indexOf('<main'), body.indexOf('</main>') + '</main>'.length);
  };
  return async (place) => {
    const { edition, page } = place;
    if (!('kind' in page) || page.kind !== 'doc') return draw(place);
    const compiled = await code.compilePage(edition, page);
    const pages = known.get(compiled) ?? new Map<string, Promise<string>>();
    known.set(compiled, pages);
    const drawn = pages.get(page.path) ?? draw(place);
    pages.set(page.path, drawn);
    return drawn;
  };
}
