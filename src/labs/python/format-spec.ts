import { allow } from './budget.ts';
import { exponential, fixed, floatText, general, integerText } from './numbers.ts';
import { points } from './points.ts';
import { unsupported } from './problem.ts';

/** How a value is written: what `str.format` has after the colon of a place, and `%` before the type. */
export interface Spec {
  readonly fill: string;
  readonly align: string;
  readonly sign: string;
  readonly alternate: boolean;
  readonly width: number;
  readonly grouping: string;
  readonly precision: number | undefined;
  readonly type: string;
}

/** A number with sign, groups and padding. */
export function numeric(number: bigint | number, spec: Spec): string {
  const { type, grouping } = spec;
  const negative = number < 0 || Object.is(number, -0);
  let body = typeof number === 'bigint' ? integer(number < 0n ? -number : number, spec) : float(number, spec);
  if (/[A-Z]/.test(type)) body = body.toUpperCase();
  const [whole = '', ...rest] = body.split(/(?=[.e%])/i);
  const group = /[xXob]/.test(type) ? 4 : 3;
  const sign = negative ? '-' : spec.sign === '-' ? '' : spec.sign;
  const prefix = spec.alternate && /[xXob]/.test(type) ? `0${type}` : '';
  let digits = whole;
  const room = spec.width - sign.length - prefix.length - rest.join('').length;
  if (grouping) {
    const separate = (text: string) => text.replace(new RegExp(`\\B(?=(?:\\w{${group}})+$)`, 'g'), grouping);
    digits = separate(whole);
    if (spec.align === '=' && spec.fill === '0')
      for (let zeros = whole; digits.length < room; ) {
        zeros = `0${zeros}`;
        digits = separate(zeros);
      }
  }
  if (typeof number === 'bigint' && spec.precision !== undefined)
    digits = digits.padStart(spec.precision, '0');
  if (spec.align === '=') digits = digits.padStart(room, spec.fill);
  return pad(sign + prefix + digits + rest.join(''), spec);
}

function integer(amount: bigint, { type }: Spec): string {
  if (type === 'd') return integerText(amount);
  return amount.toString(type === 'o' ? 8 : type === 'b' ? 2 : 16);
}

function float(number: number, { type, precision = 6, alternate }: Spec): string {
  if (!Number.isFinite(number)) return `${Number.isNaN(number) ? 'nan' : 'inf'}${type === '%' ? '%' : ''}`;
  if (type === '') return floatText(Math.abs(number));
  allow(precision);
  if (alternate && type.toLowerCase() !== 'g') return unsupported('# with a float');
  if (type === '%') return `${fixed(number * 100, precision)}%`;
  const kind = type.toLowerCase();
  if (kind === 'f') return fixed(number, precision);
  return kind === 'e' ? exponential(number, precision) : general(number, precision, alternate);
}

/** The first characters of a text. */
export function cutTo(text: string, precision: number | undefined): string {
  if (precision === undefined) return text;
  const all = points(text);
  return typeof all === 'string' ? all.slice(0, precision) : all.slice(0, precision).join('');
}

/** A text in its width. */
export function pad(text: string, { width, align, fill }: Spec): string {
  const room = Math.max(0, width - points(text).length);
  const before = align === '<' ? 0 : align === '^' ? room >> 1 : room;
  return fill.repeat(before) + text + fill.repeat(room - before);
}
