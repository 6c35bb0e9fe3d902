import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readHit } from '../../../../src/search/client/hits.ts';
import { searchStrings } from '../../../../src/search/settings.ts';
import { Content } from '../../../../src/search/ui/dialog/Content.tsx';
import { Failed } from '../../../../src/search/ui/dialog/Failed.tsx';
import { Hints } from '../../../../src/search/ui/dialog/Hints.tsx';
import { HitIcon } from '../../../../src/search/ui/dialog/HitIcon.tsx';
import type { LinkedRow } from '../../../../src/search/ui/dialog/linked-rows.ts';
import { Block } from '../../../../src/search/ui/dialog/preview/Block.tsx';
import { SearchBox } from '../../../../src/search/ui/dialog/SearchBox.tsx';
import { StoredList } from '../../../../src/search/ui/dialog/StoredList.tsx';
import type { SearchDialogModel } from '../../../../src/search/ui/dialog/useSearchDialog.ts';
import { MarkedText } from '../../../../src/search/ui/MarkedText.tsx';
import { MissingResults } from '../../../../src/search/ui/MissingResults.tsx';
import { stringsSchema } from '../../../../src/site/strings.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { fakeSettings } from '../../../support/search/fake-settings.ts';
import { englishStrings } from '../../site-folder.ts';

const strings = searchStrings(stringsSchema.parse(parse(englishStrings)));
const ignore = () => undefined;
const drawn = (element: ReactElement) => fromHtml(renderToStaticMarkup(element), { fragment: true });

const row = (name: string): LinkedRow => ({
  hit: readHit(fakeHit({ objectID: name, hierarchy: { lvl1: name } })),
  address: `/${name}`,
  position: 1,
  parent: undefined,
  isChild: false,
});

describe('the line to type into', () => {
  const box = (island?: Parameters<typeof SearchBox>[0]['island']) =>
    drawn(createElement(SearchBox, { searchPage: '/docs/search', strings, ...(island && { island }) }));

  it('leads to the search page without its island, and can be left [2S.15, 2S.16, 5.1]', () => {
    const tree = box();
    expect(select('form', tree)?.properties.action).toBe('/docs/search');
    expect(select('input', tree)?.properties).toEqual({
      name: 'q',
      role: 'combobox',
      ariaLabel: strings.label,
      ariaExpanded: 'false',
      placeholder: strings.docsPlaceholder,
      maxLength: 64,
      autoComplete: ['off'],
      enterKeyHint: 'search',
    });
    expect(selectAll('button', tree).map((button) => [textOf(button), button.properties])).toEqual([
      [strings.cancel, { type: 'button', name: 'cancel' }],
    ]);
  });

  it('has a button that clears it once its island has come [X.3]', () => {
    const [clear, cancel] = selectAll('button', box({ form: {}, input: {} }));
    expect(clear?.properties).toMatchObject({ type: 'reset', ariaLabel: strings.clear });
    expect(cancel?.properties.name).toBe('cancel');
  });
});

describe('stored searches', () => {
  const stored = (recent: string[], favorites: string[], active = 0) =>
    drawn(
      createElement(StoredList, {
        id: 'list',
        strings,
        recent: recent.map(row),
        favorites: favorites.map(row),
        active,
        onActive: ignore,
        onChoose: ignore,
        onSave: ignore,
        onForget: ignore,
        onUnsave: ignore,
      }),
    );

  it('are options in two named groups, one of them active [3.6, 3.7, X.1]', () => {
    const tree = stored(['A', 'B'], ['C', 'D'], 2);
    expect(select('[role=listbox]', tree)?.properties).toMatchObject({
      id: 'list',
      ariaLabel: `${strings.recent}, ${strings.favorite}`,
    });
    const groups = selectAll('[role=group]', tree).map((group) => [
      group.properties.ariaLabel,
      textOf(select('.finder-group-name', group) ?? { type: 'root', children: [] }),
      ...selectAll('[role=option]', group).map((option) => option.properties.id),
    ]);
    expect(groups).toEqual([
      [strings.recent, strings.recent, 'list-0', 'list-1'],
      [strings.favorite, strings.favorite, 'list-2', 'list-3'],
    ]);
    expect(selectAll('[aria-selected=true]', tree).map(textOf)).toEqual(['C']);
  });

  it('have buttons that say what they do, and with which of them [X.3]', () => {
    const buttons = selectAll('li button', stored(['A', 'B'], ['C'])).map(({ properties }) => properties);
    expect(buttons.map(({ ariaLabel, ariaDescribedBy }) => [ariaLabel, ariaDescribedBy])).toEqual([
      [strings.save, ['list-0']],
      [strings.removeRecent, ['list-0']],
      [strings.save, ['list-1']],
      [strings.removeRecent, ['list-1']],
      [strings.removeFavorite, ['list-2']],
    ]);
    for (const { type, title, ariaLabel } of buttons) expect([type, title]).toEqual(['button', ariaLabel]);
  });

  it('are named by the groups that hold any', () => {
    const label = (recent: string[], favorites: string[]) =>
      select('[role=listbox]', stored(recent, favorites))?.properties.ariaLabel;
    expect(label(['A'], [])).toBe(strings.recent);
    expect(label([], ['A'])).toBe(strings.favorite);
  });
});

