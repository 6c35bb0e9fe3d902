import { index, integer, place, text } from './arguments.ts';
import { allow, spend } from './budget.ts';
import { isIterable, iterate } from './iterating.ts';
import { linesOf, points, slicePoints, strip, words } from './points.ts';
import { unsupported, wrong } from './problem.ts';
import { Tuple, textOf, typeOf, type Value } from './values.ts';

type Given = readonly (Value | undefined)[];
/** Parameters as `bind` reads them, and what the method does. */
export type TextMethod = readonly [form: string, run: (self: string, given: Given) => Value];

const optional = (value: Value | undefined): string | undefined =>
  value === undefined || value === null ? undefined : text(value);

/** Methods of Python's `str`, but for those of bytes and tables of characters. */
export const textMethods: Readonly<Record<string, TextMethod>> = {
  capitalize: ['', (self) => capitalize(self)],
  casefold: [
    '',
    (self) => (/^[\0-\x7f]*$/.test(self) ? self.toLowerCase() : unsupported('casefold beyond ASCII')),
  ],
  center: ['width fill? /', (self, [width, fill]) => center(self, place(width), oneCharacter(fill))],
  count: ['part from? to? /', (self, given) => BigInt(count(...within(self, given)))],
  endswith: [
    'part from? to? /',
    (self, given) => affixed(self, given, (whole, part) => whole.endsWith(part)),
  ],
  expandtabs: ['tabsize?', (self, [size]) => expandTabs(self, place(size, 8))],
  find: ['part from? to? /', (self, given) => find(self, given, false)],
  index: ['part from? to? /', (self, given) => found(find(self, given, false))],
  isalnum: ['', (self) => every(self, /^[\p{L}\p{N}]+$/u)],
  isalpha: ['', (self) => every(self, /^\p{L}+$/u)],
  isascii: ['', (self) => /^[\0-\x7f]*$/.test(self)],
  isdecimal: ['', (self) => every(self, /^\p{Nd}+$/u)],
  isdigit: [
    '',
    (self) => (/\p{No}/u.test(self) ? unsupported('isdigit of such digits') : every(self, /^\p{Nd}+$/u)),
  ],
  isidentifier: ['', (self) => every(self, /^[\p{XIDS}_]\p{XIDC}*$/u)],
  islower: ['', (self) => isLower(self)],
  isnumeric: [
    '',
    (self) => (/\p{Lo}/u.test(self) ? unsupported('isnumeric of letters') : every(self, /^\p{N}+$/u)),
  ],
  isprintable: ['', (self) => !/[^\P{C}]|[^\P{Z} ]/u.test(self)],
  isspace: ['', (self) => self !== '' && strip(self) === ''],
  istitle: ['', (self) => /\p{Cased}/u.test(self) && title(self) === self],
  isupper: ['', (self) => isUpper(self)],
  join: ['items /', (self, [items]) => joinTexts(self, items as Value)],
  ljust: ['width fill? /', (self, [width, fill]) => justify(self, place(width), oneCharacter(fill), 'left')],
  lower: ['', (self) => lower(self)],
  lstrip: ['chars? /', (self, [chars]) => strip(self, optional(chars), 'left')],
  partition: ['sep /', (self, [sep]) => partition(self, text(sep), self.indexOf(text(sep)), false)],
  removeprefix: [
    'prefix /',
    (self, [prefix]) => (self.startsWith(text(prefix)) ? self.slice(text(prefix).length) : self),
  ],
  removesuffix: [
    'suffix /',
    (self, [suffix]) =>
      text(suffix) && self.endsWith(text(suffix)) ? self.slice(0, -text(suffix).length) : self,
  ],
  replace: [
    'old new count? /',
    (self, [old, by, most]) => replace(self, text(old), text(by), place(most, -1)),
  ],
  rfind: ['part from? to? /', (self, given) => find(self, given, true)],
  rindex: ['part from? to? /', (self, given) => found(find(self, given, true))],
  rjust: ['width fill? /', (self, [width, fill]) => justify(self, place(width), oneCharacter(fill), 'right')],
  rpartition: ['sep /', (self, [sep]) => partition(self, text(sep), self.lastIndexOf(text(sep)), true)],
  rsplit: [
    'sep? maxsplit?',
    (self, [sep, most]) => reversed(split(reverse(self), optionalReversed(sep), place(most, -1))),
  ],
  rstrip: ['chars? /', (self, [chars]) => strip(self, optional(chars), 'right')],
  split: ['sep? maxsplit?', (self, [sep, most]) => split(self, optional(sep), place(most, -1))],
  splitlines: ['keepends?', (self, [keep]) => linesOf(self, integer(keep, 0n) !== 0n)],
  startswith: [
    'part from? to? /',
    (self, given) => affixed(self, given, (whole, part) => whole.startsWith(part)),
  ],
  strip: ['chars? /', (self, [chars]) => strip(self, optional(chars))],
  swapcase: ['', (self) => swapCase(self)],
  title: ['', (self) => title(self)],
  upper: ['', (self) => upper(self)],
  zfill: ['width /', (self, [width]) => zeroFill(self, place(width))],
};

