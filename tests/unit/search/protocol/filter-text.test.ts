import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '../../../../server/search/protocol/facets.ts';
import { parseFilterText } from '../../../../server/search/protocol/filter-text.ts';
import type { FacetFilter } from '../../../../src/search/core/engine.ts';
import { RequestError } from '../../../../src/search/protocol/request-error.ts';

type Clauses = FacetFilter<Facet>[][];

const read = (text: string) => parseFilterText(text, 'filters');
/** Clauses as short text: `en|es & !content`. */
const short = (clauses: Clauses) =>
  clauses.map((any) => any.map(({ value, not }) => (not ? `!${value}` : value)).join('|')).join(' & ');

describe('a filter text', () => {
  it.each([
    ['', ''],
    ['  \n', ''],
    ['language:es', 'es'],
    ['language : es', 'es'],
    ['lang:es AND type:content', 'es & content'],
    ['language:es OR language:en OR language:ar', 'es|en|ar'],
    ['NOT language:es', '!es'],
    ['NOT language:es AND NOT type:content', '!es & !content'],
    ['version:a AND (language:es OR NOT type:lvl1)', 'a & es|!lvl1'],
    ['(language:es OR language:en) AND version:a', 'es|en & a'],
    ['(version:a OR version:b) AND(type:c OR type:d)AND language:e', 'a|b & c|d & e'],
    ['((language:es))', 'es'],
    ['(language:es AND (version:a OR version:b))', 'es & a|b'],
    ['language:es OR (language:en OR language:ar)', 'es|en|ar'],
    ['hierarchy.lvl0:"Red teaming"', 'Red teaming'],
    [`hierarchy.lvl0:'Red teaming'`, 'Red teaming'],
    ['"hierarchy.lvl0":"OR"', 'OR'],
    ['"hierarchy.lvl0:Red teaming" AND "language:es"', 'Red teaming & es'],
    ['hierarchy.lvl0:"a \\"b\\" \\\\ (c)"', 'a "b" \\ (c)'],
    ['" language :es"', 'es'],
    [`hierarchy.lvl0:"it's"`, "it's"],
    ['version:0.34:rc', '0.34:rc'],
    ['hierarchy.lvl0:ORDER AND hierarchy.lvl0:ANDROID', 'ORDER & ANDROID'],
    ['hierarchy.lvl0:-api', '-api'],
    ['hierarchy.lvl0:日本語', '日本語'],
  ])('%j is read', (text, clauses) => {
    expect(short(read(text))).toBe(clauses);
  });

  it('names the facets it is about', () => {
    expect(read('lang:es AND (type:content OR NOT hierarchy.lvl0:A)')).toEqual([
      [{ attribute: 'language', value: 'es' }],
      [
        { attribute: 'type', value: 'content' },
        { attribute: 'hierarchy.lvl0', value: 'A', not: true },
      ],
    ]);
  });

  it.each([
    ['language:es AND', 'expects a filter such as language:es at its end'],
    ['AND language:es', 'expects a filter such as language:es at "AND language:es"'],
    ['language:es language:en', 'expects AND, OR or the end at "language:en"'],
    ['language:es and language:en', 'expects AND, OR or the end at "and language:en"'],
    ['(language:es', 'expects AND, OR or ")" at its end'],
    ['language:es)', 'expects AND, OR or the end at ")"'],
    ['()', 'expects a filter such as language:es at ")"'],
    ['language:', 'expects a value after the colon at its end'],
    ['language:"es', 'expects a value after the colon at ""es"'],
    ['language:es AND version:a OR version:b', 'mixes AND and OR: put the alternatives in parentheses,'],
    ['language:es OR (version:a AND version:b)', 'has AND within OR, which is not supported,'],
    ['NOT (language:es OR version:a)', 'has NOT before parentheses, which is not supported,'],
    ['NOT NOT language:es', 'expects a filter such as language:es at "NOT language:es"'],
    ['published', 'names no attribute with "published"'],
    ['_tags:published', '"_tags", which is not a facet of this index. Facets are hierarchy.lvl0, language,'],
    ['constructor:a', '"constructor", which is not a facet'],
    ['Language:es', '"Language", which is not a facet'],
    ['weight.pageRank > 3', 'compares numbers, but no facet of this index is a number'],
    ['version = 3', 'compares numbers'],
    ['version:1 TO 3', 'compares numbers'],
    ['type:content<score=2>', 'expects AND, OR or the end at "<score=2>"'],
  ])('%j is refused with a reason', (text, message) => {
    expect(() => read(text)).toThrow(RequestError);
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(/^filters /);
  });

  it('that is too deep or too long is refused', () => {
    expect(() => read('('.repeat(100_000))).toThrow('filters has too many parentheses at "((');
    const many = Array(101).fill('language:es').join(' AND ');
    expect(() => read(many)).toThrow('filters has 101 filters. The limit is 100.');
  });

  it('is read or refused, whatever it is', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'language',
        'type',
        ':',
        ' ',
        '(',
        ')',
        '"',
        "'",
        '\\',
        ' AND ',
        ' OR ',
        'NOT ',
        '>',
        'TO',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (given) => {
        try {
          expect(read(given)).toEqual(expect.any(Array));
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError);
          expect((error as RequestError).message.isWellFormed()).toBe(true);
          expect((error as RequestError).message.length).toBeLessThan(300);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('written from clauses is read as these', () => {
    const filter = fc.record({
      attribute: fc.constantFrom<Facet>('type', 'language', 'version', 'hierarchy.lvl0'),
      value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      not: fc.constant<true | undefined>(undefined),
    });
    const negated = fc.record({
      ...{ attribute: filter.map(({ attribute }) => attribute) },
      value: fc.constant('x'),
      not: fc.constant<true | undefined>(true),
    });
    const clauses = fc.array(fc.array(fc.oneof(filter, negated), { minLength: 1, maxLength: 3 }), {
      maxLength: 4,
    });
    const write = ({ attribute, value, not }: { attribute: string; value: string; not: true | undefined }) =>
      `${not ? 'NOT ' : ''}${attribute}:"${value.replaceAll(/["\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(clauses, (given) => {
        const text = given.map((any) => `(${any.map(write).join(' OR ')})`).join(' AND ');
        const expected = given.map((any) =>
          any.map(({ attribute, value, not }) => ({ attribute, value, ...(not && { not }) })),
        );
        expect(read(text)).toEqual(expected);
      }),
    );
  });
});
