import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEdition } from '../../../../server/search/site-index.ts';
import { createEngine } from '../../../../src/search/core/create-engine.ts';
import { packIndex } from '../../../../src/search/core/pack.ts';
import type { SiteText } from '../../../../src/search/core/site-text.ts';
import { type Answer as AnswerOf, handleQueries } from '../../../../src/search/protocol/handler.ts';
import type { SearchResponse } from '../../../../src/search/protocol/messages.ts';
import { ask as askServer } from './ask.ts';
import { fixtureEngine, indexName, record, records } from './fixture-engine.ts';

/** More for a longer run: `FUZZ_RUNS=20000 vitest run tests/unit/search/protocol/fuzz.test.ts`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

const nasty = [
  '<img src=x onerror=alert(1)>',
  '</mark><script>',
  '&lt;b&gt;',
  '\u202E"evil\u202C',
  '\uD800',
  '日本語',
];
const hostile = fixtureEngine([
  ...records,
  ...nasty.map((text, place) =>
    record(`/${place}`, [text, `${text} tap`, text], { type: 'content', content: text }),
  ),
]);

const site: SiteText = {
  url: 'https://docs.example.org',
  language: 'en',
  version: 'current',
  synonyms: [['tap', 'tree']],
  pages: nasty.map((text, place) => ({
    path: `/${place}`,
    label: text,
    group: text,
    rank: 1,
    sections: [
      {
        id: '',
        level: 1,
        title: `${text} tap`,
        entry: false,
        groups: [{ text: `What ${text} does`, code: false }],
      },
      {
        id: 'a',
        level: 2,
        title: text,
        entry: true,
        groups: [{ text: `--max_prompts ${text}`, code: true }],
      },
    ],
  })),
};
const { index, texts } = packIndex(site);
const load = (place: number) => Promise.resolve(texts[place]);
const real = createEdition(index, load);
const inBrowser = createEngine(index, load);

type Answer = AnswerOf<unknown>;
type Ask = (body: string) => Promise<Answer>;

const onError = (error: unknown) => {
  throw error;
};
const ways: Readonly<Record<string, Ask>> = {
  'the server, with hostile texts': (body) => askServer(body, hostile, { onError }),
  'the server, with an index of a site': (body) => askServer(body, real, { onError }),
  'the browser': (body) => handleQueries(body, new Map([[indexName, inBrowser]]), onError),
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...nasty, 'tap', 'max_prompts', 'x'.repeat(10_000), '\u0000', '__proto__', 'constructor'),
);
const anything = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.array(text, { maxLength: 5 }),
);
const some = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(fc.oneof({ weight: 20, arbitrary }, anything), { nil: undefined });
const attributes = fc.array(
  fc.oneof(
    fc.constantFrom('*', 'content', 'content:3', '*:1', 'hierarchy', 'hierarchy.lvl1:2', '-url', 'type'),
    text,
  ),
  { maxLength: 5 },
);
const filterText = fc
  .array(
    fc.constantFrom(
      'type:content',
      '"language:en"',
      'lang',
      ':',
      '(',
      ')',
      ' AND ',
      ' OR ',
      'NOT ',
      '"',
      "'",
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const request = fc.record({
  indexName: fc.oneof({ weight: 20, arbitrary: fc.constant(indexName) }, anything),
  query: some(text),
  params: fc.option(fc.webQueryParameters(), { nil: undefined }),
  page: some(fc.nat(60)),
  hitsPerPage: some(fc.nat(100)),
  attributesToRetrieve: some(attributes),
  attributesToHighlight: some(attributes),
  attributesToSnippet: some(attributes),
  facets: some(fc.constantFrom(['type'], ['hierarchy.lvl0'], ['*'])),
  filters: some(fc.oneof(text, filterText)),
  offset: some(fc.nat(60)),
  length: some(fc.nat(100)),
  type: fc.constantFrom(undefined, undefined, undefined, 'facet'),
  facet: fc.constantFrom(undefined, undefined, undefined, 'type'),
  facetQuery: fc.constantFrom(undefined, undefined, undefined, '</mark>'),
  facetFilters: some(fc.constantFrom('type:content', [['type:lvl1'], 'tags:x'], [])),
  snippetEllipsisText: some(text),
  clickAnalytics: some(fc.boolean()),
});

/** Every marked text of an answer. */
function values({ body }: Answer): string[] {
  const found: string[] = [];
  const look = (node: unknown, key: string) => {
    if (key === 'value' && typeof node === 'string') found.push(node);
    else if (typeof node === 'object' && node !== null)
      for (const [name, each] of Object.entries(node)) look(each, name);
  };
  const { results = [] } = body as Partial<SearchResponse>;
  for (const { hits = [] } of results) {
    for (const { _highlightResult, _snippetResult } of hits) look([_highlightResult, _snippetResult], '');
  }
  return found;
}

