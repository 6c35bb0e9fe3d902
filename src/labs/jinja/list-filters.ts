import { flag } from '../python/arguments.ts';
import { allow } from '../python/budget.ts';
import { ordered, sorted } from '../python/comparing.ts';
import { iterate, listOf } from '../python/iterating.ts';
import { calculate } from '../python/operators.ts';
import { points } from '../python/points.ts';
import { str } from '../python/printing.ts';
import { wrong } from '../python/problem.ts';
import { lower } from '../python/text-methods.ts';
import {
  Dict,
  isTrue,
  keyOf,
  Lazy,
  lengthOf,
  or,
  textOf,
  typeOf,
  Undefined,
  type Value,
  View,
} from '../python/values.ts';
import { subscript } from './attributes.ts';
import type { Filter } from './filter.ts';

type Given = Value | undefined;

/** Filters of lists and dicts, but for those of `spare-filters.ts`. */
export const listFilters: Readonly<Record<string, Filter>> = {
  count: ['', (value) => length(value)],
  first: ['', (value) => first(value)],
  items: ['', (value) => new Lazy(itemsOf(value))],
  join: ['d? attribute?', (value, [separator = '', name]) => join(value, str(separator), name)],
  last: ['', (value) => last(value)],
  length: ['', (value) => length(value)],
  list: ['', (value) => listOf(value)],
  max: ['case_sensitive? attribute?', (value, [exact, name]) => extreme(value, '>', exact, name)],
  min: ['case_sensitive? attribute?', (value, [exact, name]) => extreme(value, '<', exact, name)],
  reverse: ['', (value) => reverse(value)],
  sort: [
    'reverse? case_sensitive? attribute?',
    (value, [back, exact, name]) => sort(value, back, exact, name),
  ],
  sum: ['attribute? start?', (value, [name, start]) => sum(value, name, start)],
  unique: ['case_sensitive? attribute?', (value, [exact, name]) => new Lazy(unique(value, exact, name))],
};

/** A function that reads an attribute of items, such as `a.b.0`; without a name it gives the item. */
export function getter(name: Given, otherwise: Given = undefined, exact = true): (item: Value) => Value {
  const parts = partsOf(name);
  return (item) => {
    let value = item;
    for (const part of parts) {
      value = subscript(value, part);
      if (value instanceof Undefined && otherwise !== undefined && otherwise !== null) value = otherwise;
    }
    return exact ? value : folded(value);
  };
}

function partsOf(name: Given): Value[] {
  if (name === undefined || name === null) return [];
  const path = textOf(name);
  return path === undefined
    ? [name]
    : path.split('.').map((part) => (/^\d+$/.test(part) ? BigInt(part) : part));
}

/** Texts are compared without regard to case. */
export function folded(value: Value): Value {
  const plain = textOf(value);
  return plain === undefined ? value : lower(plain);
}

const truth = (value: Given): boolean => value !== undefined && isTrue(value);

function empty(which: string): Undefined {
  return new Undefined(`the list has no ${which} item: it is empty`);
}

function length(value: Value): bigint {
  return BigInt(lengthOf(value) ?? wrong(`a ${typeOf(value)} has no length`));
}

function join(value: Value, separator: string, name: Given): string {
  const get = getter(name);
  const parts: string[] = [];
  let size = 0;
  for (const item of iterate(value)) {
    const part = str(get(item));
    parts.push(part);
    size = allow(size + part.length + separator.length);
  }
  return parts.join(separator);
}

function first(value: Value): Value {
  for (const item of iterate(value)) return item;
  return empty('first');
}

function last(value: Value): Value {
  if (value instanceof Lazy || lengthOf(value) === undefined)
    return wrong(`a ${typeOf(value)} has no last item. Add "| list"`);
  return or(listOf(value).at(-1), () => empty('last'));
}

function reverse(value: Value): Value {
  const plain = textOf(value);
  if (plain !== undefined) return [...points(plain)].reverse().join('');
  const items = listOf(value).reverse();
  return value instanceof Lazy ? items : new Lazy(items.values());
}

function sort(value: Value, back: Given, exact: Given, name: Given): Value[] {
  const reverse = flag(back);
  const path = textOf(name);
  const getters = (path === undefined ? [name] : path.split(',')).map((each) =>
    getter(each, undefined, truth(exact)),
  );
  return sorted(listOf(value), (item) => getters.map((get) => get(item)), reverse);
}

function extreme(value: Value, operator: string, exact: Given, name: Given): Value {
  const get = getter(name, undefined, truth(exact));
  let best: { item: Value; key: Value } | undefined;
  for (const item of iterate(value)) {
    const key = get(item);
    if (!best || ordered(operator, key, best.key)) best = { item, key };
  }
  return best ? best.item : empty(operator === '<' ? 'smallest' : 'largest');
}

function sum(value: Value, name: Given, start: Given): Value {
  const get = getter(name);
  if (textOf(start) !== undefined) wrong('sum adds no texts. Use "| join"');
  let total: Value = or(start, () => 0n);
  for (const item of iterate(value)) total = calculate('+', total, get(item));
  return total;
}

function* unique(value: Value, exact: Given, name: Given): Generator<Value, void> {
  const get = getter(name, undefined, truth(exact));
  const seen = new Set<string>();
  for (const item of iterate(value)) {
    const key = keyOf(get(item));
    if (!seen.has(key)) yield item;
    seen.add(key);
  }
}

function* itemsOf(value: Value): Generator<Value, void> {
  if (value instanceof Undefined) return;
  if (!(value instanceof Dict)) wrong(`items needs a dict, not ${typeOf(value)}`);
  yield* iterate(new View(value, 'items'));
}
