import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatRecords } from '../../../../src/search/core/records.ts';
import { anySite, filesOf, origin, page, searcher, siteOf, vocabulary } from './sites.ts';

const site = siteOf([
  page(
    '/tactics/tap',
    [
      '# Tree of attacks',
      'A tactic that branches.',
      'It prunes what leads nowhere.',
      '## Run it',
      'Pass --width to a run.',
    ],
    { group: 'Tactics' },
  ),
  page('/guards/', ['# Guards', 'What a guard prunes.', '| small: Prunes little.'], { group: 'Guards' }),
]);
const search = searcher(site);
const first = async (query: string) => (await search.search(query)).hits[0];

describe('hits', () => {
  it('are headings when these are what was asked for [3.3]', async () => {
    expect(await first('run')).toEqual({
      objectID: '/tactics/tap#run-it',
      url: `${origin}/tactics/tap#run-it`,
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Tactics',
        lvl1: 'Tree of attacks',
        lvl2: 'Run it',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      language: 'en',
      version: 'current',
      weight: { pageRank: 5, level: 90, position: 1 },
    });
  });

  it('are the best paragraphs when only the text has it, at the address of their section [3.2] [3.4]', async () => {
    expect(await first('width')).toMatchObject({
      objectID: '/tactics/tap#run-it:0',
      url: `${origin}/tactics/tap#run-it`,
      type: 'content',
      content: 'Pass --width to a run.',
      hierarchy: { lvl1: 'Tree of attacks', lvl2: 'Run it' },
    });
    expect(await first('nowhere')).toMatchObject({
      objectID: '/tactics/tap:1',
      url: `${origin}/tactics/tap`,
      content: 'It prunes what leads nowhere.',
    });
  });

  it('of remarks, which have the heading of their table, are their text, also when the heading is what was asked for', async () => {
    const issues = page('/register', [
      '# Known',
      '## Issues',
      '| Issues: --yml is lost.',
      '| Issues: --json is.',
    ]);
    const { hits } = await searcher(siteOf([issues])).search('issues');
    expect(hits.map(({ type, content }) => [type, content])).toEqual([
      ['lvl2', null],
      ['content', '--yml is lost.'],
      ['content', '--json is.'],
    ]);
    expect(hits[1]?.hierarchy).toMatchObject({ lvl1: 'Known', lvl2: 'Issues', lvl3: null });
    expect(flatRecords(siteOf([issues])).map(({ type }) => type)).toEqual([
      'lvl1',
      'lvl2',
      'content',
      'content',
    ]);
  });

  it('of pages have their description, also when it is what was found', async () => {
    const page = { objectID: '/tactics/tap', type: 'lvl1', content: 'A tactic that branches.' };
    expect(await first('tree attacks')).toMatchObject(page);
    expect(await first('branches')).toMatchObject(page);
  });

  it('are at most one for each section', async () => {
    const { hits, nbHits } = await search.search('prunes');
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual([
      '/guards/',
      '/guards/#row-small:0',
      '/tactics/tap:1',
    ]);
    expect(nbHits).toBe(3);
  });

  it('are records that other providers are given, whatever the site', async () => {
    await fc.assert(
      fc.asyncProperty(anySite(), fc.constantFrom(...vocabulary), async (any, query) => {
        const { hits } = await searcher(any).search(query);
        const records = new Map(flatRecords(any).map((record) => [record.objectID, record]));
        for (const hit of hits) expect(hit).toEqual(records.get(hit.objectID));
      }),
      { numRuns: 200 },
    );
  });
});

describe('pages of an answer', () => {
  it('are parts of one order, complete and without repetition', async () => {
    const query = fc.constantFrom('prompt', 'pro', 'max_prompts', 'red team', 'evaluators', 'a', 'injcetion');
    await fc.assert(
      fc.asyncProperty(anySite(30), query, fc.integer({ min: 1, max: 25 }), async (any, asked, length) => {
        const one = searcher(any);
        const { hits, nbHits } = await one.search(asked, { length: 1000 });
        const ids = hits.map(({ objectID }) => objectID);
        expect(ids).toHaveLength(nbHits);
        expect(new Set(ids).size).toBe(nbHits);
        const paged: string[] = [];
        for (let at = 0; at * length < nbHits; at += 1) {
          const part = await one.search(asked, { offset: at * length, length });
          expect(part.nbHits).toBe(nbHits);
          paged.push(...part.hits.map(({ objectID }) => objectID));
        }
        expect(paged).toEqual(ids);
      }),
      { numRuns: 50 },
    );
  });

  it('of more hits than are compared closely are complete, too', async () => {
    const pages = Array.from({ length: 150 }, (_, number) => page(`/${number}`, ['# Page', 'A prompt.']));
    const many = searcher(siteOf(pages));
    const all = await many.find('prompt', { length: 1000 });
    expect(all).toEqual(pages.map(({ path }) => path));
    const paged = await Promise.all(
      [0, 1, 2, 3].map((at) => many.find('prompt', { offset: at * 40, length: 40 })),
    );
    expect(paged.flat()).toEqual(all);
  });

  it('after the last are empty', async () => {
    expect(await search.search('prunes', { offset: 3, length: 3 })).toMatchObject({ hits: [], nbHits: 3 });
    expect(await search.search('prunes', { offset: 199_980, length: 20 })).toMatchObject({ hits: [] });
    expect(await search.search('prunes', { length: 0 })).toMatchObject({ hits: [], nbHits: 3 });
  });
});

