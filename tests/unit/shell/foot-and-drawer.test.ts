import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { privacyPath, searchPath } from '../../../src/base/routes.ts';
import { renderOwnPage, renderPage } from '../../../src/page/render.tsx';
import { ownPages } from '../../../src/site/own-pages.ts';
import type { Site } from '../../../src/site/site.ts';
import { config, configFile, current, englishStrings, page, siteOf, versionList } from '../site-folder.ts';

const treeOf = (html: string): Root => fromHtml(html, { fragment: true });

/** A page of an edition: one of its own, or one that the site makes of itself. */
async function pageOf(site: Site, route: string): Promise<Root> {
  const found = site.find(route);
  if (found) return treeOf((await renderPage(site, found, 'Astro v0')).body);
  const own = ownPages(site).find((each) => each.route === route);
  if (!own) throw new Error(`the page of the test is missing: ${route}`);
  return treeOf(renderOwnPage(site, own, 'Astro v0').body);
}
const linksOf = (tree: Root | Element, selector: string) =>
  selectAll(`${selector} a`, tree).map((link) => [link.properties.href, textOf(link)]);

describe('the foot of every page', () => {
  const columns = (tree: Root) =>
    selectAll('.footer-columns > div', tree).map((column) => [
      selectAll('h2', column).map(textOf).join(),
      ...selectAll('li a', column).map(({ properties }) => properties.href),
    ]);

  it('has three columns of links, of the docs only those that there are [2S.5] [2S.6] [2S.7]', async () => {
    const bare = await siteOf({ 'quick-start.md': page() });
    const { website, blog, code } = config.links;
    expect(columns(await pageOf(bare, '/'))).toEqual([
      ['Docs', '/quick-start'],
      ['Community', code],
      ['More', blog, website],
    ]);
    const chat = 'https://chat.example.org/';
    const whole = await siteOf(
      { 'quick-start.md': page(), 'dtx/sdk.md': page(), 'api.md': page({ slug: '/category/-api' }) },
      { 'site.config.ts': configFile({ links: { ...config.links, chat } }) },
    );
    expect(columns(await pageOf(whole, '/'))).toEqual([
      ['Docs', '/category/-api', '/quick-start', '/dtx/sdk'],
      ['Community', chat, code],
      ['More', blog, website],
    ]);
  });

  it('names the version of the site, and leads to what is kept of readers, of which there is one page in a language [1.8]', async () => {
    const locales = ['en', 'de'].map((code) => ({ code, label: code }));
    const { editions } = await siteOf(
      { 'x.md': page(), 'community.md': page() },
      {
        'site.config.ts': configFile({ locales }),
        'content/i18n/de.yml': englishStrings,
        ...versionList({ name: '1.0', label: '1.0' }, current),
        'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
        'content/versions/1.0/docs/community.md': page(),
      },
    );
    const feet = await Promise.all(
      editions.map(async (site) => [
        site.base,
        ...linksOf(await pageOf(site, '/'), '.footer > p').map(([href]) => href),
      ]),
    );
    expect(feet.toSorted()).toEqual([
      ['', '/privacy', '/community#how-facts-were-read'],
      ['/de', '/de/privacy', '/de/community#how-facts-were-read'],
      ['/de/next', '/de/privacy', '/de/community#how-facts-were-read'],
      ['/next', '/privacy', '/community#how-facts-were-read'],
    ]);
    const [site] = editions;
    const foot = site && select('.footer > p', await pageOf(site, '/'));
    expect(foot && textOf(foot)).toContain(`Documentation ${version}`);
  });
});

describe('the mobile menu [4.7]', () => {
  const drawer = async (route: string, navbar: object[]) => {
    const tree = await pageOf(await siteOf({}, { 'site.config.ts': configFile({ navbar }) }), route);
    const panels = selectAll('dialog.drawer [data-drawer-panel]', tree).map(({ properties }) => [
      properties.dataDrawerPanel,
      properties.inert !== undefined,
    ]);
    expect(selectAll('[data-drawer-open][aria-controls=drawer]', tree)).toHaveLength(
      panels.length > 0 ? 1 : 0,
    );
    expect(select('.layout', tree)?.properties.className).toEqual(
      route === searchPath ? ['layout', 'layout-plain'] : ['layout'],
    );
    return panels;
  };
  const links = [{ label: 'Home', href: '/' }];

  it('is there where it holds something: the sidebar, or links', async () => {
    const both = [
      ['primary', true],
      ['secondary', false],
    ];
    expect(await drawer('/', [])).toEqual(both);
    expect(await drawer(privacyPath, links)).toEqual(both);
    expect(await drawer(searchPath, links)).toEqual([['primary', false]]);
    expect(await drawer(searchPath, [])).toEqual([]);
  });

  it('has names for what it is and for its buttons', async () => {
    const tree = await pageOf(await siteOf({}), '/');
    const names = (selector: string) =>
      selectAll(selector, tree).map(({ properties }) => properties.ariaLabel);
    expect(names('dialog.drawer')).toEqual(['Main']);
    expect(names('[data-drawer-open]')).toEqual(['Toggle navigation bar']);
    expect(names('[data-drawer-close]')).toEqual(['Close navigation bar']);
    expect(selectAll('[data-drawer-back]', tree).map(textOf)).toEqual(['← Back to main menu']);
    expect(
      selectAll('[data-drawer-menu]', tree).map(({ properties }) => [
        properties.dataExpand,
        properties.dataCollapse,
      ]),
    ).toEqual(Array(2).fill(['Expand the dropdown', 'Collapse the dropdown']));
  });
});

describe('the sidebar and the ways around it', () => {
  it('have names, and words for what a click on a branch does', async () => {
    const tree = await pageOf(
      await siteOf({ 'lab/one.md': page(), 'lab/_category_.yml': 'label: Lab\n' }),
      '/lab/one',
    );
    const [sidebar] = selectAll('nav[data-sidebar]', tree).map(({ properties }) => properties);
    expect(sidebar).toMatchObject({
      ariaLabel: 'Docs sidebar',
      dataSidebar: '/fragments/sidebar.html',
      dataExpand: "Expand sidebar category '{label}'",
      dataCollapse: "Collapse sidebar category '{label}'",
    });
    const names = selectAll('nav.breadcrumbs, nav.pager, nav.navbar', tree).map(
      ({ properties }) => properties.ariaLabel,
    );
    expect(names).toEqual(['Main', 'Breadcrumbs', 'Docs pages']);
  });

  it('search is a form with a button, by the words and keys it shows [2S.13]', async () => {
    const tree = await pageOf(await siteOf({}), '/');
    const [button] = selectAll('form[role=search] > button', tree);
    expect(button?.properties).toMatchObject({
      type: 'submit',
      ariaHasPopup: 'dialog',
      ariaKeyShortcuts: 'Control+K Meta+K',
    });
    const words = button ? textOf(button) : '';
    expect(button?.properties.ariaLabel).toBe(words.replace(/(\S+)$/, '($1)'));
  });
});
