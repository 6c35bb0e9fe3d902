import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from '../../../../src/search/core/found-words.ts';
import { anySite, anyText, page, searcher, siteOf, vocabulary } from './sites.ts';

// Words that are near to each other, so that mistakes have to be looked for: the most a query can cost.
const syllables = ['pro', 'mpt', 'red', 'team', 'tac', 'tic', 'gua', 'rd', 'sco', 'pe'];
const many = Array.from({ length: 3000 }, (_, number) =>
  [1, 10, 100, 1000].map((step) => syllables[Math.floor(number / step) % 10]).join(''),
);
const search = searcher(
  siteOf(
    Array.from({ length: 60 }, (_, number) =>
      page(`/${number}`, [
        `# ${many.slice(number * 3, number * 3 + 3).join(' ')}`,
        many.slice(number * 50, number * 50 + 50).join(' '),
      ]),
    ),
    [['prompt', 'instruction']],
  ),
);

describe('any query', () => {
  it.each([
    ['an empty one', ''],
    ['blanks', ' \t\n\u00A0 '],
    ['signs', '"?!…--_/\\&<>'],
    ['a lone surrogate', '\uD83D'],
    ['controls of direction', '\u202E\u2066\u2069\u200F'],
    ['zero bytes', '\u0000\u0000'],
    ['emoji', '👩🏽‍🚀🔥'],
  ])('without words finds nothing: %s', async (_, query) => {
    expect(await search.search(query, { facets: ['language'] })).toMatchObject({
      hits: [],
      nbHits: 0,
      facets: { language: {} },
    });
  });

  it.each([
    ['one long word', 'promptred'.repeat(1200)],
    [
      '10,000 characters of words that are almost right',
      'prmotred'.concat(' rdeteam tacitc gaurd').repeat(500),
    ],
    ['10,000 characters of blanks', ' '.repeat(10_000)],
    ['an identifier without end', 'a_b-'.repeat(3000)],
    ['capitals without end', 'aB'.repeat(5000)],
    ['combining marks without end', `e${'\u0301'.repeat(10_000)}`],
    ['Japanese without blanks', '日本語の文書'.repeat(2000)],
    ['lone surrogates without end', '\uD800'.repeat(10_000)],
    [
      'binary data',
      Array.from({ length: 10_000 }, (_, code) => String.fromCharCode((code * 7919) % 65_536)).join(''),
    ],
  ])('is answered in bounded time: %s', async (_, query) => {
    await search.search('prompt');
    const start = process.threadCpuUsage();
    const { hits, nbHits } = await search.search(query);
    // Some hundred times what it takes; without bounds it would be minutes. Work in microseconds, not time: other
    // programs may keep the machine busy.
    expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
    expect(hits.length).toBeLessThanOrEqual(nbHits);
  });

  it('is answered by sections of the site, with what to mark in them', async () => {
    const query = fc.oneof(
      anyText,
      fc.array(fc.constantFrom(...vocabulary), { maxLength: 5 }).map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(anySite(3), query, async (site, asked) => {
        const paths = new Set(site.pages.map(({ path }) => path));
        const { hits, nbHits, matcher } = await searcher(site).search(asked, { facets: ['hierarchy.lvl0'] });
        expect(hits).toHaveLength(Math.min(100, nbHits));
        for (const { url, hierarchy, content } of hits) {
          expect(paths).toContain(new URL(url).pathname);
          for (const text of [hierarchy.lvl1, content]) findWords(text ?? '', matcher);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer again', async () => {
    await fc.assert(
      fc.asyncProperty(anySite(3), fc.constantFrom(...vocabulary), async (site, asked) => {
        const one = searcher(site);
        const ids = await one.find(asked);
        expect(await one.find(asked)).toEqual(ids);
        expect(await searcher(site).find(asked)).toEqual(ids);
      }),
    );
  });
});
