import { describe, expect, it } from 'vitest';
import { sourceLinkProblems } from '../../../../checks/sources/links.ts';
import { current, type Files, page, siteOf, versionList } from '../../site-folder.ts';

const linesOf = async (link: string, files: Files = {}) => {
  const body = `\n## First part\n\nText.\n\n[Link](${link})\n`;
  const site = await siteOf(
    {
      'guides/one.md': page({ title: 'One' }, body),
      'guides/two.md': page(
        { title: 'Two' },
        '\n## A `code` heading\n\n## Again\n\n## Again\n\n## New words {#old-id}\n',
      ),
      'guides/drawn.md': page({ title: 'Drawn' }, '\n::children\n'),
      'guides/three.mdx': page({ title: 'Three' }, '\n## Deep\n'),
      // The frame of a page has an element of this id.
      'guides/framed.md': page({ title: 'Framed' }, '\n## Main\n'),
      'tactics/index.md': page({ title: 'Tactics' }),
    },
    { 'content/redirects.yml': '- {from: /old, to: /guides/two}', ...files },
  );
  return sourceLinkProblems(site).map(({ message }) => message);
};

describe('links of pages, before anything is built', () => {
  it.each([
    '/guides/two',
    '/guides/two/',
    '/tactics',
    '/guides/two?a#again-1',
    '/guides/two#a-code-heading',
    './two.md',
    './two.md#again',
    '/guides/two#old-id',
    '../tactics/index.md',
    './three.mdx#deep',
    './three.mdx?a=b',
    '/guides/two#:~:text=code',
    '/guides/two#again:~:text=code',
    '/guides/framed#main-1',
    '#first-part',
    '#term-agent',
    '//elsewhere.example/gone',
    'relative-to-the-address',
    '#top',
    '#main',
    '/search',
    '/',
    // What is drawn there, and files, are known when they are built.
    '/guides/drawn#row-of-a-table',
    '/schemas/scope.json',
    'https://example.org/gone',
    'mailto:team@example.org',
  ])('may be %s', async (link) => {
    expect(await linesOf(link)).toEqual([]);
  });

  it.each([
    ['/guides/tow', 'no such page', 'Perhaps /guides/two is meant'],
    ['/zzz', 'no such page', 'Correct the link, or add the page'],
    ['/old', 'an old path', 'Link to /guides/two'],
    ['./tow.md', 'no such Markdown file', 'Perhaps ./two.md is meant'],
    ['../two.md', 'no such Markdown file', 'Perhaps ./two.md is meant'],
    ['/guides/two#agan', 'no such heading on /guides/two', 'Perhaps #again is meant'],
    [
      './two.md#gone',
      'no such heading on /guides/two',
      'Its headings: #a-code-heading, #again, #again-1, #old-id',
    ],
    [
      '/guides/two#new-words',
      'no such heading on /guides/two',
      'Its headings: #a-code-heading, #again, #again-1, #old-id',
    ],
    ['#fist-part', 'no such heading on /guides/one', 'Perhaps #first-part is meant'],
    ['./thre.mdx', 'no such Markdown file', 'Perhaps ./three.mdx is meant'],
    ['./three.mdx#dep', 'no such heading on /guides/three', 'Perhaps #deep is meant'],
    ['/guides/framed#main-2', 'no such heading on /guides/framed', 'Perhaps #main-1 is meant'],
    ['/tactics/#gone', 'no such heading on /tactics/', 'It has no heading'],
  ])('are told with their line when they are %s', async (link, problem, fix) => {
    expect(await linesOf(link)).toEqual([
      `content/docs/guides/one.md: line 11: link to ${link} (${problem}). ${fix}.`,
    ]);
  });

  it('may lead to another version', async () => {
    const files = {
      ...versionList(current, { name: '1.0', label: '1.0' }),
      'content/versions/1.0/docs/index.md': page(),
      'content/versions/1.0/docs/only.md': page({ title: 'Only' }),
    };
    expect(await linesOf('/1.0/only', files)).toEqual([]);
    expect(await linesOf('/only', files)).toHaveLength(1);
    expect(await linesOf('/1.0/nothing', files)).toHaveLength(1);
  });
});
