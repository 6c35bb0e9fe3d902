import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../../src/prose/compile/compile.ts';
import type { DocPage } from '../../../../src/site/page.ts';
import type { Site } from '../../../../src/site/site.ts';
import { configFile, englishStrings, page, siteOf } from '../../site-folder.ts';

/** The page `/p` of an edition. */
function pageOf(site: Site): DocPage {
  const found = site.find('/p');
  if (found?.kind !== 'doc') throw new Error('the page of the test is missing');
  return found;
}

/** The same site after a change of its facts: what is being written is read anew, texts that did not change are not. */
function changed(site: Site, differs: Partial<Site>): Site {
  const other: Site = { ...site, ...differs };
  return { ...other, editions: [other] };
}

describe('a text', () => {
  const docs = { 'p.md': page({}, '[other](./other.md)'), 'other.md': page() };

  it('is compiled once, for all editions that show it', async () => {
    const locales = ['en', 'de'].map((code) => ({ code, label: code }));
    const { editions } = await siteOf(docs, {
      'site.config.ts': configFile({ locales }),
      'content/i18n/de.yml': englishStrings,
    });
    const compiled = editions.map((site) => compilePage(site, pageOf(site)));
    expect(compiled).toHaveLength(2);
    expect(new Set(compiled).size).toBe(1);
  });

  it('is compiled anew when what it takes from its site has changed', async () => {
    const site = await siteOf(docs);
    const source = pageOf(site);
    const first = compilePage(site, source);
    expect(compilePage(changed(site, {}), source)).toBe(first);
    const strings = { ...site.strings };
    const locale = { ...site.locale, direction: 'rtl' } as const;
    const pages = site.pages.map((each) => (each.route === '/other' ? { ...each, route: '/moved' } : each));
    for (const differs of [{ strings }, { locale }, { pages }, { product: undefined, strings }]) {
      const before = compilePage(site, source);
      expect(compilePage(changed(site, differs), source), Object.keys(differs).join()).not.toBe(before);
    }
    const { links } = await compilePage(changed(site, { pages }), source);
    expect(links).toEqual([{ href: '/moved', line: 6 }]);
  });
});
