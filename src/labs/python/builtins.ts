import { bind, flag, integer, isGiven, text } from './arguments.ts';
import { allow } from './budget.ts';
import { ordered, sorted } from './comparing.ts';
import { fill, reverseOf } from './container-methods.ts';
import { convert } from './converting.ts';
import { formatValue } from './format.ts';
import { callWith } from './functions.ts';
import { iterate, iterateAnyhow, lazily, listOf } from './iterating.ts';
import { round, toInteger } from './numbers.ts';
import { absolute, calculate } from './operators.ts';
import { points } from './points.ts';
import { repr } from './printing.ts';
import { raise, unsupported } from './problem.ts';
import { len } from './subscript.ts';
import { defineType, isOfType, typeValue } from './types.ts';
import {
  type Arguments,
  Dict,
  ItemSet,
  isTrue,
  Lazy,
  Native,
  numberOf,
  Range,
  Tuple,
  textOf,
  typeOf,
  type Value,
} from './values.ts';

type Given = readonly (Value | undefined)[];

/** A function with the parameters that `bind` reads. */
function bound(name: string, form: string, run: (...given: Given) => Value): [string, Native] {
  const call = (args: Arguments) => run(...bind(name, form, args));
  return [
    name,
    new Native('builtin_function_or_method', { call, print: () => `<built-in function ${name}>` }),
  ];
}

function open(name: string, call: (args: Arguments) => Value): [string, Native] {
  return [
    name,
    new Native('builtin_function_or_method', { call, print: () => `<built-in function ${name}>` }),
  ];
}

function type(name: string, call: (args: Arguments) => Value): [string, Native] {
  return [name, defineType(name, call)];
}

function made(name: string, form: string, run: (...given: Given) => Value): [string, Native] {
  return type(name, (args) => run(...bind(name, form, args)));
}

/** Functions and types that every expression has, unless a name hides them. */
export const builtIns: ReadonlyMap<string, Native> = new Map<string, Native>([
  bound('abs', 'x /', (x) => absolute(x as Value)),
  bound('all', 'items /', (items) => every(items as Value)),
  bound('any', 'items /', (items) => some(items as Value)),
  bound('bin', 'x /', (x) => inBase(x, 2, '0b')),
  made('bool', 'x? /', (x) => x !== undefined && isTrue(x)),
  bound('callable', 'x /', (x) => x instanceof Native && x.call !== undefined),
  bound('chr', 'x /', (x) => character(integer(x))),
  type('dict', (args) => fill(new Dict(), 'dict', args)),
  bound('divmod', 'a b /', (a, b) => divmod(a as Value, b as Value)),
  made('enumerate', 'iterable start?', (items, start) => {
    return lazily(enumerated(iterate(items as Value), integer(start, 0n)), 'enumerate');
  }),
  made('filter', 'function items /', (test, items) => {
    return lazily(filtered(test as Value, iterate(items as Value)), 'filter');
  }),
  made('float', 'x? /', (x) => (x === undefined ? 0 : convert.float(x))),
  bound('format', 'value spec? /', (value, spec) => formatValue(value as Value, text(spec, ''))),
  bound('hex', 'x /', (x) => inBase(x, 16, '0x')),
  made('int', 'x? / base?', (x, base) => (x === undefined ? 0n : convert.int(x, base))),
  bound('isinstance', 'value type /', (value, of) => isOfType(value as Value, of as Value)),
  bound('iter', 'items sentinel? /', (items, sentinel) => {
    if (sentinel !== undefined) unsupported('iter with two values');
    return iterator(items as Value);
  }),
  bound('len', 'value /', (value) => len(value as Value)),
  made('list', 'items? /', (items) => (items === undefined ? [] : listOf(items))),
  type('map', mapped),
  open('max', (args) => extreme('max', args)),
  open('min', (args) => extreme('min', args)),
  bound('next', 'items default? /', next),
  defineObject(),
  bound('oct', 'x /', (x) => inBase(x, 8, '0o')),
  bound('ord', 'char /', (char) => codeOf(char as Value)),
  bound('pow', 'base exp mod?', (base, exponent, modulus) => {
    if (isGiven(modulus)) unsupported('pow with three values');
    return calculate('**', base as Value, exponent as Value);
  }),
  type('range', range),
  bound('repr', 'value /', (value) => repr(value as Value)),
  made('reversed', 'items /', (items) => {
    const reversed = reverseOf(items as Value);
    return reversed ?? raise(`TypeError: '${typeOf(items as Value)}' object is not reversible`);
  }),
  bound('round', 'number ndigits?', (number, digits) => rounded(number as Value, digits)),
  made('set', 'items? /', (items) => new ItemSet(items === undefined ? [] : iterateAnyhow(items))),
  bound('sorted', 'items / * key? reverse?', (items, key, reverse) => inOrder(items as Value, key, reverse)),
  made('str', 'object?', (value) => (value === undefined ? '' : convert.str(value))),
  bound('sum', 'items / start?', (items, start) => sum(items as Value, start)),
  made('tuple', 'items? /', (items) => new Tuple(items === undefined ? [] : listOf(items))),
  made('type', 'value bases? dict? /', (value, bases) => {
    if (bases !== undefined) unsupported('making a type');
    return typeValue(value as Value);
  }),
  type('zip', zipped),
]);

