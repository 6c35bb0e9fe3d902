import { count, integer, place, text } from '../python/arguments.ts';
import { like, ownAttribute } from '../python/attributes.ts';
import { allow } from '../python/budget.ts';
import { escapeText, escapeValue } from '../python/markup.ts';
import { parseFloatText, parseInteger, power, round, toFloat, toInteger } from '../python/numbers.ts';
import { absolute, calculate } from '../python/operators.ts';
import { linesOf, points, slicePoints, space, strip } from '../python/points.ts';
import { str } from '../python/printing.ts';
import { unsupported, wrong } from '../python/problem.ts';
import { capitalize, center, lower, replace, upper } from '../python/text-methods.ts';
import {
  isTrue,
  lengthOf,
  Markup,
  numberOf,
  textOf,
  typeOf,
  Undefined,
  type Value,
} from '../python/values.ts';
import { attributeOf } from './attributes.ts';
import { drawn } from './chance.ts';
import type { Filter } from './filter.ts';
import { json, pretty } from './json.ts';

type Given = Value | undefined;

export const truth = (value: Given): boolean => value !== undefined && isTrue(value);
/** Whether a parameter was left out or is None. */
export const none = (value: Given): value is undefined | null => value === undefined || value === null;
const escaped: Filter = ['', (value) => escapeValue(value)];
const otherwise: Filter = [
  'default_value? boolean?',
  (value, [given = '', falsy]) =>
    value instanceof Undefined || (truth(falsy) && !isTrue(value)) ? given : value,
];
/** A filter that changes the text of any value. */
const changing = (change: (text: string) => string): Filter => [
  '',
  (value) => like(value, change(str(value))),
];

/** Filters of texts, numbers and single values, but for those of `spare-filters.ts`. */
export const valueFilters: Readonly<Record<string, Filter>> = {
  abs: ['', absolute],
  attr: [
    'name',
    (value, [name]) =>
      ownAttribute(value, text(name)) === undefined
        ? new Undefined(`this ${typeOf(value)} has no attribute "${text(name)}"`)
        : attributeOf(value, text(name)),
  ],
  capitalize: changing(capitalize),
  center: ['width?', (value, [width]) => like(value, center(str(value), place(width, 80)))],
  d: otherwise,
  default: otherwise,
  e: escaped,
  escape: escaped,
  float: ['default?', (value, [given = 0]) => toNumber(value) ?? given],
  forceescape: ['', (value) => new Markup(escapeText(str(value)))],
  indent: [
    'width? first? blank?',
    (value, [width, first, blank]) => indent(value, width, truth(first), truth(blank)),
  ],
  int: [
    'default? base?',
    (value, [given = 0n, base]) => toInt(value, textOf(value) === undefined ? 10 : count(base, 10)) ?? given,
  ],
  lower: changing(lower),
  pprint: ['', (value) => pretty(value)],
  random: ['', drawn],
  replace: [
    'old new count?',
    (value, [old = null, by = null, count]) =>
      replace(str(value), str(old), str(by), none(count) ? -1 : place(count)),
  ],
  round: [
    'precision? method?',
    (value, [precision, method]) => roundValue(value, precision, text(method, 'common')),
  ],
  safe: ['', (value) => new Markup(str(value))],
  string: ['', (value) => (value instanceof Markup ? value : str(value))],
  title: ['', (value) => title(str(value))],
  tojson: ['indent?', (value, [width]) => new Markup(json(value, width))],
  trim: ['chars?', (value, [chars]) => like(value, strip(str(value), none(chars) ? undefined : text(chars)))],
  truncate: [
    'length? killwords? end? leeway?',
    (value, [length, kill, end, leeway]) =>
      truncate(value, count(length, 255), truth(kill), endOf(end), none(leeway) ? 5 : count(leeway, 5)),
  ],
  upper: changing(upper),
  wordcount: ['', (value) => BigInt(str(value).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0)],
};

/** The text of a string; anything else fails as in Python. */
export function plain(value: Value): string {
  if (value instanceof Undefined) return value.fail();
  return textOf(value) ?? wrong(`a text is needed, not ${typeOf(value)}. Add "| string"`);
}

const wordBegins = new RegExp(`([-${space}({[<]+)`);

function title(value: string): string {
  return value
    .split(wordBegins)
    .map((word) => {
      const first = points(word)[0] ?? '';
      return upper(first) + lower(word.slice(first.length));
    })
    .join('');
}

function indent(value: Value, width: Given, first: boolean, blank: boolean): Value {
  if (width instanceof Undefined) return width.fail();
  const by = textOf(width) ?? ' '.repeat(allow(Math.max(0, place(width, 4))));
  const [line = '', ...lines] = linesOf(`${plain(value)}\n`);
  allow((lines.length + 1) * by.length);
  const rest = lines.map((each) => `\n${each || blank ? by : ''}${each}`);
  return like(value, (first ? by : '') + line + rest.join(''));
}

function truncate(value: Value, length: number, kill: boolean, end: string, leeway: number): Value {
  const endLength = points(end).length;
  if (length < endLength) wrong('truncate: the length is shorter than the end');
  if (leeway < 0) wrong('truncate: the leeway is negative');
  if ((lengthOf(value) ?? wrong(`a ${typeOf(value)} cannot be truncated`)) <= length + leeway) return value;
  const kept = slicePoints(plain(value), 0, length - endLength);
  const space = kill ? -1 : kept.lastIndexOf(' ');
  return like(
    value,
    (space < 0 ? kept : kept.slice(0, space)) + (value instanceof Markup ? escapeText(end) : end),
  );
}

function endOf(end: Given): string {
  return end === undefined
    ? '...'
    : (textOf(end) ?? unsupported(`truncate with a ${typeOf(end)} at its end`));
}

/** A number as Python's `float` makes it of a value; undefined when it cannot. */
export function toNumber(value: Value): number | undefined {
  if (value instanceof Undefined) return value.fail();
  const number = numberOf(value);
  if (number !== undefined) return toFloat(number);
  const written = textOf(value);
  return written === undefined ? undefined : parseFloatText(strip(written));
}

function toInt(value: Value, base: number): bigint | undefined {
  const written = textOf(value);
  const number = written === undefined ? numberOf(value) : parseInteger(strip(written), base);
  if (number === Number.POSITIVE_INFINITY || number === Number.NEGATIVE_INFINITY)
    wrong('infinity has no integer');
  const any = number ?? toNumber(value);
  return any === undefined || (typeof any === 'number' && !Number.isFinite(any)) ? undefined : toInteger(any);
}

function roundValue(value: Value, given: Given, method: string): Value {
  if (!/^(common|ceil|floor)$/.test(method)) wrong('round: the method is "common", "ceil" or "floor"');
  if (value instanceof Undefined && method !== 'common') return value.fail();
  const number = numberOf(value) ?? wrong(`round needs a number, not ${typeOf(value)}`);
  if (method === 'common' && given === null) return toInteger(round(number, 0n));
  const precision = integer(given, 0n);
  if (method === 'common') return round(number, precision);
  const scale = power(10n, precision);
  const scaled = numberOf(calculate('*', number, scale)) ?? 0n;
  const whole =
    typeof scaled === 'number' && Number.isFinite(scaled)
      ? method === 'ceil'
        ? Math.ceil(scaled)
        : Math.floor(scaled)
      : scaled;
  return calculate('/', toInteger(whole), scale);
}
