import { describe, expect, it } from 'vitest';
import { readFound, readHit } from '../../../../src/search/client/hits.ts';
import { fakeHit, fakeResult } from '../../../support/search/fake-answers.ts';
import { fakeRequest } from '../../../support/search/fake-settings.ts';
import { withMarks } from '../../../support/search/marks.ts';

const mark = (text: string) => text.replace('TAP', '<mark>TAP</mark>');

describe('a hit', () => {
  it('has its headings, what they are cut to, and its snippet in parts [3.1, 3.2, 7.6]', () => {
    const { _snippetResult: _, ...hit } = fakeHit({ content: 'a TAP &amp; b', type: 'content' }, mark);
    const cut = { value: '…<mark>TAP</mark>', matchLevel: 'full' } as const;
    const read = readHit({ ...hit, _snippetResult: { hierarchy: { lvl1: cut }, content: cut } });
    expect(withMarks(read.headings.lvl1)).toBe('[TAP]');
    expect(withMarks(read.shortHeadings.lvl1)).toBe('…[TAP]');
    expect(withMarks(read.shortHeadings.lvl0)).toBe('Tactics');
    const uncut = readHit({ ...hit, _snippetResult: { hierarchy: {}, content: cut } });
    expect(withMarks(uncut.shortHeadings.lvl1)).toBe('[TAP]');
    expect(withMarks(read.snippet)).toBe('…[TAP]');
    expect(read).toMatchObject({ type: 'content', url: hit.url, hierarchy: hit.hierarchy });
    expect(read.content).toBe('a TAP &amp; b');
    expect(read.headings.lvl2).toEqual([]);
  });

  it('is shown as it is where the provider marked nothing [3.2]', () => {
    const hierarchy = { lvl1: '<i>&amp;' };
    const { _highlightResult, _snippetResult, ...plain } = fakeHit({ content: 'a <b> & c', hierarchy });
    const read = readHit(plain);
    expect(withMarks(read.headings.lvl1)).toBe('<i>&amp;');
    expect(withMarks(read.shortHeadings.lvl1)).toBe('<i>&amp;');
    expect(withMarks(read.snippet)).toBe('a <b> & c');
  });

  it('has nothing to say where a provider sends only an id', () => {
    const { headings, shortHeadings, snippet, foundWords, content } = readHit({ objectID: '1' });
    expect(Object.values({ ...headings, ...shortHeadings }).flat()).toEqual([]);
    expect([snippet, foundWords, content]).toEqual([[], [], null]);
  });

  it('knows the words that were found, each once, as they are written', () => {
    const hit = fakeHit({ content: 'prompts and Prompt', hierarchy: { lvl1: 'Tapping' } }, (text) =>
      text.replace(/prompt|tap/gi, '<mark>$&</mark>'),
    );
    expect(readHit(hit).foundWords).toEqual(['tap', 'prompt']);
  });
});

describe('an answer', () => {
  it('has how many hits each section has, most first', () => {
    const facets = { 'hierarchy.lvl0': { Tactics: 3, Providers: 9 } };
    const result = fakeResult(fakeRequest(), {
      hits: [fakeHit()],
      nbHits: 41,
      page: 1,
      queryID: 'q',
      facets,
    });
    const { hits, ...found } = readFound(result);
    expect(hits).toEqual([readHit(fakeHit())]);
    expect(found).toEqual({
      nbHits: 41,
      page: 1,
      nbPages: 3,
      queryID: 'q',
      sections: [
        ['Providers', 9],
        ['Tactics', 3],
      ],
    });
  });
});
