import { combine } from './bits.ts';
import { allow, spend } from './budget.ts';
import { contains, equal, ordered } from './comparing.ts';
import { escapeValue } from './markup.ts';
import { bounded, divide, divideDown, isSmall, power, toFloat } from './numbers.ts';
import { unsupported, wrong } from './problem.ts';
import { spare } from './spare.ts';
import { Markup, numberOf, Tuple, textOf, typeOf, Undefined, type Value } from './values.ts';

/**
 * `left operator right` for `+ - * / // % **`, as Python counts.
 * @throws {EvaluationError} when the values do not go with the operator
 */
export function calculate(operator: string, left: Value, right: Value): Value {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a !== undefined && b !== undefined && !bitwise.test(operator)) return calculateNumbers(operator, a, b);
  if (operator === '%' && textOf(left) !== undefined) return spare('format').printf(left, right);
  if (left instanceof Undefined) return left.fail();
  if (right instanceof Undefined)
    return operator === '*' && left instanceof Markup
      ? wrong('an escaped text is repeated an integer of times')
      : right.fail();
  if (operator === '+') {
    const sum = concatenate(left, right);
    if (sum !== undefined) return sum;
  }
  if (operator === '*') {
    const product =
      typeof b === 'bigint' ? repeat(left, b) : typeof a === 'bigint' ? repeat(right, a) : undefined;
    if (product !== undefined) return product;
  }
  if (bitwise.test(operator) || operator === '-') {
    const combined = combine(operator, left, right);
    if (combined !== undefined) return combined;
  }
  return wrong(
    `${operator} does not go with ${typeOf(left)} and ${typeOf(right)}`,
    refusal(operator, left, right),
  );
}

const bitwise = /^(?:[|&^@]|<<|>>)$/;

/** What Python says of values that do not go with an operator. */
function refusal(operator: string, left: Value, right: Value): string {
  const [type, other] = [typeOf(left), typeOf(right)];
  if (operator === '+' && /^(?:str|list|tuple)$/.test(type))
    return `TypeError: can only concatenate ${type} (not "${other}") to ${type}`;
  const sequence = (name: string) => /^(?:str|list|tuple)$/.test(name);
  if (operator === '*' && (sequence(type) || sequence(other)))
    return `TypeError: can't multiply sequence by non-int of type '${sequence(type) ? other : type}'`;
  const sign = operator === '**' ? '** or pow()' : operator;
  return `TypeError: unsupported operand type(s) for ${sign}: '${type}' and '${other}'`;
}

function calculateNumbers(operator: string, left: bigint | number, right: bigint | number): Value {
  if (/^(?:\/\/|%)$/.test(operator) && !right) dividedByZero(operator, left, right);
  if (operator === '**') return power(left, right);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (!isSmall(left) || !isSmall(right)) spend(500);
    if (operator === '+') return bounded(left + right);
    if (operator === '-') return bounded(left - right);
    if (operator === '/') return divide(left, right);
    if (operator !== '*') return divideDown(left, right)[operator === '%' ? 1 : 0];
    return bounded(left * right);
  }
  const [a, b] = [toFloat(left), toFloat(right)];
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (operator !== '/') return divideDown(a, b)[operator === '%' ? 1 : 0];
  return b === 0 ? wrong('division by zero', 'ZeroDivisionError: float division by zero') : a / b;
}

function dividedByZero(operator: string, left: bigint | number, right: bigint | number): never {
  const whole = typeof left === 'bigint' && typeof right === 'bigint';
  const words = whole
    ? { '//': 'integer division or modulo by zero', '%': 'integer modulo by zero' }
    : { '//': 'float floor division by zero', '%': 'float modulo' };
  return wrong('division by zero', `ZeroDivisionError: ${words[operator as keyof typeof words]}`);
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
  if (text !== undefined && !fits)
    wrong(
      'a text cannot be repeated so often',
      "OverflowError: cannot fit 'int' into an index-sized integer",
    );
  if (text !== undefined) {
    allow(text.length * times);
    const repeated = text === '' ? '' : text.repeat(times);
    return value instanceof Markup ? new Markup(repeated) : repeated;
  }
  const items = value instanceof Tuple ? value.items : Array.isArray(value) ? value : undefined;
  if (!items) return undefined;
  if (!fits)
    wrong(
      'a list cannot be repeated so often',
      "OverflowError: cannot fit 'int' into an index-sized integer",
    );
  spend(allow(items.length * times));
  const all = items.length === 0 ? [] : Array.from({ length: times }, () => items).flat();
  return value instanceof Tuple ? new Tuple(all) : all;
}

/**
 * Python's `is`.
 * @throws {EvaluationError} for equal numbers and texts, which may be one object or two
 */
function identical(left: Value, right: Value): boolean {
  if (left === right && (left === null || typeof left !== 'string')) {
    const small = typeof left !== 'bigint' || (left >= -5n && left <= 256n);
    if (typeof left !== 'number' && small) return true;
  }
  const same = typeOf(left) === typeOf(right) && /^(?:int|float|str|tuple)$/.test(typeOf(left));
  if (same && left !== true && left !== false && equal(left, right))
    return unsupported('"is" between equal values. Write ==');
  return false;
}

/** `== != < <= > >= in is`, and `notin`. */
export function compare(operator: string, left: Value, right: Value): boolean {
  if (operator === 'is') return identical(left, right);
  if (operator === 'is not') return !identical(left, right);
  if (operator === '==') return equal(left, right);
  if (operator === '!=') return !equal(left, right);
  if (operator === 'in') return contains(right, left);
  if (operator === 'notin' || operator === 'not in') return !contains(right, left);
  return ordered(operator, left, right);
}

/** `-value`, `+value` and `~value`. */
export function signed(operator: string, value: Value): Value {
  const number = numberOf(value);
  if (number !== undefined && operator !== '~') {
    if (typeof number === 'bigint') bounded(number);
    return operator === '-' ? -number : number;
  }
  if (value instanceof Undefined) return value.fail();
  if (operator === '~' && typeof number === 'bigint') return ~number;
  return wrong(
    `${operator} needs a number, not ${typeOf(value)}`,
    `TypeError: bad operand type for unary ${operator}: '${typeOf(value)}'`,
  );
}

/** The amount of a number. */
export function absolute(value: Value): Value {
  const number = numberOf(value);
  if (number !== undefined) return number < 0 || Object.is(number, -0) ? -number : number;
  return wrong(
    `abs needs a number, not ${typeOf(value)}`,
    `TypeError: bad operand type for abs(): '${typeOf(value)}'`,
  );
}
