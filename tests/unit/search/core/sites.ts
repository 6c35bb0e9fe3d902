import fc from 'fast-check';
import { createEngine } from '../../../../src/search/core/create-engine.ts';
import type { EngineAnswer, EngineQuery } from '../../../../src/search/core/engine.ts';
import { packIndex } from '../../../../src/search/core/pack.ts';
import type { SearchIndex } from '../../../../src/search/core/search-index.ts';
import type {
  PageText,
  SectionText,
  SiteText,
  SynonymGroup,
  TextGroup,
} from '../../../../src/search/core/site-text.ts';
import { unpackIndex } from '../../../../src/search/core/unpack.ts';

export const origin = 'https://docs.example.org';

/**
 * A page in short: `# Title`, `## Heading`, `| row: its text` for a table row, four blanks before code, and any other
 * line for a group of paragraphs.
 */
export function page(
  path: string,
  lines: readonly string[],
  { group = 'Docs', rank = 5, label }: Partial<Pick<PageText, 'group' | 'rank' | 'label'>> = {},
): PageText {
  const sections: (SectionText & { groups: TextGroup[] })[] = [];
  let row = false;
  for (const line of lines) {
    const [, signs, title = ''] = /^(#+|\|) (.*)$/.exec(line) ?? [];
    const last = sections.at(-1);
    if (signs === '|') {
      const [, name = '', text = ''] = /^(\S+): (.*)$/.exec(title) ?? [];
      const id = `row-${name}`;
      const outer = sections.findLast(({ entry }) => !entry);
      sections.push({
        id,
        level: (outer?.level ?? 1) + 1,
        title: name,
        entry: true,
        groups: [{ text, code: false }],
      });
      row = true;
    } else if (signs !== undefined) {
      const level = signs.length;
      const id = level === 1 ? '' : title.toLowerCase().replace(/\W+/g, '-');
      sections.push({ id, level, title, entry: false, groups: [] });
      row = false;
    } else if (row || !last) throw new Error(`No section for "${line}"`);
    else last.groups.push({ text: line.trim(), code: line.startsWith('    ') });
  }
  return { path, label: label ?? sections[0]?.title ?? '', group, rank, sections };
}

export const siteOf = (
  pages: readonly PageText[],
  synonyms: readonly SynonymGroup[] = [],
  language = 'en',
): SiteText => ({
  url: origin,
  language,
  version: 'current',
  pages,
  synonyms,
});

/** What the build writes, as a browser reads it. */
export function filesOf(site: SiteText): { index: unknown; texts: unknown[] } {
  return JSON.parse(JSON.stringify(packIndex(site))) as { index: unknown; texts: unknown[] };
}

export const indexOf = (site: SiteText): SearchIndex => unpackIndex(filesOf(site).index);

/** A search that reads what the build writes. */
export interface Searcher {
  search(query: string, options?: Partial<EngineQuery>): Promise<EngineAnswer>;
  /** Addresses of the hits below the site's, best first. */
  find(query: string, options?: Partial<EngineQuery>): Promise<string[]>;
}

/** @param load gives a text, for tests in which texts are late or missing */
export function searcher(site: SiteText, load?: (place: number) => Promise<unknown>): Searcher {
  const { index, texts } = filesOf(site);
  const engine = createEngine(index, load ?? (async (place) => texts[place]));
  const search: Searcher['search'] = (query, options = {}) =>
    engine.search({ query, offset: 0, length: 100, filters: [], facets: [], ...options });
  return {
    search,
    find: async (query, options) =>
      (await search(query, options)).hits.map(({ url }) => url.slice(origin.length)),
  };
}

/** A search of pages given as `[path, ...lines]`. */
export const searchOf = (...pages: readonly (readonly [path: string, ...lines: string[]])[]): Searcher =>
  searcher(siteOf(pages.map(([path, ...lines]) => page(path, lines))));

/** Any text, among them what is seldom tried: lone surrogates, controls of direction, markup. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\uD800',
        '\uDFFF',
        '\u202E',
        '\u0000',
        '<img src=x onerror=alert(1)>',
        '__proto__',
        ' ',
      ),
      fc.constantFrom(
        'ﷺ',
        '½',
        '日本語の',
        'ภาษาไทย',
        'שלום',
        'é',
        'e\u0301',
        '👩🏽‍🚀',
        '--',
        '_',
        '"',
        '\\',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Words as documentation holds them, and a few it should not hold. */
export const vocabulary = [
  ...['prompt', 'prompts', 'Injection', 'red', 'team', 'redteam', 'evaluator', 'evaluate', 'the', 'of', 'a'],
  ...['max_prompts', '--max_prompts', 'maxPrompts', 'toxicity:hate_speech', 'DETOXIO_API_KEY', 'dtx.sdk'],
  ...[
    'hf-airbench',
    'a_b_c_d_e_f',
    'GPT-4o',
    '404',
    'über',
    'naïve',
    '日本語',
    'ภาษาไทย',
    'ﷺ',
    '½',
    'ŀl',
    '😀',
  ],
  ...['<script>', '&amp;', '—', 'x'.repeat(45), '__proto__', 'constructor', '\uD800'],
] as const;

const phrase = (maxLength: number) =>
  fc
    .array(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...vocabulary) }, { weight: 1, arbitrary: anyText }),
      {
        maxLength,
      },
    )
    .map((words) => words.join(' ').replace(/\s+/g, ' ').trim());

const section: fc.Arbitrary<SectionText> = fc
  .record({
    title: phrase(3),
    level: fc.integer({ min: 2, max: 6 }),
    entry: fc.boolean(),
    begin: fc.constantFrom('row-', 'model-', '', 'other'),
    tail: fc.constantFrom('slug', 'name', 'own'),
    groups: fc.array(fc.record({ text: phrase(8), code: fc.boolean() }), { maxLength: 3 }),
  })
  .map(({ title, level, entry, begin, tail, groups }) => {
    const lower = title.toLowerCase();
    const ends = { slug: lower.replaceAll(' ', '-'), name: lower.split(' ')[0] ?? '', own: 'own-id' };
    return { id: begin + ends[tail] || 'id', title, level, entry, groups };
  });

const anyPage = fc
  .record({
    title: phrase(3),
    label: fc.option(phrase(2), { nil: undefined }),
    group: fc.constantFrom('Tactics', 'Guards', '__proto__'),
    rank: fc.integer({ min: 0, max: 12 }),
    name: fc.constantFrom('tap', 'max_prompts', 'evaluator', ''),
    texts: fc.array(phrase(8), { maxLength: 2 }),
    sections: fc.array(section, { maxLength: 6 }),
  })
  .map(({ title, label = title, group, rank, name, texts, sections }): PageText => {
    const groups = texts.map((text) => ({ text, code: false }));
    const top = { id: '', level: 1, title, entry: false, groups };
    return { path: name, label, group, rank, sections: [top, ...sections] };
  });

/** Sites of up to `most` pages; of the sections of a page each has an id of its own. */
export const anySite = (most = 5): fc.Arbitrary<SiteText> =>
  fc.array(anyPage, { maxLength: most }).map((pages) =>
    siteOf(
      pages.map((each, number) => ({
        ...each,
        path: `/${number}/${each.path}`,
        sections: each.sections.filter(
          ({ id }, place) => each.sections.findIndex((other) => other.id === id) === place,
        ),
      })),
      [
        ['prompt', 'instruction'],
        ['red team', 'redteam', 'pentest'],
      ],
    ),
  );
