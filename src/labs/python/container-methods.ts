import { bind, flag, index as indexOf, isGiven, place } from './arguments.ts';
import { spend } from './budget.ts';
import { equal, sorted } from './comparing.ts';
import { callWith } from './functions.ts';
import { isIterable, iterate, lazily, listOf } from './iterating.ts';
import { repr } from './printing.ts';
import { wrong } from './problem.ts';
import {
  type Arguments,
  Dict,
  ItemSet,
  Lazy,
  Native,
  or,
  Tuple,
  typeOf,
  Undefined,
  type Value,
  View,
} from './values.ts';

type Given = readonly (Value | undefined)[];
/** Parameters as `bind` reads them, and what the method does. */
export type Method<T> = readonly [form: string, run: (self: T, given: Given) => Value];

function placeOf(self: readonly Value[], [item, from, to]: Given, missing: string): number {
  const at = (index: number) => (index < 0 ? Math.max(0, index + self.length) : index);
  const [start, end] = [at(indexOf(from, 0)), at(indexOf(to, self.length))];
  const found = self.findIndex((each, i) => i >= start && i < end && equal(each, item as Value));
  return found < 0 ? wrong('the list does not have this item', `ValueError: ${missing}`) : found;
}

const searching = {
  count: ['item /', (self, [item]) => BigInt(self.filter((each) => equal(each, item as Value)).length)],
  index: [
    'item from? to? /',
    (self, given) => BigInt(placeOf(self, given, `${repr(given[0] as Value)} is not in list`)),
  ],
} satisfies Record<string, Method<readonly Value[]>>;

/** Methods of a tuple. */
export const tupleMethods: Readonly<Record<string, Method<readonly Value[]>>> = {
  ...searching,
  index: [
    searching.index[0],
    (self, given) => BigInt(placeOf(self, given, 'tuple.index(x): x not in tuple')),
  ],
};

/** Methods of a list; they change it. */
export const listMethods: Readonly<Record<string, Method<Value[]>>> = {
  ...searching,
  append: ['item /', (self, [item]) => nothing(self.push(item as Value))],
  clear: ['', (self) => nothing(self.splice(0))],
  copy: ['', (self) => [...self]],
  extend: ['items /', (self, [items]) => nothing(extend(self, listOf(items as Value)))],
  insert: ['index item /', (self, [index, item]) => nothing(self.splice(place(index), 0, item as Value))],
  pop: [
    'index? /',
    (self, [index]) => {
      const at = place(index, -1);
      if (at >= self.length || at < -self.length)
        wrong(
          'pop: the list has no such item',
          `IndexError: ${self.length === 0 ? 'pop from empty list' : 'pop index out of range'}`,
        );
      return self.splice(at, 1)[0] ?? null;
    },
  ],
  remove: [
    'item /',
    (self, [item]) => {
      const at = self.findIndex((each) => equal(each, item as Value));
      return at < 0
        ? wrong('remove: the list does not have this item', 'ValueError: list.remove(x): x not in list')
        : nothing(self.splice(at, 1));
    },
  ],
  reverse: ['', (self) => nothing(self.reverse())],
  sort: [
    '* key? reverse?',
    (self, [key, reverse]) => {
      return nothing(
        sorted(self, (each) => (isGiven(key) ? callWith(key, each) : each), flag(reverse)).forEach(
          (each, i) => {
            self[i] = each;
          },
        ),
      );
    },
  ],
};

/** Methods of a dict but `update`, which takes any names. */
export const dictMethods: Readonly<Record<string, Method<Dict>>> = {
  clear: ['', (self) => nothing(self.entries.clear())],
  copy: ['', (self) => mergeInto(new Dict(), self)],
  get: [
    'key default? /',
    (self, [key, otherwise]) =>
      or(
        or(self.get(key as Value), () => otherwise),
        () => null,
      ),
  ],
  items: ['', (self) => new View(self, 'items')],
  keys: ['', (self) => new View(self, 'keys')],
  pop: [
    'key default? /',
    (self, [key, otherwise]) => {
      const held = or(self.get(key as Value), () => otherwise);
      const value = or(held, () =>
        wrong('pop: the dict does not have this key', `KeyError: ${repr(key as Value)}`),
      );
      self.remove(key as Value);
      return value;
    },
  ],
  popitem: [
    '',
    (self) => {
      const last =
        [...self.entries.values()].at(-1) ??
        wrong('popitem: the dict is empty', "KeyError: 'popitem(): dictionary is empty'");
      self.remove(last[0]);
      return new Tuple(last);
    },
  ],
  setdefault: [
    'key default? /',
    (self, [key, otherwise]) => {
      if (self.get(key as Value) === undefined) self.set(key as Value, otherwise ?? null);
      return self.get(key as Value) ?? null;
    },
  ],
  values: ['', (self) => new View(self, 'values')],
};

function extend(list: Value[], items: readonly Value[]): void {
  for (const item of items) list.push(item);
}

/** The items from the last to the first; undefined for what has no order. */
export function reverseOf(value: Value): Lazy | undefined {
  if (value instanceof ItemSet || value instanceof Lazy || !isIterable(value)) return undefined;
  const type = typeOf(value);
  const name =
    { str: 'reversed', tuple: 'reversed', range: 'range_iterator', dict: 'dict_reversekeyiterator' }[type] ??
    `${type.replace(/^(dict_\w+)s$/, '$1')}_reverseiterator`.replace(/^(dict)_(\w+)_reverse/, '$1_reverse$2');
  return lazily(listOf(value).reverse().values(), name);
}

/** A method bound to its value. */
export function method<T>(name: string, self: T, [form, run]: Method<T>, owner?: string): Native {
  return new Native('builtin_function_or_method', {
    call: (args) => run(self, bind(name, form, args, owner)),
  });
}

/** `dict.update(…)`: what a dict or pairs hold, then the named values. */
export function updateMethod(self: Dict): Native {
  return new Native('builtin_function_or_method', { call: (args) => nothing(fill(self, 'update', args)) });
}

/** Fills a dict as `dict(…)` does. */
export function fill(dict: Dict, name: string, { positional, named }: Arguments): Dict {
  if (positional.length > 1)
    wrong(
      `${name} takes one value and named ones`,
      `TypeError: ${name} expected at most 1 argument, got ${positional.length}`,
    );
  if (positional[0] !== undefined) mergeInto(dict, positional[0]);
  for (const [key, value] of named) dict.set(key, value);
  return dict;
}

function mergeInto(dict: Dict, from: Value): Dict {
  if (from instanceof Undefined) return from.fail();
  if (from instanceof Dict) {
    spend(from.entries.size);
    for (const [key, value] of from.entries.values()) dict.set(key, value);
    return dict;
  }
  let at = 0;
  for (const pair of iterate(from)) {
    if (!isIterable(pair))
      wrong(
        'a dict is made of pairs',
        `TypeError: cannot convert dictionary update sequence element #${at} to a sequence`,
      );
    const items = listOf(pair);
    if (items.length !== 2)
      wrong(
        'a dict is made of pairs',
        `ValueError: dictionary update sequence element #${at} has length ${items.length}; 2 is required`,
      );
    at++;
    dict.set(items[0] as Value, items[1] as Value);
  }
  return dict;
}

function nothing(_done: unknown): null {
  return null;
}
