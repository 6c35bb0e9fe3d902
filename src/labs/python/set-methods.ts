import { combine } from './bits.ts';
import type { Method } from './container-methods.ts';
import { iterateAnyhow } from './iterating.ts';
import { repr } from './printing.ts';
import { raise } from './problem.ts';
import { ItemSet, keyOf, type Value } from './values.ts';

const setOf = (items: Value | undefined): ItemSet =>
  items instanceof ItemSet ? items : new ItemSet(items === undefined ? [] : iterateAnyhow(items));
const within = (part: ItemSet, whole: ItemSet): boolean =>
  [...part.items.keys()].every((key) => whole.items.has(key));
const combined =
  (operator: string) =>
  (self: ItemSet, [others]: readonly (Value | undefined)[]): Value =>
    combine(operator, self, setOf(others)) ?? null;
const removed = (self: ItemSet, item: Value): null => {
  self.items.delete(keyOf(item));
  return null;
};

/** Methods of a set, with one other list at most. */
export const setMethods: Readonly<Record<string, Method<ItemSet>>> = {
  add: [
    'item /',
    (self, [item]) => {
      self.add(item as Value);
      return null;
    },
  ],
  clear: [
    '',
    (self) => {
      self.items.clear();
      return null;
    },
  ],
  copy: ['', (self) => new ItemSet(self.items.values())],
  difference: ['others? /', (self, [others]) => combined('-')(self, [others])],
  discard: ['item /', (self, [item]) => removed(self, item as Value)],
  intersection: [
    'others? /',
    (self, [others]) =>
      others === undefined ? new ItemSet(self.items.values()) : combined('&')(self, [others]),
  ],
  isdisjoint: [
    'others /',
    (self, [others]) => ![...setOf(others).items.keys()].some((key) => self.items.has(key)),
  ],
  issubset: ['others /', (self, [others]) => within(self, setOf(others))],
  issuperset: ['others /', (self, [others]) => within(setOf(others), self)],
  remove: [
    'item /',
    (self, [item]) =>
      self.has(item as Value) ? removed(self, item as Value) : raise(`KeyError: ${repr(item as Value)}`),
  ],
  symmetric_difference: ['others /', combined('^')],
  union: ['others? /', (self, [others]) => combined('|')(self, [others])],
};

/** Methods that Python has and this does not. */
export const otherSetMethods = [
  'difference_update',
  'intersection_update',
  'pop',
  'symmetric_difference_update',
  'update',
];
