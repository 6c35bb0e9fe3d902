import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { configFile, current, englishStrings, page, siteOf, versionList } from '../site-folder.ts';
import { bodyOf, locales, one, pageOf } from './drawn.ts';

describe('the menus', () => {
  it.each(['languages', 'drawer-languages'])(
    'of languages (%s) say in which language each is, and mark the current one [2S.11]',
    async (id) => {
      const site = await siteOf(
        { 'x.md': page() },
        { 'site.config.ts': configFile({ locales }), 'content/i18n/ar.yml': englishStrings },
      );
      const tree = await bodyOf(site, '/x');
      const button = one(`[aria-controls=${id}]`, tree);
      expect([textOf(button), button.properties.ariaExpanded]).toEqual(['English', 'false']);
      expect(one(`#${id}`, tree).properties.ariaLabel).toBe('Languages');
      expect(selectAll(`#${id} a`, tree).map(({ properties }) => properties)).toEqual([
        {
          href: '/x',
          lang: 'en',
          hrefLang: 'en',
          target: '_self',
          ariaCurrent: 'true',
          dataKeepQuery: 'true',
        },
        { href: '/ar/x', lang: 'ar', hrefLang: 'ar', target: '_self', dataKeepQuery: 'true' },
      ]);
    },
  );

  it('of versions name each and mark the current one [2S.12]', async () => {
    const site = await siteOf(
      { 'x.md': page() },
      {
        ...versionList({ name: '1.0', label: '1.0' }, current),
        'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
        'content/versions/1.0/docs/x.md': page(),
      },
    );
    const tree = await bodyOf(site, '/x');
    expect(textOf(one('nav [aria-controls=versions]', tree))).toBe('Version: 1.0');
    expect(selectAll('#versions a', tree).map(({ properties }) => properties)).toEqual([
      { href: '/x', ariaCurrent: 'true', dataVersion: '1.0', dataKeepQuery: 'true' },
      { href: '/next/x', dataVersion: 'current', dataKeepQuery: 'true' },
    ]);
  });

  it('of the drawer begin with the docs, and are left out of reach until asked for [2S.4, 4.5]', async () => {
    const tree = await pageOf({ 'x.md': page() }, '/x');
    expect(one('[data-drawer-panel=primary]', tree).properties.inert).toBeDefined();
    expect(one('[data-drawer-panel=secondary]', tree).properties.inert).toBeUndefined();
  });
});
