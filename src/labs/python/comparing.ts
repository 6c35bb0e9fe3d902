import { spend } from './budget.ts';
import { isIterable, iterate } from './iterating.ts';
import { points } from './points.ts';
import { unsupported, wrong } from './problem.ts';
import {
  Dict,
  ItemSet,
  numberOf,
  Range,
  Tuple,
  textOf,
  typeOf,
  Undefined,
  type Value,
  View,
} from './values.ts';

/** Python's `==`. */
export function equal(left: Value, right: Value): boolean {
  spend();
  const number = numberOf(left);
  // A bigint and a number are compared by their exact amounts.
  if (number !== undefined) {
    const other = numberOf(right);
    // biome-ignore lint/suspicious/noDoubleEquals: `1n == 1` is what Python compares.
    return other !== undefined && number == other;
  }
  const text = textOf(left);
  if (text !== undefined) {
    spend(text.length >> 6);
    return text === textOf(right);
  }
  if (left instanceof Undefined) return right instanceof Undefined;
  if (left === right) return true;
  const [items, others] = [itemsOf(left), itemsOf(right)];
  if (items && others && Array.isArray(left) === Array.isArray(right))
    return items.length === others.length && items.every((item, i) => same(item, others[i] as Value));
  if (left instanceof Dict && right instanceof Dict)
    return (
      left.entries.size === right.entries.size &&
      [...left.entries.values()].every(([key, value]) => {
        const other = right.get(key);
        return other !== undefined && same(value, other);
      })
    );
  if (left instanceof ItemSet && right instanceof ItemSet)
    return left.items.size === right.items.size && within(left, right);
  if (left instanceof View && right instanceof View) unsupported('comparing views of dicts');
  if (left instanceof Range && right instanceof Range)
    return (
      left.length === right.length &&
      (left.length === 0n || (left.start === right.start && (left.length === 1n || left.step === right.step)))
    );
  return false;
}

/** Items of lists are the same when they are one object, too. */
function same(left: Value, right: Value): boolean {
  return left === right || equal(left, right);
}

function itemsOf(value: Value): readonly Value[] | undefined {
  return value instanceof Tuple ? value.items : Array.isArray(value) ? value : undefined;
}

/**
 * Python's `<`, `<=`, `>`, `>=`.
 * @throws {EvaluationError} when the two have no order
 */
export function ordered(operator: string, left: Value, right: Value): boolean {
  spend();
  const [number, other] = [numberOf(left), numberOf(right)];
  if (number !== undefined && other !== undefined) return holds(operator, number, other);
  const [text, otherText] = [textOf(left), textOf(right)];
  if (text !== undefined && otherText !== undefined) return orderedText(operator, text, otherText);
  if (left instanceof Undefined) return left.fail();
  if (right instanceof Undefined) return right.fail();
  const [items, others] = [itemsOf(left), itemsOf(right)];
  if (items && others && Array.isArray(left) === Array.isArray(right)) {
    for (let i = 0; i < items.length && i < others.length; i++) {
      const [a, b] = [items[i] as Value, others[i] as Value];
      if (!same(a, b)) return ordered(operator, a, b);
    }
    return holds(operator, items.length, others.length);
  }
  if (left instanceof View && right instanceof View) unsupported('comparing views of dicts');
  if (left instanceof ItemSet && right instanceof ItemSet) {
    if (operator.startsWith('>')) return ordered(operator === '>' ? '<' : '<=', right, left);
    return within(left, right) && (operator === '<=' || left.items.size < right.items.size);
  }
  return wrong(
    `${operator} cannot compare ${typeOf(left)} with ${typeOf(right)}`,
    `TypeError: '${operator}' not supported between instances of '${typeOf(left)}' and '${typeOf(right)}'`,
  );
}

/** Whether a set holds all of another one. */
function within(part: ItemSet, whole: ItemSet): boolean {
  spend(part.items.size);
  return [...part.items.keys()].every((key) => whole.items.has(key));
}

function holds<T extends bigint | number | string>(operator: string, left: T, right: T): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function orderedText(operator: string, left: string, right: string): boolean {
  spend((left.length + right.length) >> 6);
  const [a, b] = [points(left), points(right)];
  if (typeof a === 'string' && typeof b === 'string') return holds(operator, a, b);
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return holds(operator, a[i]?.codePointAt(0) ?? -1, b[i]?.codePointAt(0) ?? -1);
}

/**
 * Python's `in`.
 * @throws {EvaluationError} when the right one holds nothing
 */
export function contains(whole: Value, part: Value): boolean {
  const text = textOf(whole);
  if (text !== undefined) {
    const inner =
      textOf(part) ??
      wrong(
        `a text holds texts only, not ${typeOf(part)}`,
        `TypeError: 'in <string>' requires string as left operand, not ${typeOf(part)}`,
      );
    spend(text.length >> 6);
    return text.includes(inner);
  }
  if (whole instanceof Dict) return whole.get(part) !== undefined;
  if (whole instanceof View && whole.kind === 'keys') return whole.dict.get(part) !== undefined;
  if (whole instanceof Range) {
    const number = numberOf(part);
    if (number === undefined || (typeof number === 'number' && !Number.isInteger(number))) return false;
    const distance = BigInt(number) - whole.start;
    const index = distance / whole.step;
    return distance % whole.step === 0n && index >= 0n && index < whole.length;
  }
  if (whole instanceof ItemSet) return whole.has(part);
  if (!isIterable(whole))
    wrong(
      `${typeOf(whole)} is not a list: it holds nothing`,
      `TypeError: argument of type '${typeOf(whole)}' is not iterable`,
    );
  for (const item of iterate(whole)) if (same(item, part)) return true;
  return false;
}

/**
 * Sorts as Python's `sorted` does: equal items keep their order, also in reverse.
 * @param keyOf what is compared
 */
export function sorted(items: readonly Value[], keyOf: (item: Value) => Value, reverse = false): Value[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  const sign = reverse ? -1 : 1;
  keyed.sort((a, b) => (ordered('<', a.key, b.key) ? -sign : ordered('<', b.key, a.key) ? sign : 0));
  return keyed.map(({ item }) => item);
}
