import { describe, expect, test } from 'vitest';
import type { Product } from '../../../../src/product/product.ts';
import { brokenWords, markedTitle } from '../../../../src/view/state/broken-words.ts';
import { statusLines } from '../../../../src/view/state/status-words.ts';
import { realProduct, siteWithProduct } from '../../product/product-folder.ts';
import { page, siteOf } from '../../site-folder.ts';

const siteOfModel = () => siteWithProduct({ 'index.md': page() });

describe('the words for what is broken', () => {
  test('name the version, and are for nothing else', async () => {
    const site = await siteOfModel();
    expect(brokenWords(site, { is: 'broken', why: 'It stops.' })).toBe('Broken in 0.34.0');
    expect(brokenWords(site, { is: 'works with care', why: 'It stops.' })).toBeUndefined();
    expect(brokenWords(site, { is: 'works' })).toBeUndefined();
    expect(brokenWords(site, undefined)).toBeUndefined();
  });

  test('follow the title of a page that is about it', async () => {
    const site = await siteOfModel();
    const titled = (route: string) => markedTitle(site, { title: 'T', route });
    expect(titled('/tactics/autodan')).toBe('T (Broken in 0.34.0)');
    expect(titled('/try/attacks/autodan')).toBe('T (Broken in 0.34.0)');
    expect(titled('/tactics/tap')).toBe('T');
    expect(titled('/')).toBe('T');
  });
});

describe('the lines about the state of the tool', () => {
  test('say release, license, Python, and lead to what a green run can mean and what it is good for', async () => {
    expect(statusLines(await siteOfModel())).toEqual([
      { text: 'Newest release: DTX 0.34.0, September 12, 2025.' },
      { text: 'No declared license: ask before company use.' },
      { text: 'Python 3.11 to 3.13.' },
      { text: 'A green run can mean that nothing was tested.', path: '/redteam/green' },
      { text: 'Is DTX right for you?', path: '/about' },
    ]);
  });

  test('have the day as a language writes it', async () => {
    const site = await siteOfModel();
    const german = { ...site, locale: { ...site.locale, code: 'de' } };
    expect(statusLines(german)[0]?.text).toContain('12. September 2025');
  });

  test('name the license once there is one', async () => {
    const site = await siteOfModel();
    const releases: Product['releases'] = realProduct().releases.map((each) => ({ ...each, license: 'MIT' }));
    const lines = statusLines({ ...site, product: { ...realProduct(), releases } });
    expect(lines[1]).toEqual({ text: 'License: MIT.' });
  });

  test('are missing in a site about something else', async () => {
    expect(statusLines(await siteOf({ 'index.md': page() }))).toEqual([]);
  });
});
