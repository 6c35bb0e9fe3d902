import { allow, spend } from './budget.ts';
import { points } from './points.ts';
import { fail, wrong } from './problem.ts';

/**
 * A value as Python has it: an integer is a `bigint`, a float a `number`, a list an array; the rest has classes.
 */
export type Value = null | boolean | bigint | number | string | Value[] | Special;
export type Special = Markup | Tuple | Dict | ItemSet | Undefined | Range | View | Lazy | Native;

/** A text that `escape` leaves as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Tuple {
  readonly items: readonly Value[];
  /** Names of its items, for the groups of `groupby`. */
  readonly names: readonly string[];
  constructor(items: readonly Value[], names: readonly string[] = []) {
    this.items = items;
    this.names = names;
  }
}

/** Keys in the order they came in; `1`, `1.0` and `True` are one key. */
export class Dict {
  /** As Python names it. */
  get type(): string {
    return 'dict';
  }
  readonly entries = new Map<string, [key: Value, value: Value]>();

  get(key: Value): Value | undefined {
    return this.entries.get(keyOf(key))?.[1];
  }
  set(key: Value, value: Value): void {
    const entry = this.entries.get(keyOf(key));
    if (entry) entry[1] = value;
    else this.entries.set(keyOf(key), [key, value]);
  }
  remove(key: Value): void {
    this.entries.delete(keyOf(key));
  }
}

/** A set: what is equal is in it once. Its order differs from one run of Python to the next. */
export class ItemSet {
  readonly items = new Map<string, Value>();

  constructor(items: Iterable<Value> = []) {
    for (const item of items) this.add(item);
  }
  has(item: Value): boolean {
    return this.items.has(keyOf(item));
  }
  add(item: Value): void {
    const key = keyOf(item);
    if (!this.items.has(key)) this.items.set(key, item);
  }
}

/** Prints nothing; whatever else is asked of it fails with its message. */
export class Undefined {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
  fail(): never {
    return fail('undefined', this.message);
  }
}

export class Range {
  readonly start: bigint;
  readonly step: bigint;
  readonly length: bigint;
  constructor(start: bigint, stop: bigint, step: bigint) {
    this.start = start;
    this.step = step;
    const span = step > 0n ? stop - start + step - 1n : start - stop - step - 1n;
    const size = step > 0n ? step : -step;
    this.length = span < size ? 0n : span / size;
    this.stop = stop;
  }
  readonly stop: bigint;
  at(index: bigint): bigint {
    return this.start + index * this.step;
  }
}

/** What `dict.keys()`, `.values()` and `.items()` give. */
export class View {
  readonly dict: Dict;
  readonly kind: 'keys' | 'values' | 'items';
  constructor(dict: Dict, kind: View['kind']) {
    this.dict = dict;
    this.kind = kind;
  }
}

/** Items that are made when they are asked for, once: what `map`, `select` and the like give. */
export class Lazy {
  readonly items: Iterator<Value, unknown>;
  readonly type: string;
  /** What to write for a list of the items. */
  readonly advice: string;
  constructor(items: Iterator<Value, unknown>, type = 'generator', advice = 'Add "| list"') {
    this.items = items;
    this.type = type;
    this.advice = advice;
  }
}

/** Values of a call, by place and by name. */
export interface Arguments {
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
}

/** A function, macro, loop or namespace: what it does is code. */
export class Native {
  readonly type: string;
  readonly call: ((args: Arguments) => Value) | undefined;
  /** Undefined for a name it does not have. */
  readonly attribute: (name: string) => Value | undefined;
  /** How it prints; without, Python prints an address. */
  readonly print: (() => string) | undefined;
  /** Variables of a namespace. */
  readonly variables: Map<string, Value> | undefined;

  constructor(
    type: string,
    does: {
      call?: (args: Arguments) => Value;
      attribute?: (name: string) => Value | undefined;
      print?: () => string;
      variables?: Map<string, Value>;
    },
  ) {
    this.type = type;
    this.call = does.call;
    this.attribute = does.attribute ?? (() => undefined);
    this.print = does.print;
    this.variables = does.variables;
  }
}

/** A value, or another one when there is none; None is a value. */
export function or<T>(value: Value | undefined, otherwise: () => T): Value | T {
  return value === undefined ? otherwise() : value;
}

/** The name Python has for the type of a value. */
export function typeOf(value: Value): string {
  if (value === null) return 'NoneType';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'str';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Markup) return 'Markup';
  if (value instanceof Tuple) return 'tuple';
  if (value instanceof Dict) return value.type;
  if (value instanceof Undefined) return 'Undefined';
  if (value instanceof Range) return 'range';
  if (value instanceof View) return `dict_${value.kind}`;
  return value instanceof ItemSet ? 'set' : value.type;
}

/** The text of a string, marked or not; undefined for another value. */
export function textOf(value: Value | undefined): string | undefined {
  return value instanceof Markup ? value.text : typeof value === 'string' ? value : undefined;
}

/** The number of a number or boolean; undefined for another value. */
export function numberOf(value: Value | undefined): bigint | number | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' || typeof value === 'number' ? value : undefined;
}

/** @returns how many items it has; undefined when Python's `len` fails */
export function lengthOf(value: Value): number | undefined {
  const text = textOf(value);
  if (text !== undefined) return points(text).length;
  if (Array.isArray(value)) return value.length;
  if (value instanceof Tuple) return value.items.length;
  if (value instanceof Dict) return value.entries.size;
  if (value instanceof ItemSet) return value.items.size;
  if (value instanceof View) return value.dict.entries.size;
  if (value instanceof Range)
    return value.length < 2n ** 63n
      ? Number(value.length)
      : wrong('the range is too long', 'OverflowError: Python int too large to convert to C ssize_t');
  if (value instanceof Undefined) return 0;
  // A loop.
  const length =
    value instanceof Native && value.type === 'LoopContext' ? value.attribute('length') : undefined;
  return length === undefined ? undefined : Number(length);
}

export function isTrue(value: Value): boolean {
  const number = numberOf(value);
  if (number !== undefined) return number !== 0n && number !== 0;
  const text = textOf(value);
  return text === undefined ? value !== null && lengthOf(value) !== 0 : text !== '';
}

/** Numbers of objects that are keys by what they are, not by what they hold. */
const identities = new WeakMap<object, number>();
let objects = 0;

/**
 * A text that two values share when they are the same key of a dict.
 * @throws {EvaluationError} for lists and dicts, which Python does not take as keys
 */
export function keyOf(value: Value): string {
  const text = textOf(value);
  spend(1 + ((text?.length ?? 0) >> 6));
  if (text !== undefined) return `s${text}`;
  const number = numberOf(value);
  if (number !== undefined) return `n${number}`;
  if (value === null) return 'none';
  if (value instanceof Undefined) return 'undefined';
  if (value instanceof Tuple) {
    const text = `t${JSON.stringify(value.items.map(keyOf))}`;
    allow(text.length);
    return text;
  }
  const holds = Array.isArray(value) || value instanceof Dict || value instanceof ItemSet;
  if (holds || (value instanceof View && value.kind !== 'values'))
    wrong(`a ${typeOf(value)} cannot be a key`, `TypeError: unhashable type: '${typeOf(value)}'`);
  const object = value as object;
  const identity = identities.get(object) ?? ++objects;
  identities.set(object, identity);
  return `o${identity}`;
}
