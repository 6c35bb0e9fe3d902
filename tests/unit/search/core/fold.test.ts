import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/base/fold.ts';

describe('fold', () => {
  it.each([
    ['Red-Team', 'red-team'],
    ['Max_Prompts', 'max_prompts'],
    ['Über', 'uber'],
    ['Ｆｕｌｌ', 'full'],
    ['ﬁne', 'fine'],
    ['İSTANBUL', 'istanbul'],
    ['naïve Café', 'naive cafe'],
    ['日本語', '日本語'],
    ['', ''],
  ])('compares "%s" as "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('makes composed and decomposed accents equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('é', 'a', 'ö', 'Å', 'ñ', ' ', 'ç') }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  it('changes nothing a second time, whatever the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom('Σ', 'ß', 'İ', '_', '-', '\uD800', '\u0301'),
    );
    fc.assert(
      fc.property(fc.string({ unit: piece }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 500 },
    );
  });

  it('does not tell upper and lower case of Latin letters apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text.toLowerCase()));
      }),
    );
  });
});
