import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { page } from '../site-folder.ts';
import { hrefs, one, pageOf } from './drawn.ts';

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
