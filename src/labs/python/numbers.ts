import { spend } from './budget.ts';
import { fail, unsupported, wrong } from './problem.ts';

/** Integers have fewer bits than this. */
const mostBits = 100_000;

/** Whether an integer is one that is quick to count with. */
export function isSmall(integer: bigint): boolean {
  return BigInt.asIntN(64, integer) === integer;
}

/** @throws {EvaluationError} when it is larger than what is counted with here */
export function bounded(integer: bigint): bigint {
  if (isSmall(integer)) return integer;
  const bits = bitsOf(integer);
  spend(bits >> 5);
  if (bits > mostBits) fail('limit', 'a number has too many digits. Use smaller ones');
  return integer;
}

export function bitsOf(integer: bigint): number {
  const hex = (integer < 0n ? -integer : integer).toString(16);
  return hex === '0' ? 0 : hex.length * 4;
}

/** An integer as Python writes it. */
export function integerText(integer: bigint): string {
  // 4,300 digits have 14,285 bits.
  const text = bitsOf(bounded(integer)) < 14_200 ? '' : integer.toString().replace('-', '');
  return text.length > 4300
    ? wrong(
        'the number has too many digits to be printed',
        'ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit',
      )
    : integer.toString();
}

/** A float as Python writes it: the fewest digits that give the same number again. */
export function floatText(float: number): string {
  if (!Number.isFinite(float)) return Number.isNaN(float) ? 'nan' : float > 0 ? 'inf' : '-inf';
  const sign = float < 0 || Object.is(float, -0) ? '-' : '';
  const [mantissa = '', power = ''] = Math.abs(float).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) return `${sign}${mantissa}e${exponentText(exponent)}`;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}

