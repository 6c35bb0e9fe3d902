import { spend } from './budget.ts';
import { points } from './points.ts';
import { unsupported, wrong } from './problem.ts';
import {
  Dict,
  ItemSet,
  Lazy,
  lengthOf,
  Native,
  Range,
  Tuple,
  textOf,
  typeOf,
  type Value,
  View,
} from './values.ts';

/**
 * The items one after another; each counts as a step.
 * @throws {EvaluationError} when it has none
 */
export function iterate(value: Value): Iterator<Value, unknown> & Iterable<Value> {
  if (value instanceof Native && value.type === 'LoopContext') unsupported('a loop over "loop"');
  if (!isIterable(value))
    wrong(
      `${typeOf(value)} is not a list: there is nothing to go through`,
      `TypeError: '${typeOf(value)}' object is not iterable`,
    );
  if (value instanceof ItemSet && value.items.size > 1)
    unsupported('the order of a set, which differs each time (write sorted(…) around it)');
  return counted(itemsOf(value));
}

/** As `iterate`, for what gives the same in any order. */
export function iterateAnyhow(value: Value): Iterator<Value, unknown> & Iterable<Value> {
  return value instanceof ItemSet ? counted(itemsOf(value)) : iterate(value);
}

/** Items that Python makes when they are asked for. @param type as Python names it */
export function lazily(items: Iterator<Value, unknown>, type: string): Lazy {
  return new Lazy(items, type, 'Write list(…) around it');
}

export function isIterable(value: Value): boolean {
  if (value instanceof Lazy) return true;
  return lengthOf(value) !== undefined;
}

/** All items at once. */
export function listOf(value: Value): Value[] {
  return [...iterate(value)];
}

function* counted(items: Iterator<Value, unknown>): Generator<Value, void> {
  for (let next = items.next(); !next.done; next = items.next()) {
    spend();
    yield next.value;
  }
}

function itemsOf(value: Value): Iterator<Value, unknown> {
  if (value instanceof Lazy) return value.items;
  if (Array.isArray(value)) return value.values();
  if (value instanceof Tuple) return value.items.values();
  if (value instanceof ItemSet) return value.items.values();
  if (value instanceof Dict) return entriesOf(value, ([key]) => key);
  if (value instanceof View) {
    const { kind } = value;
    return entriesOf(value.dict, ([key, each]) =>
      kind === 'keys' ? key : kind === 'values' ? each : new Tuple([key, each]),
    );
  }
  if (value instanceof Range) return numbersOf(value);
  const text = textOf(value) ?? '';
  spend(text.length >> 6);
  return points(text)[Symbol.iterator]();
}

function* entriesOf(dict: Dict, pick: (entry: [Value, Value]) => Value): Generator<Value, void> {
  const { size } = dict.entries;
  for (const entry of dict.entries.values()) {
    yield pick(entry);
    if (dict.entries.size !== size)
      wrong(
        'a dict must not change its size while a loop goes through it',
        'RuntimeError: dictionary changed size during iteration',
      );
  }
}

function* numbersOf(range: Range): Generator<Value, void> {
  for (let i = 0n; i < range.length; i++) yield range.at(i);
}
