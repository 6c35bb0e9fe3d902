import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { original } from './german-guide.ts';

describe('a translated page', () => {
  it('has the sign of its original whatever ends the lines and whether a mark stands first', () => {
    expect(sourceSign(`\uFEFF${original.replaceAll('\n', '\r\n')}`)).toBe(sourceSign(original));
    expect(sourceSign(original.replaceAll('\n', '\r'))).toBe(sourceSign(original));
    expect(sourceSign(`${original} `)).not.toBe(sourceSign(original));
  });
});

describe('the sign of a source', () => {
  it('changes with the text, and not with line ends or a byte order mark', () => {
    const lines = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n') });
    const text = fc.oneof(fc.string(), lines);
    fc.assert(
      fc.property(text, text, (a, b) => {
        for (const end of ['\r\n', '\r']) expect(sourceSign(a.replaceAll('\n', end))).toBe(sourceSign(a));
        expect(sourceSign(`\uFEFF${a}`)).toBe(sourceSign(a));
        if (a !== b) expect(sourceSign(a)).not.toBe(sourceSign(b));
      }),
    );
  });

  it('is the beginning of the sum that "sha256sum" prints', () => {
    expect(sourceSign('text\n')).toBe('b9e68e1bea3e');
  });
});
