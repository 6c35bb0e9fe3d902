import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from '../../../../src/search/ui/dialog/preview/mark-words.ts';
import { withMarks } from '../../../support/search/marks.ts';

const marked = (text: string, words: string[]) => withMarks(markWords(text, words));

describe('what a query found', () => {
  it('is marked at the start of words, the longest first', () => {
    expect(marked('Tapping the tap, not a hotspot: TAP', ['tap', 'tapping'])).toBe(
      '[Tapping] the [tap], not a hotspot: [TAP]',
    );
    expect(marked('untapped', ['tap'])).toBe('untapped');
  });

  it('is marked as it is written, signs included', () => {
    expect(marked('set --max_prompts (a.b) to 3', ['--max_prompts', '(a.b)'])).toBe(
      'set [--max_prompts] [(a.b)] to 3',
    );
    expect(marked('axb', ['a.b'])).toBe('axb');
  });

  it('leaves every text whole', () => {
    const words = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), words, (text, found) => {
        const parts = markWords(text, found);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
