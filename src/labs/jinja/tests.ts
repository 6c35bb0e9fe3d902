import { contains } from '../python/comparing.ts';
import { isIterable } from '../python/iterating.ts';
import { calculate, compare } from '../python/operators.ts';
import { str } from '../python/printing.ts';
import { unsupported } from '../python/problem.ts';
import { isLower, isUpper } from '../python/text-methods.ts';
import {
  Dict,
  lengthOf,
  Markup,
  Native,
  numberOf,
  textOf,
  Undefined,
  type Value,
  View,
} from '../python/values.ts';
import type { Filter } from './filter.ts';

type Test = Filter<boolean>;

const comparison = (operator: string): Test => [
  'other /',
  (value, [other]) => compare(operator, value, other as Value),
];
const is = (test: (value: Value) => boolean): Test => ['', test];
const divisible = (value: Value, by: Value, rest: bigint) => compare('==', calculate('%', value, by), rest);

/** Jinja's tests, for `value is …`; whether a name is one of a filter or test is known to `names.ts`. */
export const tests: Readonly<Record<string, Test>> = {
  '!=': comparison('!='),
  '<': comparison('<'),
  '<=': comparison('<='),
  '==': comparison('=='),
  '>': comparison('>'),
  '>=': comparison('>='),
  boolean: is((value) => typeof value === 'boolean'),
  callable: is(
    (value) => value instanceof Undefined || (value instanceof Native && value.call !== undefined),
  ),
  defined: is((value) => !(value instanceof Undefined)),
  divisibleby: ['num', (value, [by]) => divisible(value, by as Value, 0n)],
  eq: comparison('=='),
  equalto: comparison('=='),
  escaped: is((value) => value instanceof Markup),
  even: is((value) => divisible(value, 2n, 0n)),
  false: is((value) => value === false),
  float: is((value) => typeof value === 'number'),
  ge: comparison('>='),
  greaterthan: comparison('>'),
  gt: comparison('>'),
  in: ['seq', (value, [whole]) => contains(whole as Value, value)],
  integer: is((value) => typeof value === 'bigint'),
  iterable: is(isIterable),
  le: comparison('<='),
  lessthan: comparison('<'),
  lower: is((value) => isLower(str(value))),
  lt: comparison('<'),
  mapping: is((value) => value instanceof Dict),
  ne: comparison('!='),
  none: is((value) => value === null),
  number: is((value) => numberOf(value) !== undefined),
  odd: is((value) => divisible(value, 2n, 1n)),
  sameas: ['other', (value, [other]) => sameAs(value, other as Value)],
  sequence: is(
    (value) => lengthOf(value) !== undefined && !(value instanceof View) && !(value instanceof Native),
  ),
  string: is((value) => textOf(value) !== undefined),
  true: is((value) => value === true),
  undefined: is((value) => value instanceof Undefined),
  upper: is((value) => isUpper(str(value))),
};

/** Whether two values are one object; with equal numbers and texts that is by accident in Python. */
function sameAs(value: Value, other: Value): boolean {
  const simple = typeof value !== 'boolean' && (numberOf(value) !== undefined || textOf(value) !== undefined);
  if (simple && value === other) unsupported('sameas of numbers or texts. Use "=="');
  return value === other;
}
