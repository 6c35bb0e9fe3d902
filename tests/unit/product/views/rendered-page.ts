import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { proseComponents } from '../../../../src/page/doc/components.tsx';
import { DoubtList } from '../../../../src/product/views/DoubtList.tsx';
import { DoubtContext } from '../../../../src/product/views/doubts.ts';
import { compilePage } from '../../../../src/prose/compile/compile.ts';
import type { Site } from '../../../../src/site/site.ts';
import { RenderContext } from '../../../../src/view/context.ts';
import type { PartName } from '../../../../src/view/styles.ts';
import { page, siteOf } from '../../site-folder.ts';
import { productFiles, siteWithProduct } from '../product-folder.ts';

/**
 * Renders a body as a page of a site that has the project's own product model.
 * @param change applied to the text of tactics.yml
 * @param seenBy the edition that shows the page; by default the only one
 * @returns the HTML, its tables plain and each doubt at its mark, with the parts whose styles it asks for
 * @throws {ContentError | ContentErrors} as the build does
 */
export async function renderBody(
  body: string,
  change?: (tactics: string) => string,
  seenBy: (site: Site) => Site = (site) => site,
) {
  const docs = { 'p.md': page({}, body) };
  const site = change ? await siteOf(docs, productFiles('tactics.yml', change)) : await siteWithProduct(docs);
  const source = site.find('/p');
  if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
  const { Content } = await compilePage(site, source);
  const parts = new Set<PartName>();
  const content = createElement(
    DoubtContext,
    { value: [] },
    createElement(Content, { components: proseComponents }),
    createElement(DoubtList),
  );
  const html = renderToStaticMarkup(
    createElement(RenderContext.Provider, { value: { site: seenBy(site), path: '/p', parts } }, content),
  );
  return { html: withPlainTables(withDoubtsInPlace(html)), parts };
}

/** HTML with each doubt where the mark stands that leads to it, so that a test sees that it leads to the right one. */
function withDoubtsInPlace(html: string): string {
  const [text = '', list = ''] = html.split('<section class="doubts"');
  const notes = new Map(
    [...list.matchAll(/<li id="(doubt-\d+)">(.*?) <a /g)].map(([, id, note]) => [`#${id}`, note]),
  );
  return text.replace(
    /<sup class="doubt"[^>]*><a href="([^"]*)".*?<\/sup>/g,
    (_, href) => `<small class="doubt">${notes.get(href)}</small>`,
  );
}

/** HTML whose tables say neither roles nor the titles of their columns in each cell: `prose/table` tests those. */
export function withPlainTables(html: string): string {
  return html.replace(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g, (tag) =>
    tag.replace(/ (?:role|data-label)="[^"]*"/g, ''),
  );
}

/** Text of HTML, tags replaced by spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Ids of the rows of tables, in order. */
export function rowsOf(html: string): string[] {
  return html.match(/<tr id="[^"]*"/g)?.map((row) => row.slice(8, -1)) ?? [];
}

/** Text of the row with an id, without the places where long code may break. */
export function rowText(html: string, id: string): string {
  return textOf((html.match(new RegExp(`<tr id="${id}">.*?</tr>`))?.[0] ?? '').replaceAll('<wbr/>', ''));
}
