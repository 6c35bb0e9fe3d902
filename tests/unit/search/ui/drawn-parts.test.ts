import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readHit } from '../../../../src/search/client/hits.ts';
import type { SearchHit } from '../../../../src/search/protocol/messages.ts';
import { searchStrings } from '../../../../src/search/settings.ts';
import type { Answer } from '../../../../src/search/ui/answers.ts';
import { groupHits } from '../../../../src/search/ui/dialog/group-hits.ts';
import { HitList } from '../../../../src/search/ui/dialog/HitList.tsx';
import { linkedGroups } from '../../../../src/search/ui/dialog/linked-rows.ts';
import { NoResults } from '../../../../src/search/ui/dialog/NoResults.tsx';
import { SectionChips } from '../../../../src/search/ui/dialog/SectionChips.tsx';
import { PageHeading, pageHeading } from '../../../../src/search/ui/page/PageHeading.tsx';
import type { PageData } from '../../../../src/search/ui/page/page-data.ts';
import { Results } from '../../../../src/search/ui/page/Results.tsx';
import { SearchStatus } from '../../../../src/search/ui/page/SearchStatus.tsx';
import { SectionFilter } from '../../../../src/search/ui/page/SectionFilter.tsx';
import type { More, SearchState } from '../../../../src/search/ui/search-session.ts';
import { stringsSchema } from '../../../../src/site/strings.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { fakeSettings } from '../../../support/search/fake-settings.ts';
import { englishStrings } from '../../site-folder.ts';

const strings = searchStrings(stringsSchema.parse(parse(englishStrings)));
const ignore = () => undefined;
const drawn = (element: ReactElement) => fromHtml(renderToStaticMarkup(element), { fragment: true });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

/** An answer with one hit. */
const answer = (differs: Partial<Answer> = {}): Answer => ({
  query: 'tap',
  section: undefined,
  hits: [readHit(fakeHit())],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  ...differs,
});

describe('the chips of the dialog', () => {
  const chips = (count: number, nbHits: number, section?: string) => {
    const sections = ['A', 'B', 'C', 'D'].slice(0, count).map((name) => [name, 4] as const);
    const of = answer({ nbHits, section });
    const tree = drawn(createElement(SectionChips, { strings, answer: of, sections, onChoose: ignore }));
    return selectAll('button', tree).map((chip) => [textOf(chip), chip.properties.ariaPressed]);
  };

  it('are there for more than ten hits in at least three sections, and for a chosen one', () => {
    expect(chips(3, 10)).toEqual([]);
    expect(chips(2, 11)).toEqual([]);
    expect(chips(3, 11)).toEqual([
      [strings.allSections, 'true'],
      ['A 4', 'false'],
      ['B 4', 'false'],
      ['C 4', 'false'],
    ]);
    expect(chips(1, 1, 'A')).toEqual([
      [strings.allSections, 'false'],
      ['A 4', 'true'],
    ]);
  });
});

describe('the list of hits in the dialog', () => {
  const list = (hits: SearchHit[], active = 0) =>
    drawn(
      createElement(HitList, {
        id: 'list',
        label: 'Hits',
        groups: linkedGroups(groupHits(hits.map(readHit)), 'https://docs.example.org'),
        active,
        onActive: ignore,
        onChoose: ignore,
      }),
    );

  it('has one option that is selected, links that are no tab stops, and ids in their order [X.1]', () => {
    const tree = list(
      [
        fakeHit({ objectID: '1', hierarchy: { lvl0: 'A', lvl1: 'One' } }),
        fakeHit({ objectID: '2', hierarchy: { lvl0: 'B', lvl1: 'Two' } }),
        fakeHit({ objectID: '3', type: 'lvl2', hierarchy: { lvl0: 'A', lvl1: 'One', lvl2: 'Below' } }),
      ],
      1,
    );
    const options = selectAll('[role=option]', tree).map(({ properties }) => properties);
    expect(options.map(({ id, ariaSelected, tabIndex }) => [id, ariaSelected, tabIndex])).toEqual([
      ['list-0', 'false', -1],
      ['list-1', 'true', -1],
      ['list-2', 'false', -1],
    ]);
    expect(options.map(({ dataType, dataChild }) => [dataType, dataChild])).toEqual([
      ['lvl1', undefined],
      ['lvl2', 'true'],
      ['lvl1', undefined],
    ]);
    expect(selectAll('[role=group]', tree).map(({ properties }) => properties.ariaLabel)).toEqual(['A', 'B']);
  });

  it('names a group that the provider gave no name, without showing one', () => {
    const tree = list([{ objectID: '1', url: '/x' }]);
    expect(select('[role=group]', tree)?.properties.ariaLabel).toBe('Hits');
    expect(select('.finder-group-name', tree)).toBeUndefined();
  });
});

it('a query without hits offers three groups of those before, and is reported as it was sent [4.17, 8.5]', () => {
  const settings = {
    ...fakeSettings(),
    strings,
    missingResults: 'https://code.example.org/new?title={query}',
  };
  const query = `a&b ${'x'.repeat(600)}`;
  const groupNames = ['A', 'B', 'C', 'D'];
  const tree = drawn(createElement(NoResults, { settings, query, groupNames, onSuggestion: ignore }));
  expect(selectAll('li', tree).map(textOf)).toEqual(['A', 'B', 'C']);
  const link = select('a', tree);
  expect(link?.properties).toMatchObject({
    href: `https://code.example.org/new?title=a%26b%20${'x'.repeat(508)}`,
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
  });
  const { missingResults: _, ...without } = settings;
  const plain = drawn(
    createElement(NoResults, { settings: without, query, groupNames: [], onSuggestion: ignore }),
  );
  expect(select('a, ul', plain)).toBeUndefined();
});

