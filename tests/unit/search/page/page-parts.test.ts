import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readHit } from '../../../../src/search/client/hits.ts';
import { searchStrings } from '../../../../src/search/settings.ts';
import type { Answer } from '../../../../src/search/ui/answers.ts';
import { MoreResults } from '../../../../src/search/ui/page/MoreResults.tsx';
import { Result } from '../../../../src/search/ui/page/Result.tsx';
import { SearchForm } from '../../../../src/search/ui/page/SearchForm.tsx';
import { SearchStatus } from '../../../../src/search/ui/page/SearchStatus.tsx';
import { SectionFilter } from '../../../../src/search/ui/page/SectionFilter.tsx';
import type { More, SearchState } from '../../../../src/search/ui/search-session.ts';
import { stringsSchema } from '../../../../src/site/strings.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { englishStrings } from '../../site-folder.ts';

const strings = searchStrings(stringsSchema.parse(parse(englishStrings)));
const ignore = () => undefined;
const drawn = (element: ReactElement) => fromHtml(renderToStaticMarkup(element), { fragment: true });
const refused = { kind: 'refused', message: 'No such index' } as const;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

it('the field of the search page leaves what is typed alone, and is named [2R.1]', () => {
  const field = { searchPage: '/docs/search', strings, query: 'tap', onType: ignore, onSubmit: ignore };
  const tree = drawn(createElement(SearchForm, field));
  expect(select('search > form', tree)?.properties).toEqual({ action: '/docs/search', method: 'get' });
  expect(select('input', tree)?.properties).toEqual({
    type: 'search',
    name: 'q',
    value: 'tap',
    placeholder: strings.placeholder,
    ariaLabel: strings.label,
    autoComplete: ['off'],
    autoCapitalize: 'off',
    spellCheck: 'false',
    enterKeyHint: 'search',
    autoFocus: true,
  });
});

it('the choice of a section is one named group of radio buttons', () => {
  const sections = { query: 'tap', all: 4, counts: [['A', 3] as const, ['B', 1] as const] };
  const tree = drawn(createElement(SectionFilter, { strings, sections, wanted: 'B', onChoose: ignore }));
  expect(textOf(select('fieldset > legend.visually-hidden', tree) ?? tree)).toBe(strings.sections);
  expect(
    selectAll('input', tree).map(({ properties: { type, name, value, checked } }) => [
      type,
      name,
      value,
      checked,
    ]),
  ).toEqual([
    ['radio', 'section', '', undefined],
    ['radio', 'section', 'A', undefined],
    ['radio', 'section', 'B', true],
  ]);
});

it('a search that failed says so, with the reason, where its outcome is told [8.1, 8.3]', () => {
  const state = { status: 'error', failure: refused } as unknown as SearchState;
  const tree = drawn(createElement(SearchStatus, { strings, state, place: createRef<HTMLDivElement>() }));
  expect(selectAll('[role=status] > p', tree).map(textOf)).toEqual([
    strings.unreachable,
    strings.refused.replace('{message}', 'No such index'),
  ]);
});

describe('a result', () => {
  const result = (hit: Parameters<typeof fakeHit>[0], mark?: (text: string) => string) =>
    drawn(
      createElement(Result, {
        hit: readHit(fakeHit(hit, mark)),
        siteUrl: 'https://docs.example.org',
        onChosen: ignore,
      }),
    );

  it('is a heading that leads there, the headings above it, and the place in the text [3.1, 3.2]', () => {
    const tree = result(
      {
        url: 'https://docs.example.org/tap#limits',
        type: 'content',
        content: 'About TAP',
        hierarchy: { lvl2: 'Limits' },
      },
      (text) => text.replace('TAP', '<mark>TAP</mark>'),
    );
    expect(select('h2 > a', tree)?.properties.href).toBe('/tap#limits');
    expect(textOf(select('h2', tree) ?? tree)).toBe('Limits');
    expect(selectAll('.search-trail > li', tree).map(textOf)).toEqual(['Tactics', 'TAP']);
    expect(selectAll('p > bdi > mark', tree).map(textOf)).toEqual(['TAP']);
  });

  it('has neither an empty trail nor an empty text', () => {
    const tree = result({ hierarchy: { lvl0: null } });
    expect(select('ul, p', tree)).toBeUndefined();
  });
});

describe('the end of the results', () => {
  const end = (more: More, differs: Partial<Answer> = {}) => {
    const answer: Answer = {
      query: 'tap',
      section: undefined,
      hits: [readHit(fakeHit())],
      nbHits: 30,
      page: 0,
      nbPages: 2,
      ...differs,
    };
    return drawn(createElement(MoreResults, { strings, answer, more, onMore: ignore, onGone: ignore }));
  };

  it('tells how fetching more goes without interrupting, and lets a failed one be tried again', () => {
    const tree = end(refused);
    expect(select('p', tree)?.properties.ariaLive).toBe('polite');
    expect(textOf(select('p', tree) ?? tree)).toBe(
      `${strings.unreachable}. ${strings.refused.replace('{message}', 'No such index')}`,
    );
    expect(selectAll('button[type=button]', tree).map(textOf)).toEqual([strings.tryAgain]);
    expect(selectAll('button', end('fetching')).map(textOf)).toEqual([strings.more]);
  });

  it('has no button on the last page', () => {
    expect(selectAll('button', end('waiting', { page: 1 }))).toEqual([]);
    expect(selectAll('button', end('waiting', { page: 1, nbPages: 3 }))).toHaveLength(1);
  });
});
