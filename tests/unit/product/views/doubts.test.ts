import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../src/page/render.tsx';
import type { Product } from '../../../../src/product/product.ts';
import { DoubtNote } from '../../../../src/product/views/DoubtNote.tsx';
import { page } from '../../site-folder.ts';
import { realProduct, siteWithProduct } from '../product-folder.ts';

/** Why each of seven packages is doubtful: three reasons, so that some packages share one. */
const reasons = [
  'by its name',
  'by its name',
  'nobody asked',
  'by its name',
  'nobody asked',
  'it moved',
  'it moved',
];

/** The product model with packages of the API of which nobody is sure. */
function doubtfulPackages(): Product {
  const { api, ...rest } = realProduct();
  const packages = reasons.map((note, index) => ({
    language: 'Python' as const,
    name: `package-${index}`,
    purpose: 'messages',
    retired: [],
    source: ['hacktor'],
    evidence: 'not tried' as const,
    note,
    settle: '`pip show package`',
  }));
  return { ...rest, api: { ...api, packages } };
}

async function render(body: string, product = realProduct()): Promise<string> {
  const site = { ...(await siteWithProduct({ 'p.md': page({}, body) })), product };
  const source = site.find('/p');
  if (!source) throw new Error('the page of the test is missing');
  return (await renderPage(site, source, 'test')).body;
}

describe('what is not certain', () => {
  test('is told once at the end of the page, and every entry it holds for leads there', async () => {
    const html = await render('::api-packages', doubtfulPackages());
    expect([...html.matchAll(/<li id="(doubt-\d)">/g)].map(([, id]) => id)).toEqual([
      'doubt-1',
      'doubt-2',
      'doubt-3',
    ]);
    expect(html.match(/<sup class="doubt"/g)).toHaveLength(7);
    expect(html).toContain('<a href="#doubt-3" aria-label="Not certain: [3]">[3]</a>');
    expect(html.indexOf('class="doubts"')).toBeGreaterThan(html.lastIndexOf('class="doubt"'));
  });

  test('leads back to the first of them', async () => {
    const html = await render('::api-packages', doubtfulPackages());
    for (const number of [1, 2, 3]) {
      expect(html.match(new RegExp(`id="doubted-${number}"`, 'g'))).toHaveLength(1);
      expect(html).toContain(`href="#doubted-${number}"`);
    }
  });

  test('is not listed where everything is certain', async () => {
    expect(await render('::judge-templates')).not.toContain('doubt');
  });

  test('cannot be rendered where nothing lists it', () => {
    const note = createElement(DoubtNote, { evidence: 'read', note: 'By its name.', settle: '`dtx`' });
    expect(() => renderToStaticMarkup(note)).toThrow('outside of a page');
  });
});