describe('the search page', () => {
  const stateOf = (differs: Partial<SearchState>): SearchState => ({
    query: 'tap',
    section: undefined,
    status: 'idle',
    answer: undefined,
    sections: undefined,
    failure: undefined,
    more: 'waiting',
    ...differs,
  });
  const answered = (differs: Partial<Answer> = {}, more: More = 'waiting') =>
    stateOf({ answer: answer(differs), more });
  /** The query before had an answer. */
  const searching = (status: 'loading' | 'stalled', differs: Partial<Answer> = { nbHits: 1234 }) =>
    stateOf({ query: 'pair', status, answer: answer(differs) });
  const data: PageData = {
    settings: '/x.json',
    siteTitle: 'DTX',
    siteUrl: 'https://docs.example.org',
    searchPage: '/search',
    missingResults: 'https://code.example.org/new?title={query}',
    strings,
  };
  const results = (state: SearchState) =>
    drawn(createElement(Results, { data, state, onMore: ignore, onChosen: ignore }));

  it.each<[string, SearchState]>([
    ['', stateOf({ query: '' })],
    [strings.oneResult, answered()],
    [strings.results.replace('{count}', '1,234'), answered({ nbHits: 1234 })],
    [strings.noResults, answered({ hits: [], nbHits: 0 })],
    [strings.results.replace('{count}', '1,234'), searching('loading')],
    [strings.fetching, searching('stalled')],
  ])('says "%s"', (text, state) => {
    const tree = drawn(createElement(SearchStatus, { strings, state, place: createRef<HTMLDivElement>() }));
    expect(select('[role=status]', tree)?.properties.tabIndex).toBe(-1);
    expect(textOf(tree)).toBe(text);
  });

  it('says how many of all results are shown, and offers more while there are more', () => {
    const more = (state: SearchState) => {
      const place = select('.search-more', results(state));
      return place && [select('p', place), select('button', place)].map((each) => each && textOf(each));
    };
    const shown = (all: string) => strings.shown.replace('{shown}', '1').replace('{count}', all);
    expect(more(answered())).toEqual([shown('1'), undefined]);
    expect(more(answered({ nbHits: 1234, nbPages: 2 }))).toEqual([shown('1,234'), strings.more]);
    expect(more(answered({ nbHits: 1234, nbPages: 2 }, 'fetching'))?.[0]).toBe(strings.fetching);
    expect(more(searching('loading'))).toBeUndefined();
  });

  it('is busy while it shows the results of the query before, and shows none beside a wait', () => {
    const busy = (state: SearchState) => select('.search-results', results(state))?.properties.ariaBusy;
    expect(busy(searching('loading'))).toBe('true');
    expect(busy(answered())).toBe('false');
    expect(results(searching('stalled')).children).toEqual([]);
  });

  it('lets a query without results be reported, once it is answered', () => {
    const link = (state: SearchState) => select('a', results(state))?.properties.href;
    expect(link(answered({ hits: [], nbHits: 0 }))).toBe('https://code.example.org/new?title=tap');
    const waiting = searching('loading', { hits: [], nbHits: 0 });
    expect(link(waiting)).toBeUndefined();
  });

  it('links no result whose address must not be followed [3.4]', () => {
    const tree = results(answered({ hits: [readHit(fakeHit({ url: 'javascript:alert(1)' }))] }));
    expect(select('a', tree)).toBeUndefined();
    expect(textOf(tree)).toContain('TAP');
  });

  it('offers sections where there are two, with that of the address chosen if it has results', () => {
    const filter = (names: readonly string[], wanted: string | undefined) => {
      const counts = names.map((name) => [name, 2] as const);
      const sections = { query: 'tap', all: 4, counts };
      const tree = drawn(createElement(SectionFilter, { strings, sections, wanted, onChoose: ignore }));
      return selectAll('label', tree).map((label) => {
        const { checked } = select('input', label)?.properties ?? {};
        return `${textOf(label)}${checked ? ' chosen' : ''}`;
      });
    };
    const all = strings.allSections;
    expect(filter(['A'], undefined)).toEqual([]);
    expect(filter(['A', 'B'], undefined)).toEqual([`${all} 4 chosen`, 'A 2', 'B 2']);
    expect(filter(['A', 'B'], 'B')).toEqual([`${all} 4`, 'A 2', 'B 2 chosen']);
    expect(filter(['A', 'B'], 'C')).toEqual([`${all} 4 chosen`, 'A 2', 'B 2']);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>"\'&amp;</h1>'],
    ['half a character', 'a\uD83D'],
    ['characters that turn the line around', '\u202Eevil\u2066\u200F'],
    ['control characters', '\u0007\u001b[31m'],
    ['a replacement pattern', '$& $1 {query} {count}'],
    ['percent signs', '%E0%A4%A %'],
  ])('has %s in its heading and its title as it was typed', (_, query) => {
    const tree = drawn(createElement(PageHeading, { strings, query }));
    expect(textOf(tree)).toBe(strings.titleFor.replace('{query}', () => query.toWellFormed()));
    expect(pageHeading(strings, query)).toBe(textOf(tree));
    expect(selectAll('h1 *', tree).map(({ tagName }) => tagName)).toEqual(['bdi']);
  });

  it('has the query in its heading, in a place of its own, as much of it as was sent', () => {
    const tree = drawn(createElement(PageHeading, { strings, query: `<i>${'x'.repeat(600)}` }));
    const query = select('h1 > bdi', tree);
    expect(query && textOf(query)).toBe(`<i>${'x'.repeat(509)}`);
    expect(textOf(drawn(createElement(PageHeading, { strings, query: '' })))).toBe(strings.title);
  });
});