/** Methods that Python has and this does not. */
export const otherTextMethods = ['encode', 'format_map', 'maketrans', 'translate'];

export const upper = (self: string): string => self.toUpperCase();
export const lower = (self: string): string => self.toLowerCase();

/** One upper-case letter first, the others lower case. */
export function capitalize(self: string): string {
  const first = points(self)[0] ?? '';
  return titleCase(first) + lower(self).slice(lower(first).length);
}

function titleCase(char: string): string {
  const [first = '', ...rest] = upper(char);
  if (/[\u01c4-\u01cc\u01f1-\u01f3]/.test(char)) unsupported('title case of this letter');
  return first + lower(rest.join(''));
}

/** Python's `str.title`: each run of letters begins with an upper-case one. */
function title(self: string): string {
  spend(self.length >> 1);
  return self.replace(/\p{Cased}+/gu, (run) => capitalize(run));
}

function swapCase(self: string): string {
  spend(self.length >> 1);
  return [...self].map((char) => (isUpper(char) ? lower(char) : upper(char))).join('');
}

const every = (self: string, form: RegExp): boolean => form.test(self);
export const isLower = (self: string): boolean =>
  /\p{Lowercase}/u.test(self) && !/\p{Uppercase}|\p{Lt}/u.test(self);
export const isUpper = (self: string): boolean =>
  /\p{Uppercase}/u.test(self) && !/\p{Lowercase}|\p{Lt}/u.test(self);

function oneCharacter(fill: Value | undefined): string {
  const char = text(fill, ' ');
  return points(char).length === 1
    ? char
    : wrong(
        'one character is needed to fill with',
        'TypeError: The fill character must be exactly one character long',
      );
}

/** A text in the middle of a width, as Python divides an odd rest. */
export function center(self: string, width: number, fill = ' '): string {
  const room = allow(Math.max(0, width - points(self).length));
  const before = (room >> 1) + (room & width & 1);
  return fill.repeat(before) + self + fill.repeat(room - before);
}

function justify(self: string, width: number, fill: string, side: 'left' | 'right'): string {
  const filling = fill.repeat(allow(Math.max(0, width - points(self).length)));
  return side === 'left' ? self + filling : filling + self;
}

function zeroFill(self: string, width: number): string {
  const sign = /^[-+]/.exec(self)?.[0] ?? '';
  return sign + justify(self.slice(sign.length), width - sign.length, '0', 'right');
}

function expandTabs(self: string, size: number): string {
  let column = 0;
  let length = 0;
  return [...self]
    .map((char) => {
      const tab = char === '\t';
      const grown = tab ? ' '.repeat(allow(size <= 0 ? 0 : size - (column % size))) : char;
      column = /[\r\n]/.test(char) ? 0 : column + (tab ? grown.length : 1);
      length = allow(length + grown.length);
      return grown;
    })
    .join('');
}

