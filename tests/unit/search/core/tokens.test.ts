import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fold } from '../../../../src/base/fold.ts';
import { units, words } from '../../../../src/search/core/tokens.ts';
import { anyText } from './sites.ts';

const wordsOf = (text: string) => Array.from(words(text), (word) => word.text);
const unitsOf = (text: string) => units(text).map((unit) => unit.words);

describe('words', () => {
  it('are folded and know their place in the text as it was given', () => {
    expect([...words('Über  Café-Prompts')]).toEqual([
      { text: 'uber', start: 0, end: 4 },
      { text: 'cafe', start: 6, end: 10 },
      { text: 'prompts', start: 11, end: 18 },
    ]);
  });

  it.each([
    ['accents of their own', 'Cafe\u0301 nai\u0308ve', ['cafe', 'naive']],
    ['ligatures', 'ﬁnd eﬃcient', ['find', 'efficient']],
    ['full-width letters', 'ＤＴＸ', ['dtx']],
    ['letters outside the first plane', '𝐓𝐀𝐏 mode', ['tap', 'mode']],
    ['right-to-left scripts', 'שלום עולם', ['שלום', 'עולם']],
    ['Arabic with vowel signs', 'مَرْحَبًا', ['مرحبا']],
    ['Cyrillic', 'Красная Команда', ['красная', 'команда']],
    ['Hangul', '한국어 문서', ['한국어', '문서'].map((word) => word.normalize('NFKD'))],
    ['emoji, which are not words', 'run 👩🏽‍🚀 now 1️⃣', ['run', 'now', '1']],
    ['lone surrogates, which are not words', 'a\uD800b \uDFFFc', ['a', 'b', 'c']],
    ['controls of direction', '\u202Egnitset\u202C red', ['gnitset', 'red']],
    ['forms that hide signs and blanks', '½ ⒈ ﷺ ŀl', ['12', '1', 'صلىاللهعليهوسلم', 'll']],
    ['signs alone', '-- _ … ¬ ͺ', []],
    ['nothing', '', []],
  ])('hold %s', (_, text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('of scripts without blanks are those of the platform, in place', () => {
    const text = 'DTX は日本語の文書';
    const found = [...words(text)];
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'DTX',
      'は',
      '日本語',
      'の',
      '文書',
    ]);
    expect(wordsOf('ภาษาไทยง่าย').length).toBeGreaterThan(1);
    expect(wordsOf('红队测试')).toEqual(['红', '队', '测试']);
  });

  it('of scripts without blanks are single characters where the platform cannot tell', async () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    vi.resetModules();
    const old = await import('../../../../src/search/core/tokens.ts');
    expect([...old.words('DTX 日本 𠮷野')]).toEqual([
      { text: 'dtx', start: 0, end: 3 },
      { text: '日', start: 4, end: 5 },
      { text: '本', start: 5, end: 6 },
      { text: '𠮷', start: 7, end: 9 },
      { text: '野', start: 9, end: 10 },
    ]);
  });

  it('lie within any text, in order, and their slices fold to them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let before = 0;
        for (const { text: word, start, end } of words(text)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(fold(text.slice(start, end)).replace(/[^\p{L}\p{N}]/gu, '')).toBe(word);
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
          before = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('units', () => {
  it.each([
    ['--max_prompts', [['max', 'prompts']]],
    ['hf_airbench', [['hf', 'airbench']]],
    ['flip-attack', [['flip', 'attack']]],
    ['toxicity:hate_speech', [['toxicity'], ['hate', 'speech']]],
    ['DETOXIO_API_KEY', [['detoxio', 'api', 'key']]],
    ['apiKey', [['api', 'key']]],
    ['OpenAIProvider', [['open', 'aiprovider']]],
    ['GPT4All', [['gpt4', 'all']]],
    ['ÜberModel', [['uber', 'model']]],
    ['dtx.sdk.runner', [['dtx'], ['sdk'], ['runner']]],
    ['choices[0].message', [['choices'], ['0'], ['message']]],
    ['dtx redteam run', [['dtx'], ['redteam'], ['run']]],
    ['red - team', [['red'], ['team']]],
    ['red--team', [['red'], ['team']]],
    ['DTX', [['dtx']]],
    ['日本語の', [['日本語'], ['の']]],
  ])('of "%s" are what one would type as one', (text, expected) => {
    expect(unitsOf(text)).toEqual(expected);
  });

  it('are also known without their separators', () => {
    expect(units('--max_prompts DETOXIO_API_KEY').map(({ joined }) => joined)).toEqual([
      'maxprompts',
      'detoxioapikey',
    ]);
  });

  it('of more than five parts are their parts: a file name of a whole sentence is not an identifier', () => {
    expect(unitsOf('a-b-c-d-e')).toHaveLength(1);
    expect(unitsOf('a-b-c-d-e-f')).toEqual([['a'], ['b'], ['c'], ['d'], ['e'], ['f']]);
  });

  it('hold the words of any text, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = units(text);
        expect(found.map(({ joined }) => joined).join('')).toBe(wordsOf(text).join(''));
        for (const { words: parts, joined } of found) expect(parts.join('')).toBe(joined);
      }),
      { numRuns: 500 },
    );
  });
});