function expectAnswer(answer: Answer): void {
  expect([200, 400, 404]).toContain(answer.status);
  if (answer.status === 200) expect(answer.body).toHaveProperty('results');
  else expect(answer.body).toEqual({ message: expect.any(String), status: answer.status });
  expect(JSON.parse(JSON.stringify(answer.body))).toEqual(answer.body);
}

describe.each(Object.entries(ways))('asked at %s', (_, ask) => {
  it('any text is answered', async () => {
    const body = fc.oneof(text, fc.json(), fc.constantFrom('['.repeat(100_000), 'x'.repeat(1_000_000)));
    await fc.assert(
      fc.asyncProperty(body, async (given) => expectAnswer(await ask(given))),
      { numRuns },
    );
  });

  it('any requests are answered, with texts that hold no element but the marks [7.6]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 3 }), async (requests) => {
        const answer = await ask(JSON.stringify({ requests }));
        expectAnswer(answer);
        for (const value of values(answer)) {
          expect(value.replaceAll(/<mark>|<\/mark>/g, '')).not.toMatch(/[<>"]/);
          expect(value.isWellFormed()).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('odd tags stand where the marks do and nowhere else [7.6]', async () => {
    const tag = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('<', '">', '</mark>', '&', '$&', ''),
    );
    // Characters that no text here has: with them the place of each tag is known.
    const known = { highlightPreTag: '\uE000', highlightPostTag: '\uE001' };
    await fc.assert(
      fc.asyncProperty(
        tag,
        tag,
        fc.constantFrom('tap', 'img', 'max pro', '日本', 'b'),
        async (pre, post, query) => {
          const shared = { indexName, query, attributesToSnippet: ['*:2'], attributesToRetrieve: [] };
          const odd = { highlightPreTag: pre, highlightPostTag: post };
          const [plain = [], made = []] = await Promise.all(
            [known, odd].map(async (tags) =>
              values(await ask(JSON.stringify({ requests: [{ ...shared, ...tags }] }))),
            ),
          );
          expect(plain.join()).toContain('\uE000');
          for (const value of plain) expect(value).not.toMatch(/[<>"]/);
          const wellFormed = { '\uE000': pre.toWellFormed(), '\uE001': post.toWellFormed() };
          expect(made).toEqual(
            plain.map((value) => value.replaceAll(/[\uE000\uE001]/g, (sign) => wellFormed[sign as '\uE000'])),
          );
        },
      ),
      { numRuns },
    );
  });

  it.each([
    ['10,000 characters', 'tap '.repeat(2500)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['binary', String.fromCharCode(...Array.from({ length: 2000 }, (_, code) => (code * 37) % 65_536))],
    ['an element', '<img src=x onerror=alert(1)>'],
    ['lone surrogates', '\uDC00tap\uD800'],
    ['bidi controls', '\u202Etap\u2066\u2069'],
    ['blanks', ' \t\n\u3000'],
  ])('a query of %s is answered with hits or none', async (_, query) => {
    const answer = await ask(JSON.stringify({ requests: [{ indexName, query }] }));
    expect(answer.status).toBe(200);
    for (const value of values(answer)) expect(value.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });
});
