import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderSidebarFragment } from '../../../src/page/render.tsx';
import { config, page, siteOf } from '../site-folder.ts';
import { hrefs, one, pageOf, treeOf } from './drawn.ts';

describe('the sidebar', () => {
  const folder = (name: string, count: number) =>
    Object.fromEntries([
      [`${name}/_category_.yml`, `label: ${name}\n`],
      ...Array.from({ length: count }, (_, i) => [
        `${name}/p${i}.md`,
        page({ title: `${name} ${i}`, sidebar_position: i + 1 }),
      ]),
    ]);
  const docs = {
    ...folder('short', 12),
    ...folder('long', 13),
    'lab/index.md': page({ title: 'Lab' }),
    'lab/scope.md': page({ title: 'Scope' }),
    'other/index.md': page({ title: 'Other' }),
    'other/below.md': page({ title: 'Below' }),
  };
  const button = (tree: Root, branch: string) => one(`[data-sidebar] [data-branch*="${branch}"]`, tree);

  it('has the branch of the page open, and marks the page and nothing else [4.8]', async () => {
    const tree = await pageOf(docs, '/lab/scope');
    const { ariaLabel, ariaExpanded, ariaControls } = button(tree, '/lab/').properties;
    expect([ariaExpanded, ariaLabel]).toEqual(['true', "Collapse sidebar category 'Lab'"]);
    const branch = one('[data-sidebar] [data-branch-of="/lab/"]', tree);
    expect(branch.properties.id).toBe(ariaControls?.toString());
    expect(branch.properties.hidden).toBeUndefined();
    expect(selectAll('[data-sidebar] [aria-current]', tree).map(textOf)).toEqual(['Scope']);
    expect(one('[data-sidebar] [aria-current]', tree).properties.ariaCurrent).toBe('page');
  });

  it('leaves out what is below another page, whose button says what it opens [4.8]', async () => {
    const tree = await pageOf(docs, '/lab/scope');
    const { ariaLabel, ariaExpanded, ariaControls } = button(tree, '/other/').properties;
    expect([ariaExpanded, ariaLabel]).toEqual(['false', "Expand sidebar category 'Other'"]);
    expect(ariaControls).toBeUndefined();
    expect(select('[data-branch-of="/other/"], [href="/other/below"]', tree)).toBeUndefined();
  });

  it('has all of a folder without a page up to twelve entries, of a longer one the first page, out of sight', async () => {
    const tree = await pageOf(docs, '/lab/');
    const short = button(tree, '/short');
    expect(textOf(short)).toBe('short');
    expect(short.properties.ariaLabel).toBeUndefined();
    const branch = one(`[id="${short.properties.ariaControls}"]`, tree);
    expect(branch.properties.hidden).toBe(true);
    expect(selectAll('a', branch)).toHaveLength(12);
    expect(button(tree, '/long').properties.ariaControls).toBeUndefined();
    const first = one('[data-first-of*="/long"]', tree);
    expect(first.properties.hidden).toBe(true);
    expect(hrefs(selectAll('a', first))).toEqual(['/long/p0']);
    expect(select('[data-first-of*="/short"], [data-branch-of*="/long"]', tree)).toBeUndefined();
  });

  it('is whole in the fragment, closed, marks no page, and has the ids that pages have', async () => {
    const tree = treeOf(renderSidebarFragment(await siteOf(docs)));
    const branches = selectAll('[data-branch-of]', tree);
    expect(branches).toHaveLength(4);
    expect(selectAll('a', tree)).toHaveLength(1 + 12 + 13 + 2 + 2);
    expect(select('[aria-current], [aria-expanded=true], .branch:not([hidden])', tree)).toBeUndefined();
    const ids = branches.map(({ properties }) => String(properties.id));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(select(`[aria-controls="${id}"]`, tree)).toBeDefined();
    expect(ids).toContain(one('[data-branch-of="/lab/"]', await pageOf(docs, '/lab/scope')).properties.id);
  });
});

