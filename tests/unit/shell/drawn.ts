import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { renderPage } from '../../../src/page/render.tsx';
import type { Site } from '../../../src/site/site.ts';
import { configFile, type Files, siteOf } from '../site-folder.ts';

/** A document or a part of one. */
export const treeOf = (html: string): Root => fromHtml(html, { fragment: true });

/** The body of a page. @param route of the page in this edition of the site */
export async function bodyOf(site: Site, route: string): Promise<Root> {
  const found = site.find(route);
  if (!found) throw new Error(`the page of the test is missing: ${route}`);
  return treeOf((await renderPage(site, found, 'Astro v0')).body);
}

/** The body of a page of a site with these docs. */
export const pageOf = async (docs: Files, route: string, config: Record<string, unknown> = {}) =>
  bodyOf(await siteOf(docs, { 'site.config.ts': configFile(config) }), route);

/** Where links lead. */
export const hrefs = (elements: readonly Element[]) => elements.map(({ properties }) => properties.href);

/** The only element that matches. */
export const one = (selector: string, tree: Root | Element): Element => {
  const [found, ...others] = selectAll(selector, tree);
  if (!found || others.length > 0) throw new Error(`${others.length} others match ${selector}`);
  return found;
};

/** A language that runs the other way, too. */
export const locales = [
  { code: 'en', label: 'English' },
  { code: 'ar', label: 'العربية', direction: 'rtl' },
];
