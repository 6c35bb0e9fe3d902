import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { privacyPath } from '../../../src/base/routes.ts';
import { renderOwnPage } from '../../../src/page/render.tsx';
import { ownPages } from '../../../src/site/own-pages.ts';
import { configFile, siteOf } from '../site-folder.ts';

/** What the privacy page of a site says, on one line. */
async function privacyText(config: Record<string, unknown> = {}): Promise<string> {
  const site = await siteOf({}, { 'site.config.ts': configFile(config) });
  const own = ownPages(site).find(({ route }) => route === privacyPath);
  if (!own) throw new Error('the site has no privacy page');
  const { body } = renderOwnPage(site, own, 'Astro v0');
  const main = select('main', fromHtml(body, { fragment: true }));
  return main ? textOf(main).replace(/\s+/g, ' ') : '';
}

const gtag = { provider: 'gtag', trackingId: 'G-ABC123' };

describe('the privacy page', () => {
  it('may be found by search engines [2N.10]', async () => {
    const site = await siteOf({});
    const own = ownPages(site).find(({ route }) => route === privacyPath);
    expect(own && renderOwnPage(site, own, 'Astro v0').head).not.toContain('name="robots"');
  });

  it('says that nothing is measured, and asks nobody to opt out of it, while analytics is off', async () => {
    const text = await privacyText();
    expect(text).toContain('Analytics is off.');
    for (const word of ['Google', '_ga', 'opt out of', 'How to opt out']) expect(text).not.toContain(word);
  });

  it('says by whom visits are measured, what is sent where, and how to opt out', async () => {
    const text = await privacyText({ analytics: gtag });
    expect(text).not.toContain('Analytics is off.');
    for (const words of [
      'measured with Google Analytics, under one tracking id.',
      'loaded from www.googletagmanager.com.',
      '*.google-analytics.com, *.analytics.google.com',
      'names begin with _ga',
      'Address and title of each page',
      'The time, the page that led you here',
      'Google Analytics is asked to shorten it',
      'Do Not Track or Global Privacy Control',
    ])
      expect(text).toContain(words);
  });

  it('counts the tracking ids and names the proxy of the script', async () => {
    const analytics = { ...gtag, trackingId: ['G-ABC123', 'G-DEF456'], origin: 'https://proxy.example' };
    const text = await privacyText({ analytics });
    expect(text).toContain('under 2 tracking ids.');
    expect(text).toContain('loaded from proxy.example.');
    expect(text).not.toContain('googletagmanager');
  });

  it('tells which events are sent and which are not', async () => {
    const off = await privacyText({ analytics: gtag });
    expect(off).toContain('Not sent: what you look for in the search dialog.');
    expect(off).toContain('Not sent: what you copy.');
    const on = await privacyText({ analytics: { ...gtag, events: { search: true, copy: true } } });
    expect(on).not.toContain('Not sent');
    expect(on).toContain('What you look for, in the search dialog and on the search page.');
    expect(on).toContain('That you use the copy button of a code block');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['in the browser', { provider: 'local' }, 'Search runs in your browser.'],
    ['by this site', { provider: 'self' }, 'is sent to the server of this site'],
    [
      'by Algolia',
      { provider: 'algolia', appId: 'APP', apiKey: 'key' },
      'is sent to APP-dsn.algolia.net, APP-1.algolianet.com, APP-2.algolianet.com, APP-3.algolianet.com',
    ],
    [
      'by other hosts',
      { provider: 'algolia', appId: 'APP', apiKey: 'key', hosts: ['https://search.example'] },
      'is sent to search.example:',
    ],
  ])('says who gets the queries of a search %s, and only that', async (_, search, words) => {
    const text = await privacyText({ search });
    expect(text).toContain(words);
    const others = [
      'Search runs in your browser.',
      'server of this site, which answers',
      'is sent to APP-dsn',
    ];
    const said = others.filter((other) => text.includes(other));
    expect(said.length).toBeLessThanOrEqual(1);
  });

  it('says that a query is sent to nobody, unless analytics gets the address that holds it', async () => {
    const words = 'What you type into it is sent to nobody.';
    expect(await privacyText()).toContain(words);
    const measured = await privacyText({ analytics: gtag });
    expect(measured).toContain('Search runs in your browser.');
    expect(measured).not.toContain(words);
  });

  it('says whether chosen results are reported', async () => {
    const search = { provider: 'algolia', appId: 'APP', apiKey: 'key' };
    expect(await privacyText({ search })).toContain('Which result you choose is not reported.');
    expect(await privacyText({ search: { ...search, insights: true } })).toContain(
      'A result that you choose is reported to insights.algolia.io',
    );
  });

  it('names the host that a query without results may be told to', async () => {
    expect(await privacyText()).not.toContain('finds nothing');
    const search = { provider: 'local', missingResults: 'https://code.example.org/new?title={query}' };
    expect(await privacyText({ search })).toContain('a link leads to code.example.org');
  });

  it('lists what is stored, under the names of the configured index', async () => {
    const text = await privacyText({ search: { provider: 'local', indexName: 'mine' } });
    for (const key of ['dtx:color-mode', 'dtx:tabs', 'dtx:search-recent:mine', 'dtx:search-favorites:mine'])
      expect(text).toContain(key);
  });
});
