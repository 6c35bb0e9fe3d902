import { allow, spend } from './budget.ts';
import { contains, equal, ordered } from './comparing.ts';
import { printf } from './format.ts';
import { escapeValue } from './markup.ts';
import { bitsOf, bounded, divide, divideDown, power, toFloat } from './numbers.ts';
import { wrong } from './problem.ts';
import { Markup, numberOf, Tuple, textOf, typeOf, Undefined, type Value } from './values.ts';

/**
 * `left operator right` for `+ - * / // % **`, as Python counts.
 * @throws {EvaluationError} when the values do not go with the operator
 */
export function calculate(operator: string, left: Value, right: Value): Value {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a !== undefined && b !== undefined) return calculateNumbers(operator, a, b);
  if (operator === '%' && textOf(left) !== undefined) return printf(left, right);
  if (left instanceof Undefined) return left.fail();
  if (right instanceof Undefined) return right.fail();
  if (operator === '+') {
    const sum = concatenate(left, right);
    if (sum !== undefined) return sum;
  }
  if (operator === '*') {
    const product =
      typeof b === 'bigint' ? repeat(left, b) : typeof a === 'bigint' ? repeat(right, a) : undefined;
    if (product !== undefined) return product;
  }
  return wrong(`${operator} does not go with ${typeOf(left)} and ${typeOf(right)}`);
}

function calculateNumbers(operator: string, left: bigint | number, right: bigint | number): Value {
  if (operator === '**') return power(left, right);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (operator === '+') return bounded(left + right);
    if (operator === '-') return bounded(left - right);
    if (operator === '/') return divide(left, right);
    if (operator !== '*') return divideDown(left, right)[operator === '%' ? 1 : 0];
    spend((bitsOf(left) + bitsOf(right)) >> 8);
    return bounded(left * right);
  }
  const [a, b] = [toFloat(left), toFloat(right)];
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (operator !== '/') return divideDown(a, b)[operator === '%' ? 1 : 0];
  return b === 0 ? wrong('division by zero') : a / b;
}

function concatenate(left: Value, right: Value): Value | undefined {
  const [text, other] = [textOf(left), textOf(right)];
  if (text !== undefined && other !== undefined) {
    allow(text.length + other.length);
    if (left instanceof Markup || right instanceof Markup)
      return new Markup(escapeValue(left).text + escapeValue(right).text);
    return text + other;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    spend(allow(left.length + right.length));
    return [...left, ...right];
  }
  if (left instanceof Tuple && right instanceof Tuple) {
    spend(allow(left.items.length + right.items.length));
    return new Tuple([...left.items, ...right.items]);
  }
  return undefined;
}

function repeat(value: Value, given: bigint): Value | undefined {
  const times = given < 0n ? 0 : Number(given);
  const fits = BigInt.asIntN(64, given) === given;
  const text = textOf(value);
  if (text !== undefined && !fits) wrong('a text cannot be repeated so often');
  if (text !== undefined) {
    allow(text.length * times);
    const repeated = text === '' ? '' : text.repeat(times);
    return value instanceof Markup ? new Markup(repeated) : repeated;
  }
  const items = value instanceof Tuple ? value.items : Array.isArray(value) ? value : undefined;
  if (!items) return undefined;
  if (!fits) wrong('a list cannot be repeated so often');
  spend(allow(items.length * times));
  const all = items.length === 0 ? [] : Array.from({ length: times }, () => items).flat();
  return value instanceof Tuple ? new Tuple(all) : all;
}

/** `== != < <= > >= in`, and `notin`. */
export function compare(operator: string, left: Value, right: Value): boolean {
  if (operator === '==') return equal(left, right);
  if (operator === '!=') return !equal(left, right);
  if (operator === 'in') return contains(right, left);
  if (operator === 'notin') return !contains(right, left);
  return ordered(operator, left, right);
}

/** `-value` and `+value`. */
export function signed(operator: string, value: Value): Value {
  const number = numberOf(value);
  if (number !== undefined) return operator === '-' ? -number : number;
  if (value instanceof Undefined) return value.fail();
  return wrong(`${operator} needs a number, not ${typeOf(value)}`);
}

/** The amount of a number. */
export function absolute(value: Value): Value {
  const number = numberOf(value);
  if (number !== undefined) return number < 0 || Object.is(number, -0) ? -number : number;
  return wrong(`abs needs a number, not ${typeOf(value)}`);
}