function defineObject(): [string, Native] {
  return ['object', defineType('object', () => unsupported('object()'))];
}

/** What Python has besides, which is not supported here. */
export const otherBuiltIns: ReadonlySet<string> = new Set(
  `ascii bytearray bytes classmethod compile complex delattr dir eval exec exit frozenset getattr globals hasattr hash help id input issubclass locals memoryview open print property quit setattr slice staticmethod super vars aiter anext breakpoint copyright credits license __import__ __build_class__ __debug__ __builtins__ __doc__ __loader__ __name__ __package__ __spec__ Ellipsis NotImplemented BaseException Exception ArithmeticError AssertionError AttributeError IndexError KeyError LookupError NameError OSError OverflowError RuntimeError StopIteration SyntaxError TypeError ValueError ZeroDivisionError`.split(
    ' ',
  ),
);

function every(items: Value): boolean {
  for (const item of iterateAnyhow(items)) if (!isTrue(item)) return false;
  return true;
}

function some(items: Value): boolean {
  for (const item of iterateAnyhow(items)) if (isTrue(item)) return true;
  return false;
}

function inBase(value: Value | undefined, base: number, prefix: string): string {
  const number = integer(value);
  const digits = (number < 0n ? -number : number).toString(base);
  allow(digits.length);
  return `${number < 0n ? '-' : ''}${prefix}${digits}`;
}

function character(code: bigint): string {
  if (code < 0n || code > 0x10ffffn) raise('ValueError: chr() arg not in range(0x110000)');
  if (code >= 0xd800n && code <= 0xdfffn) unsupported('half a character in a text');
  return String.fromCodePoint(Number(code));
}

function codeOf(value: Value): bigint {
  const char = textOf(value);
  if (char === undefined)
    return raise(`TypeError: ord() expected string of length 1, but ${typeOf(value)} found`);
  const { length } = points(char);
  if (length !== 1) raise(`TypeError: ord() expected a character, but string of length ${length} found`);
  return BigInt(char.codePointAt(0) ?? 0);
}

function divmod(left: Value, right: Value): Value {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a === undefined || b === undefined)
    return raise(
      `TypeError: unsupported operand type(s) for divmod(): '${typeOf(left)}' and '${typeOf(right)}'`,
    );
  return new Tuple([calculate('//', left, right), calculate('%', left, right)]);
}

function* enumerated(items: Iterable<Value>, start: bigint): Generator<Value, void> {
  let at = start;
  for (const item of items) yield new Tuple([at++, item]);
}

function* filtered(test: Value, items: Iterable<Value>): Generator<Value, void> {
  for (const item of items) if (isTrue(test === null ? item : callWith(test, item))) yield item;
}

function mapped({ positional: [run, ...lists], named }: Arguments): Value {
  if (run === undefined || lists.length === 0 || named.size > 0)
    return raise('TypeError: map() must have at least two arguments.');
  const iterators = lists.map(iterate);
  return lazily(
    together(iterators, (items) => callWith(run, ...items)),
    'map',
  );
}

function zipped({ positional, named }: Arguments): Value {
  const [strict] = bind('zip', '* strict?', { positional: [], named });
  const iterators = positional.map(iterate);
  return lazily(
    together(iterators, (items) => new Tuple(items), strict !== undefined && isTrue(strict)),
    'zip',
  );
}

