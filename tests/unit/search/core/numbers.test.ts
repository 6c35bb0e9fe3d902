import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from '../../../../src/search/core/numbers.ts';

const numbers = fc.array(
  fc.oneof(fc.nat({ max: 100 }), fc.nat(), fc.constantFrom(0, 45, 46, 2115, 2116, 2 ** 40)),
);

describe('packed numbers', () => {
  it('are the same when they are unpacked', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        expect(unpackNumbers(packNumbers(given))).toEqual(given);
      }),
    );
  });

  it('need no escape in JSON', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const packed = packNumbers(given);
        expect(JSON.stringify(packed)).toBe(`"${packed}"`);
        expect(packed).toMatch(/^[\x23-\x5b\x5d-\x7f]*$/);
      }),
    );
  });

  it('take one character when they are small, as distances between sections are', () => {
    expect(packNumbers(Array.from({ length: 46 }, (_, number) => number))).toHaveLength(46);
    expect(packNumbers([46])).toHaveLength(2);
    expect(unpackNumbers('')).toEqual([]);
  });

  it.each(['"', '\\', ' ', '!', '\u0080', 'é', '日', '\uD800', '\u0000'])('are none of "%s"', (character) => {
    expect(() => unpackNumbers(`#${character}#`)).toThrow(RangeError);
  });
});
