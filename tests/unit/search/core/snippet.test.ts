import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippet } from '../../../../src/search/core/snippet.ts';
import { words } from '../../../../src/search/core/tokens.ts';
import { found, tags } from './matchers.ts';

const options = { size: 5, ellipsis: '…', tags };
const cut = (text: string, query: string[], more: Partial<typeof options> = {}) =>
  snippet(found(text, ...query), new Set(query), { ...options, ...more });

const numbers = 'one two three four five six seven eight nine ten eleven twelve';

describe('snippet', () => {
  it('leaves a short text whole, with its signs [9.3]', () => {
    expect(cut('(One two, three!)', ['two']).value).toBe('(One <mark>two</mark>, three!)');
  });

  it('begins with the text when the matches stand there [9.3]', () => {
    expect(cut(numbers, ['three']).value).toBe('one two <mark>three</mark> four five…');
  });

  it('shows a match that is the first word after the beginning', () => {
    expect(cut(numbers, ['five']).value).toBe('one two three four <mark>five</mark>…');
    expect(cut(numbers, ['six']).value).toBe('…five <mark>six</mark> seven eight nine…');
  });

  it('gives the beginning of a text without a match, and says that there is none', () => {
    expect(cut(numbers, ['none'])).toEqual({ value: 'one two three four five…', matchLevel: 'none' });
  });

  it('shows the place with the most words of the query, the first of those', () => {
    const text = `alpha x x x x x x beta alpha x x x x x x beta alpha`;
    expect(cut(text, ['alpha', 'beta']).value).toBe('…x <mark>beta</mark> <mark>alpha</mark> x x…');
    expect(cut(text, ['alpha', 'beta']).matchLevel).toBe('full');
  });

  it('has every match of the best place, also where the first one stands near the beginning of the text', () => {
    expect(cut(numbers, ['four', 'eight']).value).toBe(
      '…<mark>four</mark> five six seven <mark>eight</mark>…',
    );
  });

  it('has the number of words asked for, and some of what goes before the match', () => {
    expect(cut(numbers, ['seven'], { size: 10 }).value).toBe(
      'one two three four five six <mark>seven</mark> eight nine ten…',
    );
    expect(cut(numbers, ['eight']).value).toBe('…seven <mark>eight</mark> nine ten eleven…');
    expect(cut(numbers, ['twelve']).value).toBe('…eight nine ten eleven <mark>twelve</mark>');
    expect(cut(numbers, ['seven'], { size: 1 }).value).toBe('…<mark>seven</mark>…');
  });

  it('keeps the signs of a word at the cut', () => {
    const text = 'dtx redteam run takes many flags and --max_prompts (10), or more of them if you like';
    expect(cut(text, ['max'], { size: 3 }).value).toBe('…--<mark>max</mark>_prompts (10)…');
  });

  it('cuts scripts without blanks between words', () => {
    const { value } = cut('日本語の文書を検索するための道具です', ['検索'], { size: 3 });
    expect(value).toMatch(/^….*<mark>検索<\/mark>.*…$/);
  });

  it('escapes the text and the sign of the cut', () => {
    const { value } = cut(`<b>one</b> ${numbers}`, ['one'], { size: 3, ellipsis: '<i>' });
    expect(value).toBe('&lt;b&gt;<mark>one</mark>&lt;/b&gt;&lt;i&gt;');
  });

  it('is a part of any text, with no more words than asked for', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('a', 'tap', ' ', ' ', '--', '日本', '\uD800', 'e\u0301', '\u202E'),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        text,
        fc.array(piece, { minLength: 1 }),
        fc.integer({ min: 1, max: 6 }),
        (given, query, size) => {
          const { value } = cut(given, query, { size, ellipsis: '' });
          const plain = value
            .replaceAll(/<\/?mark>/g, '')
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&');
          expect(given.toWellFormed()).toContain(plain);
          expect([...words(plain)].length).toBeLessThanOrEqual(size);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes a long text without words or with a match in each word in good time', () => {
    const start = process.threadCpuUsage();
    cut('- '.repeat(50_000) + '='.repeat(50_000), ['x']);
    cut('tap '.repeat(10_000), ['tap'], { size: 50 });
    // Work, not time: other programs may keep the machine busy. In microseconds.
    expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
