import { slice } from './attributes.ts';
import { allow, spend } from './budget.ts';
import { builtIns, otherBuiltIns } from './builtins.ts';
import { formatValue } from './format.ts';
import { bindParameters, call } from './functions.ts';
import { attributeHint, callHint, itemHint, operatorHint } from './hints.ts';
import { comprehension } from './loops.ts';
import { nameHint } from './name-hints.ts';
import { calculate, compare, signed } from './operators.ts';
import { repr, str } from './printing.ts';
import { EvaluationError, fail, raise, unsupported } from './problem.ts';
import type { Scope } from './scope.ts';
import { attributeOf, requireItems, subscript } from './subscript.ts';
import type { Expression, Parameters, Passed, TextPart } from './syntax.ts';
import { type Arguments, Dict, ItemSet, isTrue, Native, or, Tuple, type Value } from './values.ts';

/** How deep lambdas may call each other. */
const deepest = 100;
let depth = 0;

/** What all parts of an expression are evaluated with. */
export interface Context {
  readonly code: string;
}

/**
 * The value of an expression.
 * @throws {EvaluationError} with the place of the part that fails
 */
export function evaluate(expression: Expression, scope: Scope, context: Context): Value {
  spend();
  try {
    return evaluatePart(expression, scope, context);
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.at !== undefined) throw error;
    const hint = error.hint ?? operatorHint(error.says ?? '', expression.kind);
    throw new EvaluationError(error.kind, error.message, { at: expression.at, says: error.says, hint });
  }
}

/** Starts anew: nothing has been called yet. */
export function startCalls(): void {
  depth = 0;
}

function evaluatePart(expression: Expression, scope: Scope, context: Context): Value {
  const value = (each: Expression) => evaluate(each, scope, context);
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'name':
      return named(expression.name, scope);
    case 'text':
      return textOf(expression.parts, value);
    case 'list':
      return expression.items.map(value);
    case 'tuple':
      return new Tuple(expression.items.map(value));
    case 'set':
      return new ItemSet(expression.items.map(value));
    case 'dict':
      return dictOf(expression.pairs, value);
    case 'attribute': {
      const of = value(expression.of);
      return hinted(
        () => attributeOf(of, expression.name),
        () => attributeHint(of, expression, context),
      );
    }
    case 'item': {
      const of = value(expression.of);
      const key = value(expression.key);
      return hinted(
        () => subscript(of, key),
        () => itemHint(of, key, expression, context),
      );
    }
    case 'slice': {
      const of = value(expression.of);
      const [from = null, to = null, step = null] = expression.limits.map((each) =>
        each ? value(each) : null,
      );
      return hinted(
        () => {
          requireItems(of);
          return slice(of, from, to, step);
        },
        () => itemHint(of, from, expression, context),
      );
    }
    case 'call': {
      const of = value(expression.of);
      const args = passed(expression.args, value);
      return hinted(
        () => call(of, args),
        () => callHint(of, expression, context),
      );
    }
    case 'not':
      return !isTrue(value(expression.of));
    case 'signed':
      return signed(expression.operator, value(expression.of));
    case 'and':
    case 'or': {
      const left = value(expression.left);
      return isTrue(left) === (expression.kind === 'and') ? value(expression.right) : left;
    }
    case 'binary':
      return calculate(expression.operator, value(expression.left), value(expression.right));
    case 'compare':
      return compareAll(expression.first, expression.rest, value);
    case 'if':
      return value(isTrue(value(expression.test)) ? expression.chosen : expression.otherwise);
    case 'lambda':
      return lambda(expression.parameters, expression.body, scope, context);
    case 'comprehension':
      return comprehension(expression, scope, context);
  }
}

type Read = (expression: Expression) => Value;

function named(name: string, scope: Scope): Value {
  return or(scope.get(name), () =>
    or(builtIns.get(name), () => {
      if (otherBuiltIns.has(name)) unsupported(`the built-in function ${name}`);
      return raise(`NameError: name '${name}' is not defined`, nameHint(name, scope));
    }),
  );
}

/** Adds to what Python says what to do. */
export function hinted(run: () => Value, hint: () => string | undefined): Value {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.at !== undefined || error.hint !== undefined)
      throw error;
    throw new EvaluationError(error.kind, error.message, { says: error.says, hint: hint() });
  }
}

function dictOf(pairs: readonly (readonly [Expression, Expression])[], value: Read): Dict {
  const dict = new Dict();
  for (const [key, each] of pairs) {
    const read = value(key);
    dict.set(read, value(each));
  }
  return dict;
}

function compareAll(
  first: Expression,
  rest: readonly (readonly [string, Expression, number])[],
  value: Read,
): Value {
  let left = value(first);
  let result = true;
  for (const [operator, expression] of rest) {
    const right = value(expression);
    result = compare(operator, left, right);
    if (!result) return false;
    left = right;
  }
  return result;
}

function passed(args: Passed, value: Read): Arguments {
  const positional = args.positional.map(value);
  return { positional, named: new Map(args.named.map(([name, each]) => [name, value(each)])) };
}

function textOf(parts: readonly TextPart[], value: Read): string {
  const texts: string[] = [];
  let size = 0;
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else {
      if (part.conversion === 'a') unsupported('!a');
      const given = value(part.value);
      const converted = part.conversion === 'r' ? repr(given) : part.conversion === 's' ? str(given) : given;
      texts.push(formatValue(converted, textOf(part.format, value)));
    }
    size += allow(texts.at(-1)?.length ?? 0);
  }
  allow(size);
  return texts.join('');
}

function lambda(parameters: Parameters, body: Expression, scope: Scope, context: Context): Native {
  const { byPlace, byName } = parameters;
  const defaults = new Map<string, Value>();
  for (const [name, otherwise] of [...byPlace, ...byName])
    if (otherwise) defaults.set(name, evaluate(otherwise, scope, context));
  return new Native('function', {
    call: (args) => {
      if (depth >= deepest) fail('limit', `functions call each other more than ${deepest} levels deep`);
      const inner = scope.within([]);
      for (const [name, value] of bindParameters(parameters, defaults, args)) inner.set(name, value);
      depth++;
      try {
        return evaluate(body, inner, context);
      } finally {
        depth--;
      }
    },
  });
}