/** Items of several lists side by side, until the shortest one ends. */
function* together(
  lists: readonly Iterator<Value, unknown>[],
  make: (items: Value[]) => Value,
  strict = false,
): Generator<Value, void> {
  while (lists.length > 0) {
    const items: Value[] = [];
    for (const [i, list] of lists.entries()) {
      const { done, value } = list.next();
      if (!done) items.push(value);
      else if (strict) return endOfZip(lists, i);
      else return;
    }
    yield make(items);
  }
}

function endOfZip(lists: readonly Iterator<Value, unknown>[], at: number): void {
  const others = (count: number) => (count === 1 ? ' 1' : `s 1-${count}`);
  if (at > 0) raise(`ValueError: zip() argument ${at + 1} is shorter than argument${others(at)}`);
  for (const [i, list] of lists.entries())
    if (i > 0 && !list.next().done)
      raise(`ValueError: zip() argument ${i + 1} is longer than argument${others(i)}`);
}

function iterator(items: Value): Value {
  if (items instanceof Lazy) return items;
  const type = typeOf(items);
  const name =
    { dict: 'dict_key', str: 'str_ascii_' }[type] ??
    type.replace(/^(dict_\w+)s$/, '$1').replace(/^(?!dict_).*/, '$&_');
  return lazily(iterate(items), `${name}iterator`);
}

function next(items: Value | undefined, otherwise: Value | undefined): Value {
  if (!(items instanceof Lazy))
    return raise(`TypeError: '${typeOf(items ?? null)}' object is not an iterator`);
  const { done, value } = items.items.next();
  if (!done) return value;
  return otherwise === undefined ? raise('StopIteration') : otherwise;
}

function extreme(name: 'max' | 'min', { positional, named }: Arguments): Value {
  const [key, otherwise] = bind(name, '* key? default?', { positional: [], named });
  const [first] = positional;
  if (first === undefined) return raise(`TypeError: ${name} expected at least 1 argument, got 0`);
  if (positional.length > 1 && otherwise !== undefined)
    raise(`TypeError: Cannot specify a default for ${name}() with multiple positional arguments`);
  const items = positional.length > 1 ? positional : iterateAnyhow(first);
  let best: { readonly item: Value; readonly key: Value } | undefined;
  for (const item of items) {
    const each = { item, key: isGiven(key) ? callWith(key, item) : item };
    if (!best || ordered(name === 'max' ? '>' : '<', each.key, best.key)) best = each;
  }
  if (best) return best.item;
  return otherwise ?? (otherwise === null ? null : raise(`ValueError: ${name}() arg is an empty sequence`));
}

function range({ positional, named }: Arguments): Range {
  if (named.size > 0) raise('TypeError: range() takes no keyword arguments');
  if (positional.length === 0) raise('TypeError: range expected at least 1 argument, got 0');
  if (positional.length > 3) raise(`TypeError: range expected at most 3 arguments, got ${positional.length}`);
  const [first = 0n, second = 0n, step = 1n] = positional.map((each) => integer(each));
  if (step === 0n) raise('ValueError: range() arg 3 must not be zero');
  return positional.length === 1 ? new Range(0n, first, 1n) : new Range(first, second, step);
}

function rounded(value: Value, digits: Value | undefined): Value {
  const number = numberOf(value);
  if (number === undefined) return raise(`TypeError: type ${typeOf(value)} doesn't define __round__ method`);
  if (!isGiven(digits)) return toInteger(typeof number === 'bigint' ? number : halfToEven(number));
  const places = integer(digits);
  if (typeof number === 'bigint' && places < -100_000n) return 0n;
  return round(number, places > 1000n ? 1000n : places);
}

function halfToEven(number: number): number {
  if (!Number.isFinite(number)) return number;
  const down = Math.floor(number);
  const rest = number - down;
  if (rest !== 0.5) return rest < 0.5 ? down : down + 1;
  return down % 2 === 0 ? down : down + 1;
}

function inOrder(items: Value, key: Value | undefined, reverse: Value | undefined): Value[] {
  return sorted(
    [...iterateAnyhow(items)],
    (each) => (isGiven(key) ? callWith(key, each) : each),
    flag(reverse),
  );
}

function sum(items: Value, start: Value = 0n): Value {
  if (textOf(start) !== undefined) raise("TypeError: sum() can't sum strings [use ''.join(seq) instead]");
  let total = start;
  for (const item of iterateAnyhow(items)) total = calculate('+', total, item);
  return total;
}
