import { integer } from './arguments.ts';
import { parseFloatText, parseInteger, toFloat } from './numbers.ts';
import { strip } from './points.ts';
import { repr, str } from './printing.ts';
import { raise } from './problem.ts';
import { numberOf, textOf, typeOf, type Value } from './values.ts';

/** What `int(…)`, `float(…)` and `str(…)` make of a value. */
export const convert = { int: toInt, float: toFloatValue, str };

function toInt(value: Value, base: Value | undefined): bigint {
  const text = textOf(value);
  const radix = base === undefined ? 10n : integer(base);
  if (radix !== 0n && (radix < 2n || radix > 36n))
    raise('ValueError: int() base must be >= 2 and <= 36, or 0');
  if (base !== undefined && text === undefined)
    return raise("TypeError: int() can't convert non-string with explicit base");
  if (text !== undefined) {
    const parsed = parseInteger(strip(text), Number(radix));
    return (
      parsed ??
      raise(`ValueError: invalid literal for int() with base ${radix}: ${repr(value).slice(0, 200)}`)
    );
  }
  const number = numberOf(value);
  if (number === undefined)
    return raise(
      `TypeError: int() argument must be a string, a bytes-like object or a real number, not '${typeOf(value)}'`,
    );
  if (typeof number === 'bigint') return number;
  if (Number.isNaN(number)) raise('ValueError: cannot convert float NaN to integer');
  if (!Number.isFinite(number)) raise('OverflowError: cannot convert float infinity to integer');
  return BigInt(Math.trunc(number));
}

function toFloatValue(value: Value): number {
  const text = textOf(value);
  if (text !== undefined)
    return (
      parseFloatText(strip(text)) ?? raise(`ValueError: could not convert string to float: ${repr(value)}`)
    );
  const number = numberOf(value);
  if (number === undefined)
    return raise(`TypeError: float() argument must be a string or a real number, not '${typeOf(value)}'`);
  return toFloat(number);
}
