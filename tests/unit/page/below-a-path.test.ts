import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderRedirect } from '../../../src/page/redirect/render-redirect.tsx';
import { renderPage } from '../../../src/page/render.tsx';
import { loadSite } from '../../../src/site/site.ts';
import { configFile, page, siteFolder } from '../site-folder.ts';

/** A site that is published below a path of its host. */
const publishedSite = () =>
  loadSite(
    siteFolder({
      'site.config.ts': configFile({ url: 'https://docs.example.org/docs' }),
      'content/docs/lab/index.md': page({ title: 'Lab' }),
    }),
    { published: true },
  );

describe('a site below a path [X.11]', () => {
  it('has icons, search, list of pages and breadcrumbs of its pages below it', async () => {
    const site = await publishedSite();
    const lab = site.find('/lab');
    if (!lab) throw new Error('the page of the test is missing');
    const { head, body } = await renderPage(site, lab, 'Astro v0');
    const tree = fromHtml(head, { fragment: true });
    const links = (rel: string) =>
      selectAll(`link[rel="${rel}"]`, tree).map(({ properties }) => properties.href);
    expect(links('icon')).toEqual(['/docs/favicon.svg']);
    expect(links('apple-touch-icon')).toEqual(['/docs/apple-touch-icon.png']);
    expect(links('search')).toEqual(['/docs/opensearch.xml']);
    const { itemListElement } = JSON.parse(
      textOf(select('script[type="application/ld+json"]', tree) ?? tree),
    );
    expect(itemListElement).toMatchObject([
      { name: 'Home', item: 'https://docs.example.org/docs/' },
      { name: 'Lab', item: 'https://docs.example.org/docs/lab/' },
    ]);
    const frame = fromHtml(body, { fragment: true });
    expect(select('form[role=search]', frame)?.properties.action).toBe('/docs/search');
    expect(select('.skip-link + a[hidden]', frame)?.properties.href).toBe('/docs/llms.txt');
    const homes = selectAll('.brand, .breadcrumbs li:first-child a', frame);
    expect(homes.map(({ properties }) => properties.href)).toEqual(['/docs/', '/docs/', '/docs/']);
  });

  it('names the path to a maintainer whose host serves it below another one, on the home page alone [2N.6]', async () => {
    const site = await publishedSite();
    const banner = async (route: string) => {
      const found = site.find(route);
      if (!found) throw new Error('the page of the test is missing');
      return (await renderPage(site, found, 'Astro v0')).body.match(/<p>(Current configured .*?)<\/p>/)?.[1];
    };
    expect(await banner('/')).toBe('Current configured baseUrl = /docs/');
    expect(await banner('/lab')).toBeUndefined();
  });

  it('calls the link of an old path by the page it leads to: one of the docs, the search, or else the site', async () => {
    const site = await publishedSite();
    const name = (to: string) =>
      selectAll('a', fromHtml(renderRedirect(site, { from: '/docs/a', to }).body))
        .map(textOf)
        .join();
    expect(name('/docs/lab/')).toBe('Lab');
    expect(name('/docs/lab/#limits')).toBe('Lab');
    expect(name('/docs/search')).toBe(site.strings.search.title);
    expect(name('/docs/')).toBe('Home');
    expect(name('/docs/file.json')).toBe('DTX | Documentation');
  });
});
