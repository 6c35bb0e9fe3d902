import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from '../../../../src/search/core/found-words.ts';
import { highlight } from '../../../../src/search/core/highlight.ts';
import { found, tags } from './matchers.ts';

const marked = (text: string, ...query: string[]) =>
  highlight(found(text, ...query), new Set(query), tags).value;

describe('highlight', () => {
  it('marks the part of a word that was typed, and every word that begins so', () => {
    expect(marked('Prompt injection prompts', 'prom')).toBe(
      '<mark>Prom</mark>pt injection <mark>prom</mark>pts',
    );
  });

  it('escapes everything but the marks', () => {
    expect(marked('<script>alert("a & b")</script>', 'script')).toBe(
      '&lt;<mark>script</mark>&gt;alert(&quot;a &amp; b&quot;)&lt;/<mark>script</mark>&gt;',
    );
  });

  it.each([
    ['an accent of its own', 'Cafe\u0301s', 'cafe', '<mark>Cafe\u0301</mark>s'],
    ['an accented letter', 'Éclair', 'ec', '<mark>Éc</mark>lair'],
    ['a ligature that was typed in part', 'ﬁnd', 'f', '<mark>ﬁ</mark>nd'],
    ['a letter outside the first plane', '𝐓𝐚𝐩ping', 'ta', '<mark>𝐓𝐚</mark>𝐩ping'],
    ['a Hangul syllable that was typed in part', '한국어', '하', '<mark>한</mark>국어'],
    ['right-to-left text', 'שלום עולם', 'שלום', '<mark>שלום</mark> עולם'],
  ])('keeps characters whole: %s', (_, text, query, html) => {
    expect(marked(text, query)).toBe(html);
  });

  it('marks the whole word when more matches than it has', () => {
    const long = findWords('a word', { match: () => ({ query: 'x', length: 9 }) });
    expect(highlight(long, new Set(['x']), tags).value).toBe('<mark>a</mark> <mark>word</mark>');
  });

  it('gives matches that touch one mark', () => {
    expect(marked('日本語の文書', '日本語', 'の')).toBe('<mark>日本語の</mark>文書');
  });

  it('tells how much of the query was found, by which words', () => {
    const level = (text: string, ...query: string[]) => {
      const { matchLevel, matchedWords, fullyHighlighted } = highlight(
        found(text, ...query),
        new Set(query),
        tags,
      );
      return { matchLevel, matchedWords, fullyHighlighted };
    };
    const none = { matchLevel: 'none', matchedWords: [], fullyHighlighted: undefined };
    expect(level('Installation', 'tap')).toEqual(none);
    expect(level('Tree of attacks', 'tree', 'tap')).toEqual({
      matchLevel: 'partial',
      matchedWords: ['tree'],
      fullyHighlighted: false,
    });
    expect(level('TAP tree', 'tree', 'tap')).toEqual({
      matchLevel: 'full',
      matchedWords: ['tap', 'tree'],
      fullyHighlighted: true,
    });
    expect(level('TAP trees', 'tree', 'tap').fullyHighlighted).toBe(false);
  });

  it('gives back any text, whatever is marked', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('<script>', '&amp;', '"', 'ﬁ', 'é', 'e\u0301', '日本', '\uD800', '\u202E', 'İ', ' '),
    );
    const text = fc.array(piece).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.array(piece, { minLength: 1 }), (given, query) => {
        const html = marked(given, ...query);
        const plain = html.replaceAll(/<\/?mark>/g, '');
        expect(plain).not.toMatch(/[<>"]/);
        const decoded = plain
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        expect(decoded).toBe(given.toWellFormed());
        expect(html.isWellFormed()).toBe(true);
        expect(html).not.toMatch(/<mark><\/mark>|<mark>[^<]*<mark>/);
      }),
      { numRuns: 500 },
    );
  });
});