/** The part that is asked for, the text within the limits, and where that begins; -1 when the limits hold nothing. */
function within(self: string, [part, from, to]: Given): [whole: string, part: string, start: number] {
  const all = points(self);
  const at = (value: Value | undefined, otherwise: number) => {
    const given = value === null ? otherwise : index(value, otherwise);
    return given < 0 ? Math.max(0, given + all.length) : given;
  };
  const [start, end] = [at(from, 0), Math.min(at(to, all.length), all.length)];
  return start > end ? ['', text(part), -1] : [slicePoints(self, start, end), text(part), start];
}

function find(self: string, given: Given, last: boolean): bigint {
  const [whole, part, start] = within(self, given);
  const unit = start < 0 ? -1 : last ? whole.lastIndexOf(part) : whole.indexOf(part);
  return unit < 0 ? -1n : BigInt(start + points(whole.slice(0, unit)).length);
}

function found(index: bigint): bigint {
  return index < 0n ? wrong('the text does not have this part', 'ValueError: substring not found') : index;
}

function count(whole: string, part: string, start: number): number {
  if (start < 0) return 0;
  spend(whole.length >> 5);
  return part === '' ? points(whole).length + 1 : whole.split(part).length - 1;
}

function affixed(self: string, given: Given, test: (whole: string, part: string) => boolean): boolean {
  const [part, ...limits] = given;
  const parts = part instanceof Tuple ? part.items : [part];
  within(self, ['', ...limits]);
  return parts.some((each) => {
    const [whole, affix, start] = within(self, [each, ...limits]);
    return start >= 0 && test(whole, affix);
  });
}

/** A text between the texts of a list. */
export function joinTexts(separator: string, items: Value): string {
  if (!isIterable(items)) wrong('join needs a list', 'TypeError: can only join an iterable');
  const parts: string[] = [];
  let length = 0;
  for (const item of iterate(items)) {
    const part =
      textOf(item) ??
      wrong(
        'join takes texts only. Make them texts with "| map(\'string\')"',
        `TypeError: sequence item ${parts.length}: expected str instance, ${typeOf(item)} found`,
      );
    parts.push(part);
    length = allow(length + part.length + separator.length);
  }
  return parts.join(separator);
}

function partition(self: string, sep: string, at: number, last: boolean): Tuple {
  if (sep === '') wrong('the separator is empty', 'ValueError: empty separator');
  if (at < 0) return new Tuple(last ? ['', '', self] : [self, '', '']);
  return new Tuple([self.slice(0, at), sep, self.slice(at + sep.length)]);
}

/** A text with its parts replaced. @param most how many; all when it is negative */
export function replace(self: string, old: string, by: string, most: number): string {
  const parts = old === '' ? ['', ...points(self), ''] : self.split(old);
  spend(parts.length >> 3);
  const times = most < 0 ? parts.length - 1 : Math.min(most, parts.length - 1);
  allow(self.length + times * (by.length - old.length));
  if (times === parts.length - 1) return parts.join(by);
  const rest = parts.slice(times);
  return [...parts.slice(0, times), rest.join(old)].join(by);
}

function split(self: string, sep: string | undefined, most: number): string[] {
  if (sep === undefined) return counted(words(self, most));
  if (sep === '') wrong('the separator is empty', 'ValueError: empty separator');
  const parts = counted(self.split(sep));
  return most < 0 || parts.length <= most + 1
    ? parts
    : [...parts.slice(0, most), parts.slice(most).join(sep)];
}

/** Each part of a text is as much work as an item of a list. */
function counted(parts: string[]): string[] {
  spend(parts.length);
  return parts;
}

function reverse(self: string): string {
  return [...self].reverse().join('');
}

function optionalReversed(sep: Value | undefined): string | undefined {
  const given = optional(sep);
  return given === undefined ? undefined : reverse(given);
}

function reversed(parts: readonly string[]): string[] {
  return parts.map(reverse).reverse();
}