function exponentText(exponent: number): string {
  return `${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

/** A finite float as a fraction: mantissa × 2^power. */
function binary(float: number): { mantissa: bigint; power: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(float));
  const bits = view.getBigUint64(0);
  const exponent = Number(bits >> 52n);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  return { mantissa: float < 0 ? -mantissa : mantissa, power: (exponent || 1) - 1075 };
}

/** All decimal digits of the amount of a finite float, and the place of its point among them. */
function decimal(float: number): { digits: string; point: number } {
  const { mantissa, power } = binary(Math.abs(float));
  const digits = (power < 0 ? mantissa * 5n ** BigInt(-power) : mantissa << BigInt(power)).toString();
  return { digits, point: digits.length - Math.max(0, -power) };
}

/** The first digits as a number; a half goes to the even neighbour, as Python rounds. */
function roundDigits(digits: string, keep: number): bigint {
  if (keep < 0) return 0n;
  if (keep >= digits.length) return BigInt(digits) * 10n ** BigInt(keep - digits.length);
  const head = BigInt(digits.slice(0, keep) || '0');
  const rest = digits.slice(keep);
  const up = /^50*$/.test(rest) ? head % 2n === 1n : rest >= '5';
  return up ? head + 1n : head;
}

/** The amount of a finite float with a number of decimals, as `%.2f` writes it. */
export function fixed(float: number, places: number): string {
  const { digits, point } = decimal(float);
  const text = roundDigits(digits, point + places)
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** The amount of a finite float as `%.2e` writes it. */
export function exponential(float: number, places: number): string {
  const { digits, point } = decimal(float);
  let exponent = float === 0 ? 0 : point - 1;
  let text = roundDigits(digits, places + 1).toString();
  if (text.length > places + 1) {
    exponent++;
    text = text.slice(0, -1);
  }
  const mantissa = places === 0 ? text : `${text[0]}.${text.slice(1).padEnd(places, '0')}`;
  return `${mantissa}e${exponentText(exponent)}`;
}

/** The amount of a finite float as `%g` writes it. @param keepZeros as its flag `#` does */
export function general(float: number, precision: number, keepZeros: boolean): string {
  const most = precision || 1;
  const scientific = exponential(float, most - 1);
  const exponent = Number(scientific.slice(scientific.indexOf('e') + 1));
  const plain = exponent >= -4 && exponent < most;
  const text = plain ? fixed(float, most - 1 - exponent) : scientific;
  return keepZeros || !/^\d+\./.test(text) ? text : text.replace(/\.?0*(?=e|$)/, '');
}

/** Python's `round` of a number; whole without places. */
export function round(number: bigint | number, places: bigint): bigint | number {
  const digits = Number(places);
  if (typeof number === 'bigint') {
    if (digits >= 0) return number;
    const text = (number < 0n ? -number : number).toString();
    const rounded = roundDigits(text, text.length + digits) * 10n ** BigInt(Math.min(-digits, 5000));
    return number < 0n ? -rounded : rounded;
  }
  if (!Number.isFinite(number) || digits > 400) return number;
  const { digits: all, point } = decimal(number);
  const amount = Number(`${roundDigits(all, point + digits)}e${-digits}`);
  if (!Number.isFinite(amount))
    wrong('the rounded value is too large', 'OverflowError: rounded value too large to represent');
  return number < 0 || Object.is(number, -0) ? -amount : amount;
}

/** An integer as a float. @throws {EvaluationError} when it is too large */
export function toFloat(number: bigint | number): number {
  const float = Number(number);
  if (typeof number === 'bigint' && !Number.isFinite(float))
    wrong('the integer is too large for a float', 'OverflowError: int too large to convert to float');
  return float;
}

/** A float without its decimals. @throws {EvaluationError} for infinity and nan */
export function toInteger(number: bigint | number): bigint {
  if (typeof number === 'bigint') return number;
  if (!Number.isFinite(number))
    wrong(
      `${floatText(number)} has no integer`,
      Number.isNaN(number)
        ? 'ValueError: cannot convert float NaN to integer'
        : 'OverflowError: cannot convert float infinity to integer',
    );
  return BigInt(Math.trunc(number));
}

/** One integer by another, as the nearest float. */
export function divide(left: bigint, right: bigint): number {
  if (right === 0n) wrong('division by zero', 'ZeroDivisionError: division by zero');
  if (Number.isSafeInteger(Number(left)) && Number.isSafeInteger(Number(right)) && left !== 0n)
    return Number(left) / Number(right);
  const [top, bottom] = [left < 0n ? -left : left, right < 0n ? -right : right];
  const shift = Math.max(0, bitsOf(bottom) - bitsOf(top) + 70);
  const scaled = top << BigInt(shift);
  const quotient = (scaled / bottom) | (scaled % bottom === 0n ? 0n : 1n);
  // In two steps: 2^1100 alone would be infinite.
  const amount = (Number(quotient) / 2 ** Math.floor(shift / 2)) * 2 ** -Math.ceil(shift / 2);
  if (!Number.isFinite(amount))
    wrong(
      'the result is too large for a float',
      'OverflowError: integer division result too large for a float',
    );
  return left < 0n !== right < 0n ? -amount : amount;
}

/** `left ** right` as Python counts. */
export function power(left: bigint | number, right: bigint | number): bigint | number {
  if (typeof left === 'bigint' && typeof right === 'bigint' && right >= 0n) {
    const tiny = left >= -1n && left <= 1n;
    if (!tiny && bitsOf(left) * Number(right) > 2 * mostBits) bounded(1n << BigInt(2 * mostBits));
    return bounded(
      tiny ? (right % 2n === 0n ? left * left || (right === 0n ? 1n : 0n) : left) : left ** right,
    );
  }
  const [base, exponent] = [toFloat(left), toFloat(right)];
  if (base === 0 && exponent < 0)
    wrong(
      '0 cannot be raised to a negative power',
      'ZeroDivisionError: 0.0 cannot be raised to a negative power',
    );
  if (base < 0 && Number.isFinite(base) && Number.isFinite(exponent) && !Number.isInteger(exponent))
    unsupported('a power that is a complex number');
  if (base === 1) return 1;
  const result = exactPower(base, exponent) ?? base ** exponent;
  if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent))
    wrong('the result is too large for a float', "OverflowError: (34, 'Numerical result out of range')");
  return result;
}