describe('facets', () => {
  it('are counted over everything found, the most frequent first', async () => {
    const { facets } = await search.search('prunes', {
      length: 1,
      facets: ['hierarchy.lvl0', 'language', 'version'],
    });
    expect(facets).toEqual({
      'hierarchy.lvl0': { Guards: 2, Tactics: 1 },
      language: { en: 3 },
      version: { current: 3 },
    });
    expect(Object.keys(facets['hierarchy.lvl0'] ?? {})).toEqual(['Guards', 'Tactics']);
  });

  it('are counted only when they were asked for', async () => {
    expect((await search.search('prunes')).facets).toEqual({});
    expect((await search.search('nothing-like-it', { facets: ['language'] })).facets).toEqual({
      language: {},
    });
  });

  it('filter: all lists must be met, each by any of its values', async () => {
    const guards = { attribute: 'hierarchy.lvl0', value: 'Guards' } as const;
    const tactics = { attribute: 'hierarchy.lvl0', value: 'Tactics' } as const;
    const english = { attribute: 'language', value: 'en' } as const;
    const german = { attribute: 'language', value: 'de' } as const;
    const old = { attribute: 'version', value: '0.1' } as const;
    const found = async (
      ...filters: { attribute: 'hierarchy.lvl0' | 'language' | 'version'; value: string }[][]
    ) => (await search.find('prunes', { filters })).sort();
    expect(await found([tactics])).toEqual(['/tactics/tap']);
    expect(await found([guards, tactics])).toHaveLength(3);
    expect(await found([guards], [tactics])).toEqual([]);
    expect(await found([tactics], [english])).toEqual(['/tactics/tap']);
    expect(await found([german])).toEqual([]);
    expect(await found([old])).toEqual([]);
  });

  it('are those of what is left by filters', async () => {
    const { nbHits, facets } = await search.search('prunes', {
      filters: [[{ attribute: 'hierarchy.lvl0', value: 'Guards' }]],
      facets: ['hierarchy.lvl0'],
    });
    expect(nbHits).toBe(2);
    expect(facets).toEqual({ 'hierarchy.lvl0': { Guards: 2 } });
  });
});

describe('texts that cannot be loaded', () => {
  it('leave hits with their headings, and are asked for again later', async () => {
    const { texts } = filesOf(site);
    let online = false;
    const flaky = searcher(site, async (place) => {
      if (!online) throw new TypeError('Failed to fetch');
      return texts[place];
    });
    expect((await flaky.search('width')).hits).toMatchObject([
      { objectID: '/tactics/tap#run-it', type: 'lvl2', content: null },
    ]);
    online = true;
    expect((await flaky.search('width')).hits).toMatchObject([
      { objectID: '/tactics/tap#run-it:0', type: 'content', content: 'Pass --width to a run.' },
    ]);
  });

  it('never break a search, whatever comes in their place', async () => {
    const garbage = fc.oneof(
      fc.jsonValue(),
      fc.constant([[[[]]]]),
      fc.constant([[[5]]]),
      fc.constant([[['a text']]]),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(garbage, { maxLength: 3 }), async (answers) => {
        let call = 0;
        const broken = searcher(site, async () => {
          const data = answers[call];
          call += 1;
          if (call > answers.length) throw new Error('offline');
          return data;
        });
        for (const query of ['width', 'prunes', 'tree run']) {
          const { hits, nbHits } = await broken.search(query);
          expect(hits).toHaveLength(nbHits);
          expect(nbHits).toBeGreaterThan(0);
        }
      }),
    );
  });
});
