import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderNotFound, renderPage, renderSidebarFragment } from '../../../src/page/render.tsx';
import type { Site } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/translations.ts';
import {
  config,
  configFile,
  current,
  englishStrings,
  type Files,
  page,
  siteOf,
  versionList,
} from '../site-folder.ts';

const treeOf = (html: string): Root => fromHtml(html, { fragment: true });

/** The body of a page. @param route of the page in this edition of the site */
async function bodyOf(site: Site, route: string): Promise<Root> {
  const found = site.find(route);
  if (!found) throw new Error(`the page of the test is missing: ${route}`);
  return treeOf((await renderPage(site, found, 'Astro v0')).body);
}

/** The body of a page of a site with these docs. */
const pageOf = async (docs: Files, route: string, config: Record<string, unknown> = {}) =>
  bodyOf(await siteOf(docs, { 'site.config.ts': configFile(config) }), route);

const hrefs = (elements: readonly Element[]) => elements.map(({ properties }) => properties.href);
const one = (selector: string, tree: Root | Element): Element => {
  const [found, ...others] = selectAll(selector, tree);
  if (!found || others.length > 0) throw new Error(`${others.length} others match ${selector}`);
  return found;
};

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

  it('is whole in the fragment, closed, marks no page, and has ids of its own', async () => {
    const tree = treeOf(renderSidebarFragment(await siteOf(docs)));
    const branches = selectAll('[data-branch-of]', tree);
    expect(branches).toHaveLength(4);
    expect(selectAll('a', tree)).toHaveLength(1 + 12 + 13 + 2 + 2);
    expect(select('[aria-current], [aria-expanded=true], .branch:not([hidden])', tree)).toBeUndefined();
    const ids = branches.map(({ properties }) => String(properties.id));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) {
      expect(id).toContain('all');
      expect(select(`[aria-controls="${id}"]`, tree)).toBeDefined();
    }
  });
});