/** Small whole powers to the last bit, in which engines differ. */
function exactPower(base: number, exponent: number): number | undefined {
  const times = Math.abs(exponent);
  if (!Number.isInteger(exponent) || times > 64 || !Number.isFinite(base) || base === 0) return undefined;
  const { mantissa, power: scale } = binary(base);
  const [top, bits] = [mantissa ** BigInt(times), scale * times];
  const [over, under] = bits < 0 ? [top, 1n << BigInt(-bits)] : [top << BigInt(bits), 1n];
  try {
    return exponent < 0 ? divide(under, over) : divide(over, under);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Quotient rounded down and rest of the divisor's sign, for a divisor that is not zero. */
export function divideDown<N extends bigint | number>(left: N, right: N): [quotient: N, rest: N] {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const rest = left % right;
    const adjust = rest !== 0n && rest < 0n !== right < 0n;
    const both: [bigint, bigint] = adjust ? [left / right - 1n, rest + right] : [left / right, rest];
    return both as [N, N];
  }
  const [dividend, divisor] = [Number(left), Number(right)];
  let rest = dividend % divisor;
  let quotient = (dividend - rest) / divisor;
  if (rest !== 0 && rest < 0 !== divisor < 0) {
    rest += divisor;
    quotient--;
  }
  if (rest === 0) rest = divisor < 0 ? -0 : 0;
  const down = Math.floor(quotient);
  // A zero has the sign of the exact quotient.
  const whole = quotient === 0 ? Math.sign(dividend / divisor) * 0 : quotient - down > 0.5 ? down + 1 : down;
  return [whole, rest] as [N, N];
}

/** An integer that a text holds, as Python's `int` reads it. @param base 0 reads it off the prefix */
export function parseInteger(text: string, base: number): bigint | undefined {
  readable(text);
  const found = /^([-+]?)(0[xob])?_?([\da-z]+(?:_[\da-z]+)*)$/i.exec(text);
  if (!found) return undefined;
  const [, sign, prefix = '', body = ''] = found;
  const prefixed = { '0x': 16, '0o': 8, '0b': 2 }[prefix.toLowerCase()];
  if (base === 0 && prefixed === undefined && /^0[_0]*[1-9a-z]/i.test(body)) return undefined;
  const radix = base || prefixed || 10;
  const belongs = prefixed === radix;
  if (text.replace(/^[-+]/, '').startsWith('_') || (belongs && body === '')) return undefined;
  const digits = (belongs ? body : prefix + body).replaceAll('_', '').toLowerCase();
  if (radix === 10 && digits.length > 4300) return undefined;
  let value = 0n;
  for (const digit of digits) {
    const place = Number.parseInt(digit, 36);
    if (place >= radix) return undefined;
    value = bounded(value * BigInt(radix) + BigInt(place));
  }
  return sign === '-' ? -value : value;
}

/** A float that a text holds, as Python's `float` reads it. */
export function parseFloatText(text: string): number | undefined {
  readable(text);
  const special = /^([-+]?)(inf|infinity|nan)$/i.exec(text);
  if (special) {
    const amount = special[2]?.toLowerCase() === 'nan' ? Number.NaN : Number.POSITIVE_INFINITY;
    return special[1] === '-' ? -amount : amount;
  }
  const part = '\\d+(?:_\\d+)*';
  const form = new RegExp(`^[-+]?(?:${part}\\.?(?:${part})?|\\.${part})(?:e[-+]?${part})?$`, 'i');
  return form.test(text) ? Number(text.replaceAll('_', '')) : undefined;
}

function readable(text: string): void {
  spend(text.length >> 6);
  if (/[^\0-\x7f]/.test(text) && /\p{Nd}/u.test(text.replace(/[\0-\x7f]/g, '')))
    unsupported('digits of other scripts');
}
