import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestQuery } from '../../../../src/search/core/engine.ts';
import { parseQuery } from '../../../../src/search/core/query.ts';
import { stopWordsOf } from '../../../../src/search/core/stop-word-lists.ts';
import { anyText } from './sites.ts';

const stopWords = stopWordsOf('en');
const unitsOf = (text: string) => parseQuery(text, stopWords).units.map(({ joined }) => joined);
const typosOf = (text: string) => parseQuery(text, stopWords).units.map(({ typos }) => typos);

describe('parseQuery', () => {
  it('leaves out words that say nothing', () => {
    expect(unitsOf('How do I install the guard?')).toEqual(['install', 'guard']);
    expect(parseQuery('How do I install', stopWords).typed).toEqual(['how', 'do', 'i', 'install']);
  });

  it('keeps words that say nothing when there are no others', () => {
    expect(unitsOf('what is it')).toEqual(['what', 'is', 'it']);
  });

  it('takes only the last word for unfinished', () => {
    const lasts = (text: string) => parseQuery(text, stopWords).units.map(({ last }) => last);
    expect(lasts('inst guid')).toEqual([false, true]);
    expect(lasts('max_pro')).toEqual([true]);
    expect(lasts('install the')).toEqual([false]);
  });

  it('looks past no mistake below 3 letters, one from 3, two from 7', () => {
    expect(typosOf('tp tap prompt prompts evaluator')).toEqual([0, 1, 1, 2, 2]);
  });

  it.each(['gpt4', '404', 'v0.34', 'claude3sonnet'])(
    'looks past no mistake in "%s", which holds a digit',
    (text) => {
      expect(Math.max(...typosOf(text))).toBe(0);
    },
  );

  it('looks past no mistake in flags', () => {
    expect(typosOf('--max_prompts')).toEqual([0]);
    expect(typosOf('-verbose prompts')).toEqual([0, 2]);
    expect(typosOf('dtx redteam --max_prompts')).toEqual([1, 2, 0]);
    expect(typosOf('max_prompts red-teaming')).toEqual([2, 2]);
  });

  it('looks past no mistake in what is too long for a word', () => {
    expect(typosOf('a'.repeat(32))).toEqual([2]);
    expect(typosOf('a'.repeat(33))).toEqual([0]);
  });

  it('reads the first 512 characters and 16 words of any text [9.9]', () => {
    expect(longestQuery).toBe(512);
    expect(unitsOf(`${'-'.repeat(508)} tap tree`)).toEqual(['tap']);
    expect(unitsOf(Array.from({ length: 60 }, (_, number) => `word${number}`).join(' '))).toHaveLength(16);
  });

  it.each(['', '   ', '--', '"?!…"', '\uD800', '\u202E', '\u0000'])('finds no word in "%s"', (text) => {
    expect(unitsOf(text)).toEqual([]);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { units, typed, raw } = parseQuery(text.repeat(20), stopWords);
        expect(units.length).toBeLessThanOrEqual(16);
        expect(units.length === 0).toBe(typed.length === 0);
        expect(raw.isWellFormed()).toBe(true);
      }),
    );
  });
});