describe('what stands below the line', () => {
  const content = (differs: Omit<Partial<SearchDialogModel>, 'state'>, state: object) => {
    const model = {
      isStart: false,
      recent: [row('Kept')],
      favorites: [],
      groups: [],
      groupNames: [],
      active: { index: 0, byKey: false, move: ignore, set: ignore },
      state: { query: 'tap', status: 'idle', answer: undefined, failure: undefined, ...state },
      ...differs,
    };
    const tree = drawn(
      createElement(Content, {
        dialog: {} as HTMLDialogElement,
        settings: { ...fakeSettings(), strings },
        listId: 'list',
        model: model as unknown as SearchDialogModel,
        onAsk: ignore,
        onRetry: ignore,
      }),
    );
    if (select('.finder-stored', tree)) return 'stored searches';
    const title = select('.finder-message-title', tree) ?? select('.finder-message', tree);
    return title ? textOf(title) : '';
  };
  const failed = { failure: { kind: 'unreachable' } };
  const none = { answer: { query: 'tap', hits: [], nbHits: 0 } };

  it.each<[string, Omit<Partial<SearchDialogModel>, 'state'>, object]>([
    ['stored searches', { isStart: true }, {}],
    [strings.noRecent, { isStart: true, recent: [] }, {}],
    ['stored searches', { isStart: true, recent: [], favorites: [row('Kept')] }, {}],
    // The first answer mostly comes at once.
    ['stored searches', {}, { status: 'loading' }],
    ['', {}, { status: 'stalled' }],
    ['', {}, {}],
    [strings.unreachable, {}, { ...failed, status: 'error' }],
    [strings.unreachable, {}, { ...failed, status: 'loading' }],
    [`${strings.noResultsFor} "tap"`, {}, none],
    [`${strings.noResultsFor} "tap"`, {}, { ...none, status: 'loading' }],
  ])('is "%s" with %j in the state %j [5.2, 4.9, 4.16, 8.1]', (text, differs, state) => {
    expect(content(differs, state)).toBe(text);
  });
});

it('a failure says what went wrong and has a button that asks again [8.1, 4.12]', () => {
  const tree = drawn(createElement(Failed, { strings, failure: { kind: 'unreachable' }, onRetry: ignore }));
  expect(selectAll('p', tree).map(textOf)).toEqual([strings.unreachable, strings.checkConnection]);
  expect(selectAll('button[type=button]', tree).map(textOf)).toEqual([strings.tryAgain]);
});

it('keys are told by their names, and by signs that are not read out [X.3]', () => {
  const tree = drawn(createElement(Hints, { strings }));
  const hints = selectAll('li', tree);
  const heard = hints.map((hint) => selectAll('kbd > .visually-hidden', hint).map(textOf));
  expect(heard).toEqual([[strings.enterKey], [strings.arrowUp, strings.arrowDown], [strings.escapeKey], []]);
  expect(hints.map((hint) => selectAll('kbd > [aria-hidden=true]', hint).length)).toEqual([1, 2, 1, 0]);
  for (const [i, text] of [strings.toSelect, strings.toNavigate, strings.toClose].entries())
    expect(textOf(hints[i] ?? tree)).toMatch(new RegExp(` ${text}$`));
  expect(textOf(select('button[data-shortcuts]', tree) ?? tree)).toBe('Keyboard shortcuts');
});

it('a page, a heading and a paragraph have signs of their own, which are not read out', () => {
  const sign = (type: Parameters<typeof HitIcon>[0]['type']) => {
    const tree = drawn(createElement(HitIcon, { type }));
    expect(select('svg', tree)?.properties.ariaHidden).toBe('true');
    return String(select('path', tree)?.properties.d);
  };
  const signs = [sign('lvl1'), sign('lvl2'), sign('content')];
  expect(new Set(signs).size).toBe(3);
  expect([sign('lvl3'), sign('lvl6')]).toEqual([signs[1], signs[1]]);
});

it('a link that reports missing results says that it opens in a new tab [8.5, 2S.2]', () => {
  const template = 'https://code.example.org/new?title={query}';
  const tree = drawn(createElement(MissingResults, { template, query: 'tap', strings }));
  expect(textOf(tree)).toBe(`${strings.believe} ${strings.letUsKnow} ${strings.opensInNewTab}`);
  expect(textOf(select('.visually-hidden', tree) ?? tree).trim()).toBe(strings.opensInNewTab);
  expect(select('a', tree)?.properties.className).toEqual(['leaves']);
});

it('a long name may break between its words, marked or not, and nowhere else', () => {
  const parts = [
    { text: 'defense_bypass:', marked: false },
    { text: 'prompt_injection', marked: true },
    { text: ' of a (model)', marked: false },
  ];
  expect(renderToStaticMarkup(createElement(MarkedText, { parts }))).toBe(
    '<bdi>defense_<wbr/>bypass:<wbr/><mark>prompt_<wbr/>injection</mark> of a (model)</bdi>',
  );
});

it('a previewed section is text with the found words marked, each in its own direction', () => {
  const block = (each: Parameters<typeof Block>[0]['block']) =>
    renderToStaticMarkup(createElement(Block, { block: each, words: ['tap'] }));
  expect(block({ kind: 'item', text: 'A tap' })).toBe(
    '<p data-kind="item"><bdi>A <mark>tap</mark></bdi></p>',
  );
  expect(block({ kind: 'code', text: 'tap\n1' })).toBe('<pre><bdi><mark>tap</mark>\n1</bdi></pre>');
  const cells = [
    { label: 'Name', text: 'tap' },
    { label: '', text: 'b' },
  ];
  expect(block({ kind: 'row', cells })).toBe(
    '<dl><div><dt>Name</dt><dd><bdi><mark>tap</mark></bdi></dd></div><div><dt></dt><dd><bdi>b</bdi></dd></div></dl>',
  );
});