describe('the bar and the drawer', () => {
  it('lead to the code, by an icon with a name [2S.18]', async () => {
    const tree = await pageOf({}, '/');
    for (const place of ['.navbar-tools', '.drawer-header']) {
      const { href, target, ariaLabel } = one(`${place} a.icon-button`, tree).properties;
      expect([href, target]).toEqual(['https://code.example.org/dtx', '_blank']);
      expect(ariaLabel).toBe('GitHub (opens in new tab)');
    }
  });
});

describe('the foot of a page', () => {
  const footOf = async (more: Record<string, string>) => {
    const tree = await pageOf({ 'lab/one.md': page() }, '/lab/one', { links: { ...config.links, ...more } });
    return selectAll('.page-meta a:not([rel=alternate])', tree).map((link) => [
      textOf(link),
      link.properties.href,
    ]);
  };

  it('leads to where the page is edited and where its problems are reported, once that is configured [2S.21]', async () => {
    expect(await footOf({})).toEqual([]);
    const edit = 'https://code.example.org/edit/{file}';
    const report = 'https://code.example.org/new?title={path}&file={file}';
    expect(await footOf({ edit, report })).toEqual([
      ['Edit this page (opens in new tab)', 'https://code.example.org/edit/content/docs/lab/one.md'],
      [
        'Report a problem with this page (opens in new tab)',
        'https://code.example.org/new?title=%2Flab%2Fone&file=content%2Fdocs%2Flab%2Fone.md',
      ],
    ]);
    expect(await footOf({ report: 'mailto:docs@example.org?subject={path}' })).toEqual([
      ['Report a problem with this page', 'mailto:docs@example.org?subject=%2Flab%2Fone'],
    ]);
  });
});

describe('links of the frame', () => {
  it('that leave the site open a tab that knows nothing of this one, and say so [2S.2]', async () => {
    const navbar = [
      { label: 'Company', href: 'https://example.org' },
      { label: 'Lab', href: '/lab' },
    ];
    const tree = await pageOf({ 'lab.md': page() }, '/lab', { navbar });
    for (const list of ['.navbar-links', '.drawer-panel > ul']) {
      const [away, inside] = selectAll(`${list} a`, tree);
      expect(away && textOf(away), list).toBe('Company (opens in new tab)');
      expect(away?.properties, list).toEqual({
        className: ['leaves'],
        href: 'https://example.org',
        target: '_blank',
        rel: ['noopener', 'noreferrer'],
      });
      expect(inside?.properties, list).toEqual({ href: '/lab' });
    }
  });

  it('of an announcement that may be closed are beside a button with a name [2S.8]', async () => {
    const announcement = { id: 'a1', text: 'News.', link: { label: 'Read', href: '/lab' } };
    const bar = async (fields = {}) =>
      one(
        'section.announcement',
        await pageOf({ 'lab.md': page() }, '/lab', { announcement: { ...announcement, ...fields } }),
      );
    const open = await bar();
    expect(open.properties).toMatchObject({ dataAnnouncement: 'a1', ariaLabel: 'Announcement' });
    expect(textOf(open)).toBe('News. Read');
    expect(hrefs(selectAll('a', open))).toEqual(['/lab']);
    expect(one('button[data-announcement-close]', open).properties.ariaLabel).toBe('Close');
    expect(select('button', await bar({ closeable: false }))).toBeUndefined();
  });

  it('say before everything else where all pages are listed, to programs alone [2T.31]', async () => {
    const tree = await pageOf({ 'lab.md': page() }, '/lab');
    const [, second] = selectAll('a[href], button', tree);
    expect(second?.properties).toEqual({ href: '/llms.txt', hidden: true });
  });

  it('begin with the one that skips them, and the bar comes before the text [2S.9]', async () => {
    const tree = await pageOf({ 'lab.md': page() }, '/lab');
    const [first] = selectAll('a[href], button', tree);
    expect(first?.properties.href).toBe('#main');
    expect(one('main', tree).properties.id).toBe('main');
    const order = selectAll('.skip-link, nav[data-navbar], .layout, footer, dialog', tree);
    expect(order.map(({ properties: { className } }) => String(className))).toEqual([
      'skip-link',
      'navbar',
      'layout',
      'footer',
      'drawer',
      'search-dialog',
    ]);
  });
});
