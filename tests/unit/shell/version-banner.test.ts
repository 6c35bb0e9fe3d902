import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { searchPath } from '../../../src/base/routes.ts';
import { renderOwnPage, renderPage } from '../../../src/page/render.tsx';
import { ownPages } from '../../../src/site/own-pages.ts';
import type { Site } from '../../../src/site/site.ts';
import { configFile, current, englishStrings, page, siteOf, versionList } from '../site-folder.ts';

const folder = (docs: string) => ({
  [`${docs}/index.md`]: page({ title: 'Home' }),
  [`${docs}/lab.md`]: page(),
  [`${docs}/box/_category_.yml`]:
    'label: Box\nlink:\n  type: generated-index\n  slug: /category/box\ndescription: All that is in the box, what each of it is for, and who needs it.\n',
  [`${docs}/box/in.md`]: page(),
});
const locales = ['en', 'de'].map((code) => ({ code, label: code }));

async function bodyOf(site: Site, route: string): Promise<string> {
  const found = site.find(route);
  if (found) return (await renderPage(site, found, 'Astro v0')).body;
  const own = ownPages(site).find((each) => each.route === route);
  if (!own) throw new Error(`the page of the test is missing: ${route}`);
  return renderOwnPage(site, own, 'Astro v0').body;
}

it('pages of every kind say that their version is old or not released, and lead to the newest in their language', async () => {
  const { editions } = await siteOf(
    {},
    {
      ...folder('content/docs'),
      ...folder('content/versions/2.0/docs'),
      ...folder('content/versions/1.0/docs'),
      'content/docs/new.md': page(),
      'site.config.ts': configFile({ locales }),
      'content/i18n/de.yml': englishStrings,
      ...versionList({ name: '2.0', label: 'Two' }, current, { name: '1.0', label: 'One' }),
    },
  );
  const banners = async (base: string, route: string) => {
    const site = editions.find((edition) => edition.base === base);
    if (!site) throw new Error(`no edition at ${base}`);
    const tree = fromHtml(await bodyOf(site, route), { fragment: true });
    return selectAll('main .notice[data-version-banner]', tree).map((banner) => [
      textOf(banner),
      ...selectAll('a[data-keep-query]', banner).map(({ properties }) => properties.href),
    ]);
  };
  const old = 'This page describes DTX One, which is no longer maintained. Newest version: Two';
  const unreleased = 'This page describes DTX Next, which is not released yet. Newest version: Two';
  for (const route of ['/lab', '/category/box', searchPath]) {
    expect(await banners('', route), route).toEqual([]);
    expect(await banners('/1.0', route), route).toEqual([[old, route]]);
    expect(await banners('/de/1.0', route), route).toEqual([[old, `/de${route}`]]);
    expect(await banners('/next', route), route).toEqual([[unreleased, route]]);
  }
  expect(await banners('/de/next', '/new')).toEqual([[unreleased, '/de/']]);
});