describe('where a page stands', () => {
  const docs = {
    'lab/_category_.yml': 'label: Lab\n',
    'lab/one.md': page({ title: 'One', sidebar_position: 1 }),
    'lab/two.md': page({ title: 'Two', sidebar_position: 2 }),
  };

  it('is told by breadcrumbs: a folder without a page is no link, and the page itself is the current one', async () => {
    const nav = one('.breadcrumbs', await pageOf(docs, '/lab/two'));
    expect(selectAll('li', nav).map(textOf)).toEqual(['Home', 'Lab', 'Two']);
    expect(hrefs(selectAll('a', nav))).toEqual(['/']);
    expect(selectAll('[aria-current=page]', nav).map(textOf)).toEqual(['Two']);
  });

  it('has a page before and after it, the first and the last only one', async () => {
    const around = async (route: string) => {
      const nav = one('.pager', await pageOf(docs, route));
      return selectAll('a', nav).map((link) => [
        String(link.properties.rel),
        link.properties.href,
        textOf(link),
      ]);
    };
    const next = (href: string, title: string) => ['next', href, `Next${title}`];
    const previous = (href: string, title: string) => ['prev', href, `Previous${title}`];
    expect(await around('/')).toEqual([next('/lab/one', 'One')]);
    expect(await around('/lab/one')).toEqual([previous('/', 'Home'), next('/lab/two', 'Two')]);
    expect(await around('/lab/two')).toEqual([previous('/lab/one', 'One')]);
    expect(select('.pager', await pageOf({}, '/'))).toBeUndefined();
  });

  it('is not told on the home page, which has no heading of its own', async () => {
    const main = one('main', await pageOf(docs, '/'));
    expect(main.properties.className).toEqual(['main', 'main-home']);
    expect(select('h1, .breadcrumbs', main)).toBeUndefined();
    const other = one('main', await pageOf(docs, '/lab/one'));
    expect(other.properties.className).toEqual(['main']);
    expect(textOf(one('h1', other))).toBe('One');
  });

  it('is said of an unlisted page', async () => {
    const unlisted = { ...docs, 'x.md': page({ title: 'X', unlisted: true }) };
    const notice = (tree: Root) => selectAll('main .notice', tree).map(textOf);
    expect(notice(await pageOf(unlisted, '/x'))).toEqual([expect.stringMatching(/unlisted/i)]);
    expect(notice(await pageOf(unlisted, '/lab/one'))).toEqual([]);
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

describe('the contents of a page', () => {
  const text = '\n## A\n\n### B\n\n#### C\n\n## D\n';
  const contents = async (fields: Record<string, unknown>, body = text) => {
    const tree = await pageOf({ 'x.md': page({ title: 'X', ...fields }, body) }, '/x');
    const lists = ['nav.toc[data-toc]', 'details.toc-mobile'].map((list) =>
      selectAll(`${list} li`, tree).map((entry) => {
        const deeper = entry.properties.className ? '>' : '';
        return `${deeper}${textOf(entry)}${hrefs(selectAll('a', entry))}`;
      }),
    );
    expect(lists[0]).toEqual(lists[1]);
    return lists[0];
  };

  it('are its headings of level 2 and 3, or of those it asks for, deeper ones further in [2N.15]', async () => {
    expect(await contents({})).toEqual(['A#a', '>B#b', 'D#d']);
    expect(await contents({ toc_max_heading_level: 2 })).toEqual(['A#a', 'D#d']);
    expect(await contents({ toc_max_heading_level: 4 })).toEqual(['A#a', '>B#b', '>C#c', 'D#d']);
    expect(await contents({ toc_min_heading_level: 3, toc_max_heading_level: 4 })).toEqual(['B#b', '>C#c']);
  });

  it('are left out on request, and where there is one heading [2N.15]', async () => {
    expect(await contents({ hide_table_of_contents: true })).toEqual([]);
    expect(await contents({ toc_max_heading_level: 2 }, '\n## A\n\n### B\n')).toEqual([]);
    expect(await contents({}, '\n## A\n\n## B\n')).toHaveLength(2);
  });
});

describe('the menus', () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];
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

describe('a text in another language than its page', () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];
  const source = page({ title: 'Lab' }, '\n## A\n\n## B\n');
  const folder = {
    'box/_category_.yml':
      'label: Box\nlink:\n  type: generated-index\n  slug: /category/box\ndescription: All that is in the box, what each of it is for, and who needs it.\n',
    'box/in.md': page({ title: 'In' }),
  };
  /** The Arabic edition. @param translation of the page `/lab` */
  async function arabic(translation?: string): Promise<Site> {
    const site = await siteOf(
      { 'lab.md': source, ...folder },
      {
        'site.config.ts': configFile({
          locales,
          links: { ...config.links, edit: 'https://code.example.org/edit/{file}' },
        }),
        'content/i18n/ar.yml': englishStrings,
        ...(translation !== undefined && { 'content/i18n/ar/docs/lab.md': translation }),
      },
    );
    const edition = site.editions.find(({ locale }) => locale.code === 'ar');
    if (!edition) throw new Error('the site has no Arabic edition');
    return edition;
  }
  const inArabic = (sign: string) =>
    [
      '---',
      'title: مختبر',
      `description: ${'وصف '.repeat(8)}`,
      `source: "${sign}"`,
      '---',
      '',
      '## ا',
      '',
      '## ب',
    ].join('\n');

  it('says so with its direction, in its contents too, and is edited where it was written', async () => {
    const tree = await bodyOf(await arabic(), '/lab');
    expect(one('[data-prose]', tree).properties).toMatchObject({ lang: 'en', dir: 'ltr' });
    for (const list of ['nav.toc ul', '.toc-mobile ul'])
      expect(one(list, tree).properties.lang, list).toBe('en');
    expect(one('main .notice', tree).children).toHaveLength(1);
    expect(hrefs(selectAll('.page-meta a', tree))).toEqual([
      'https://code.example.org/edit/content/docs/lab.md',
    ]);
    const label = one('[data-sidebar] a[href="/ar/lab"] bdi', tree);
    expect([label.properties.lang, textOf(label)]).toEqual(['en', 'Lab']);
  });

  it('says so on a generated page', async () => {
    const tree = await bodyOf(await arabic(), '/category/box');
    for (const element of ['h1', 'h1 + p'])
      expect(one(`main .prose > ${element}`, tree).properties, element).toMatchObject({
        lang: 'en',
        dir: 'ltr',
      });
  });

  it('is none once it is translated, which is edited where that was written', async () => {
    const tree = await bodyOf(await arabic(inArabic(sourceSign(source))), '/lab');
    expect(one('[data-prose]', tree).properties.lang).toBeUndefined();
    expect(one('[data-prose]', tree).properties.dir).toBeUndefined();
    expect(
      select('main .notice, nav.toc [lang], [data-sidebar] a[href="/ar/lab"] [lang]', tree),
    ).toBeUndefined();
    expect(hrefs(selectAll('.page-meta a', tree))).toEqual([
      'https://code.example.org/edit/content/i18n/ar/docs/lab.md',
    ]);
  });

  it('is offered in its own language when the translation is older', async () => {
    const tree = await bodyOf(await arabic(inArabic('000000000000')), '/lab');
    const link = one('main .notice a', tree);
    expect(textOf(link)).toBe('English');
    expect(link.properties).toEqual({ href: '/lab', hrefLang: 'en', lang: 'en', target: '_self' });
  });

  it('is not found in the words of its language: the not-found page of each looks in its own pages [8.12]', async () => {
    const edition = await arabic();
    const tree = treeOf(renderNotFound(edition, 'Astro v0').body);
    const nearest = one('[data-nearest]', tree);
    expect(nearest.properties).toMatchObject({ hidden: true, dataNearest: 'true' });
    expect(one('main form', tree).properties.action).toBe('/ar/search');
    expect(one('main form input', tree).properties).toMatchObject({ type: 'search', name: 'q' });
    expect(select('[data-sidebar] a[href="/ar/lab"]', tree)).toBeDefined();
    expect(hrefs(selectAll('main .columns a', tree)).sort()).toEqual(['/ar/', '/ar/category/box', '/ar/lab']);
    expect(textOf(one('main .columns a[href="/ar/lab"] [lang=en]', tree))).toBe('Lab');
  });
});

describe('the foot of a page', () => {
  const footOf = async (more: Record<string, string>) => {
    const tree = await pageOf({ 'lab/one.md': page() }, '/lab/one', { links: { ...config.links, ...more } });
    return selectAll('.page-meta a', tree).map((link) => [textOf(link), link.properties.href]);
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
