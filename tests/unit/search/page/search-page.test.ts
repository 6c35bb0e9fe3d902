import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../../../../src/base/routes.ts';
import { renderOwnPage } from '../../../../src/page/render.tsx';
import { ownPages } from '../../../../src/site/own-pages.ts';
import { loadSite } from '../../../../src/site/site.ts';
import { config, configFile, englishStrings, page, siteFolder, siteOf } from '../../site-folder.ts';

const docs = {
  'lab/index.md': page({ title: 'Lab', sidebar_position: 1 }),
  'lab/scope.md': page({ title: 'Scope' }),
  'lab/deep/index.md': page({ title: 'Deep' }),
  'lab/deep/below.md': page({ title: 'Below' }),
  'lab/loose/_category_.yml': 'label: Loose\n',
  'lab/loose/end.md': page({ title: 'Loose end' }),
  'hidden.md': page({ title: 'Hidden', unlisted: true }),
};

/** The search page of a site. */
async function searchPage(differs: Record<string, unknown> = {}) {
  const site = await siteOf(docs, { 'site.config.ts': configFile(differs) });
  const own = ownPages(site).find(({ route }) => route === searchPath);
  if (!own) throw new Error('the site has no search page');
  const { head, body } = renderOwnPage(site, own, 'Astro v0');
  return {
    head: fromHtml(head, { fragment: true }),
    main: select('main', fromHtml(body, { fragment: true })),
  };
}

describe('the search page as it is built', () => {
  it('is a form that works without script [2R.1]', async () => {
    const { main } = await searchPage();
    const form = main && select('search > form', main);
    expect(form?.properties).toMatchObject({ action: '/search', method: 'get' });
    const input = form && select('input', form);
    expect(input?.properties).toMatchObject({
      type: 'search',
      name: 'q',
      placeholder: 'Type your search here',
      ariaLabel: 'Search',
      autoFocus: true,
    });
    expect(input?.properties.maxLength).toBeUndefined();
    expect(main && textOf(select('noscript', main) ?? main)).toContain('Search needs JavaScript.');
  });

  it('asks engines to follow its links only, in a proper meta element [2R.1, 2N.10]', async () => {
    const robots = async (differs = {}) =>
      select('meta[name=robots]', (await searchPage(differs)).head)?.properties.content;
    expect(await robots()).toBe('noindex, follow');
    expect(await robots({ noIndex: true })).toBe('noindex, nofollow');
  });

  it('maps the groups and the pages in them; pages below are listed by their folder, if it has a page', async () => {
    const { main } = await searchPage();
    const map = main && select('.site-map', main);
    const links = map ? selectAll('a', map).map(({ properties }) => properties.href) : [];
    expect(links.sort()).toEqual(['/', '/lab/', '/lab/deep/', '/lab/loose/end', '/lab/scope']);
    expect(map && selectAll('h3', map).map(textOf)).toEqual(['Lab', 'Home']);
    expect(map && selectAll('ul ul a', map).map(textOf)).toEqual(['Loose end']);
    expect(map?.properties.ariaLabelledBy).toEqual([map && select('h2', map)?.properties.id]);
  });

  it('knows what its script needs before there are settings', async () => {
    const { main } = await searchPage({
      search: { provider: 'local', missingResults: 'https://example.org/?q={query}' },
    });
    const data = main && select('[data-search-page]', main)?.properties.dataSearchPage;
    expect(JSON.parse(String(data))).toMatchObject({
      settings: '/_search/en.current.json',
      siteTitle: 'DTX | Documentation',
      siteUrl: 'https://docs.example.org',
      searchPage: '/search',
      missingResults: 'https://example.org/?q={query}',
      strings: { titleFor: 'Search results for "{query}"', opensInNewTab: '(opens in new tab)' },
    });
  });

  it('and the dialog of every page stay in the language and below the path of the site [X.11]', async () => {
    const files = {
      'site.config.ts': configFile({
        url: 'https://example.org/docs',
        locales: [...config.locales, { code: 'de', label: 'Deutsch' }],
      }),
      'content/i18n/de.yml': englishStrings,
      'content/docs/index.md': page({ title: 'Home' }),
    };
    const { editions } = await loadSite(siteFolder(files), { published: true });
    const german = editions.find(({ locale }) => locale.code === 'de');
    const own = german && ownPages(german).find(({ route }) => route === searchPath);
    if (!own) throw new Error('the site has no German search page');
    const body = fromHtml(renderOwnPage(german, own, 'Astro v0').body, { fragment: true });
    const dialog = select('dialog.search-dialog', body);
    expect(dialog?.properties).toMatchObject({
      ariaLabel: german.strings.search.dialog,
      dataSearchDialog: '/docs/_search/de.current.json',
    });
    expect(dialog && select('form', dialog)?.properties.action).toBe('/docs/de/search');
    expect(select('main search > form', body)?.properties.action).toBe('/docs/de/search');
    const data = JSON.parse(String(select('[data-search-page]', body)?.properties.dataSearchPage));
    expect(data).toMatchObject({ settings: '/docs/_search/de.current.json', searchPage: '/docs/de/search' });
  });
});
