import { describe, expect, it } from 'vitest';
import { page } from '../../site-folder.ts';
import { compile, htmlOf } from './compiled.ts';

const beside = {
  'community.md': page(),
  'lab/index.md': page(),
  'lab/scope.mdx': page(),
  'moved.md': page({ slug: '/elsewhere/' }),
};
const hrefOf = async (target: string) =>
  /href="([^"]*)"/.exec(await htmlOf(`[x](${target})`, { beside }))?.[1];

describe('links', () => {
  it.each([
    ['./community.md', '/community'],
    ['community.md', '/community'],
    ['./lab/index.md', '/lab/'],
    ['./lab/scope.mdx#part', '/lab/scope#part'],
    ['./lab/scope.mdx?a=b#part', '/lab/scope?a=b#part'],
    ['lab/../moved.md', '/elsewhere/'],
  ])('to the file %s lead to its route %s', async (target, href) => {
    expect(await hrefOf(target)).toBe(href);
  });

  it.each([
    ['/community/', '/community'],
    ['/community.html', '/community'],
    ['/community/index.html', '/community'],
    ['/lab', '/lab/'],
    ['/lab/index.html#part', '/lab/#part'],
    ['/elsewhere?q=1', '/elsewhere/?q=1'],
    ['/index.html', '/'],
  ])('to %s are brought to the listed form %s [2R.17]', async (target, href) => {
    expect(await hrefOf(target)).toBe(href);
  });

  it.each([
    'https://example.org/a.md',
    'mailto:a@example.org',
    '//example.org/b',
    '#part',
    '?q=1',
    '/unknown',
    'relative',
  ])('to %s stay as they are, without a warning', async (target) => {
    expect(await hrefOf(target)).toBe(target);
    expect((await compile(`[x](${target})`, { beside })).warnings).toEqual([]);
  });

  it('to a Markdown file that does not exist warn in one line and do not fail [8.14]', async () => {
    const { warnings } = await compile('Text\n\n[x](./missing.md#part), [y](../outside.md)', { beside });
    expect(warnings).toEqual([
      'content/docs/p.md: line 8: link to "./missing.md": no such Markdown file',
      'content/docs/p.md: line 8: link to "../outside.md": no such Markdown file',
    ]);
  });

  it('to a Markdown file that does not exist stay, so that the check of the built page finds them [8.14]', async () => {
    expect(await hrefOf('./missing.md#part')).toBe('./missing.md#part');
  });

  it('to a Markdown file by an address with broken percent-encoding warn by that address [8.14]', async () => {
    const { warnings, links } = await compile('Text\n\n[x](./a%zz.md) and\n[y](./b%20c.md).', {
      beside: { 'a%zz.md': page({ slug: '/percent' }) },
    });
    expect(warnings).toEqual(['content/docs/p.md: line 9: link to "./b%20c.md": no such Markdown file']);
    expect(links).toEqual([
      { href: '/percent', line: 8 },
      { href: './b%20c.md', line: 9 },
    ]);
  });

  it('by reference and in footnotes are resolved as well', async () => {
    const html = await htmlOf('[x][c], text[^1].\n\n[c]: ./community.md\n[^1]: See [lab](/lab).', { beside });
    expect(html).toContain('<a href="/community">x</a>');
    expect(html).toContain('<a href="/lab/">lab</a>');
  });

  it('of cards are resolved as well', async () => {
    expect(await htmlOf(':::cards\n- [x](./community.md) Text\n:::', { beside })).toContain(
      'href="/community"',
    );
  });

  it('to a file with a blank in its name lead to its route', async () => {
    const html = await htmlOf('[x](<./a b.md>)', { beside: { 'a b.md': page({ slug: '/a-b' }) } });
    expect(html).toContain('href="/a-b"');
  });
});
