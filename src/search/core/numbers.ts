/**
 * Numbers as text that every host compresses and JSON does not escape: base 46, a digit that is followed by
 * another one from the second half of the alphabet. Distances between sections are mostly one character.
 */

const base = 46;
const first = 0x23;
const backslash = 0x5c;

/** @param numbers whole, from 0 */
export function packNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= base) {
      packed += character((rest % base) + base);
      rest = Math.floor(rest / base);
    }
    packed += character(rest);
  }
  return packed;
}

/** @throws {RangeError} when a character is none of the alphabet */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let place = 0; place < packed.length; place += 1) {
    const digit = digitOf(packed.charCodeAt(place));
    number += (digit % base) * scale;
    if (digit < base) {
      numbers.push(number);
      number = 0;
      scale = 1;
    } else scale *= base;
  }
  return numbers;
}

// 92 characters from # on, without the backslash.
const character = (digit: number): string =>
  String.fromCharCode(first + digit + (first + digit >= backslash ? 1 : 0));

function digitOf(code: number): number {
  const digit = code - first - (code > backslash ? 1 : 0);
  if (digit < 0 || digit >= 2 * base || code === backslash) throw new RangeError('Not a packed number');
  return digit;
}
