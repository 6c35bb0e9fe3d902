import { slice } from '../python/attributes.ts';
import { allow, spend } from '../python/budget.ts';
import { iterate } from '../python/iterating.ts';
import { calculate, compare, signed } from '../python/operators.ts';
import { str } from '../python/printing.ts';
import { EvaluationError, fail, wrong } from '../python/problem.ts';
import {
  type Arguments,
  Dict,
  isTrue,
  Native,
  or,
  Tuple,
  textOf,
  typeOf,
  Undefined,
  type Value,
} from '../python/values.ts';
import { attributeOf, subscript } from './attributes.ts';
import { isLoop, noticed } from './missing.ts';
import { applyFilter, applyTest } from './names.ts';
import type { Scope } from './scope.ts';
import type { Expression, Passed } from './syntax.ts';

/**
 * The value of an expression.
 * @param block what a filter of a block is applied to
 * @throws {EvaluationError} with the place of the part that fails
 */
export function evaluate(expression: Expression, scope: Scope, block: Value = null): Value {
  spend();
  try {
    return evaluatePart(expression, scope, block);
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.at !== undefined) throw error;
    throw new EvaluationError(error.kind, error.message, { at: expression.at });
  }
}

/** What `loop` does not have is told wherever it is used, in a condition too. */
function attribute(of: Value, { name, at }: { readonly name: string; readonly at: number }): Value {
  const found = attributeOf(of, name);
  return isLoop(of) ? noticed(found, at) : found;
}

function evaluatePart(expression: Expression, scope: Scope, block: Value): Value {
  const value = (each: Expression) => evaluate(each, scope, block);
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'name':
      return or(scope.get(expression.name), () => new Undefined(`"${expression.name}" is undefined`));
    case 'list':
      return expression.items.map(value);
    case 'tuple':
      return new Tuple(expression.items.map(value));
    case 'concat':
      return concatenate(expression.items.map(value));
    case 'dict':
      return dictOf(expression.pairs, value);
    case 'attribute':
      return attribute(value(expression.of), expression);
    case 'item':
      return item(value(expression.of), expression.key, value);
    case 'slice':
      return fail('syntax', 'a part such as 1:2 cannot be among several keys');
    case 'call':
      return call(value(expression.of), passed(expression.args, value));
    case 'filter': {
      const of = expression.of ? value(expression.of) : block;
      return applyFilter(expression.name, of, passed(expression.args, value));
    }
    case 'test': {
      const of = expression.of ? value(expression.of) : block;
      return applyTest(expression.name, of, passed(expression.args, value));
    }
    case 'not':
      return !isTrue(value(expression.of));
    case 'negative':
      return signed('-', value(expression.of));
    case 'positive':
      return signed('+', value(expression.of));
    case 'and':
    case 'or': {
      const left = value(expression.left);
      return isTrue(left) === (expression.kind === 'and') ? value(expression.right) : left;
    }
    case 'binary':
      return calculate(expression.operator, value(expression.left), value(expression.right));
    case 'compare':
      return compareAll(value(expression.first), expression.rest, value);
    case 'if':
      if (isTrue(value(expression.test))) return value(expression.chosen);
      return expression.otherwise
        ? value(expression.otherwise)
        : new Undefined('the condition of an "if" does not hold, and it has no "else"');
  }
}

type Read = (expression: Expression) => Value;

function concatenate(values: readonly Value[]): string {
  const texts = values.map(str);
  allow(texts.reduce((total, { length }) => total + length, 0));
  return texts.join('');
}

function dictOf(pairs: readonly (readonly [Expression, Expression])[], value: Read): Dict {
  const dict = new Dict();
  for (const [key, each] of pairs) {
    const read = value(key);
    dict.set(read, value(each));
  }
  return dict;
}

function item(of: Value, key: Expression, value: Read): Value {
  if (key.kind !== 'slice') return subscript(of, value(key));
  const [from = null, to = null, step = null] = key.limits.map((limit) => (limit ? value(limit) : null));
  return slice(of, from, to, step);
}

function compareAll(first: Value, rest: readonly (readonly [string, Expression])[], value: Read): boolean {
  let left = first;
  for (const [operator, expression] of rest) {
    const right = value(expression);
    if (!compare(operator, left, right)) return false;
    left = right;
  }
  return true;
}

/** What a call passes, evaluated. @param extra named values besides */
export function passed(
  args: Passed,
  value: Read,
  extra: readonly (readonly [string, Value])[] = [],
): Arguments {
  const positional = args.positional.map(value);
  const named = new Map<string, Value>(args.named.map(([name, each]) => [name, value(each)]));
  for (const [name, each] of extra) named.set(name, each);
  if (args.list) positional.push(...iterate(value(args.list)));
  if (args.dict) {
    const dict = value(args.dict);
    if (!(dict instanceof Dict)) return wrong(`** needs a dict, not ${typeOf(dict)}`);
    for (const [key, each] of dict.entries.values()) {
      const name = textOf(key) ?? wrong('names of values are texts');
      if (named.has(name)) wrong(`"${name}" is passed twice`);
      named.set(name, each);
    }
  }
  return { positional, named };
}

/** Calls a value. @throws {EvaluationError} when it is none that can be called */
export function call(value: Value, args: Arguments): Value {
  if (value instanceof Undefined) return value.fail();
  const run = value instanceof Native ? value.call : undefined;
  return run ? run(args) : wrong(`a ${typeOf(value)} cannot be called`);
}
