import { parsePrimary } from './atoms.ts';
import { parseComprehension } from './comprehensions.ts';
import { parseLambda } from './lambdas.ts';
import { tokenize } from './lexer.ts';
import { fail, unsupported } from './problem.ts';
import { Reader } from './reader.ts';
import type { Expression } from './syntax.ts';

/**
 * The tree of an expression.
 * @param from where it begins in the code
 * @throws {EvaluationError} as all of these functions do, where the code is no expression
 */
export function parse(code: string, from = 0, to = code.length, bracketed = false): Expression {
  const reader = new Reader(code, tokenize(code, from, to, bracketed));
  if (reader.atEnd) fail('syntax', 'the expression is empty. Write one', from);
  const first = parseExpression(reader);
  const expression =
    bracketed && reader.is('for')
      ? parseComprehension(reader, 'generator', first, undefined, from)
      : parseMoreOf(reader, first);
  if (!reader.atEnd) reader.fail('an operator is missing');
  return expression;
}

/** A value, or the tuple that it is the first item of. */
export function parseMoreOf(reader: Reader, first: Expression): Expression {
  if (!reader.is(',')) return first;
  const items = [first];
  while (reader.skip(',')) {
    if (reader.atEnd || reader.is(')', ']', '}')) break;
    items.push(parseExpression(reader));
  }
  return { kind: 'tuple', at: first.from, from: first.from, items };
}

/** One value. */
export function parseExpression(reader: Reader): Expression {
  return reader.nested(() => {
    if (reader.is('lambda')) return parseLambda(reader);
    if (reader.is('*', '**')) unsupported('unpacking with *', reader.current.at);
    const chosen = parseOr(reader);
    if (reader.is(':=')) unsupported(':=, which sets a name, in an expression', reader.current.at);
    if (!reader.is('if')) return chosen;
    const { at } = reader.next();
    const test = parseOr(reader);
    if (!reader.is('else')) reader.fail('an "if" in an expression needs "else": it is missing');
    reader.next();
    const otherwise = parseExpression(reader);
    return { kind: 'if', at, from: chosen.from, test, chosen, otherwise };
  });
}

/** One value without `if` and `lambda`, as in a loop of a comprehension. */
export function parseOr(reader: Reader): Expression {
  let left = parseAnd(reader);
  while (reader.is('or'))
    left = { kind: 'or', at: reader.next().at, from: left.from, left, right: parseAnd(reader) };
  return left;
}

function parseAnd(reader: Reader): Expression {
  let left = parseNot(reader);
  while (reader.is('and'))
    left = { kind: 'and', at: reader.next().at, from: left.from, left, right: parseNot(reader) };
  return left;
}

function parseNot(reader: Reader): Expression {
  if (!reader.is('not')) return parseCompare(reader);
  const { at } = reader.next();
  return { kind: 'not', at, from: at, of: reader.nested(() => parseNot(reader)) };
}

function parseCompare(reader: Reader): Expression {
  const first = parseBinary(reader, 0);
  const rest: [string, Expression, number][] = [];
  for (;;) {
    const { at } = reader.current;
    const operator = comparison(reader);
    if (operator === undefined) break;
    rest.push([operator, parseBinary(reader, 0), at]);
  }
  return rest.length === 0
    ? first
    : { kind: 'compare', at: rest[0]?.[2] ?? 0, from: first.from, first, rest };
}

/** Reads an operator that compares, if one comes now. */
function comparison(reader: Reader): string | undefined {
  if (reader.is('==', '!=', '<', '<=', '>', '>=', 'in')) return reader.next().text;
  if (reader.skip('is')) return reader.skip('not') ? 'is not' : 'is';
  if (!reader.is('not') || reader.following.text !== 'in' || reader.following.type !== 'keyword')
    return undefined;
  reader.next();
  reader.next();
  return 'not in';
}

/** Operators of two values; each level binds more than the one before it. */
const levels = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']];

function parseBinary(reader: Reader, level: number): Expression {
  const operators = levels[level];
  if (!operators) return parseSigned(reader);
  let left = parseBinary(reader, level + 1);
  while (reader.is(...operators)) {
    const { at, text: operator } = reader.next();
    left = { kind: 'binary', at, from: left.from, operator, left, right: parseBinary(reader, level + 1) };
  }
  return left;
}

function parseSigned(reader: Reader): Expression {
  if (!reader.is('+', '-', '~')) return parsePower(reader);
  const { at, text: operator } = reader.next();
  return { kind: 'signed', at, from: at, operator, of: reader.nested(() => parseSigned(reader)) };
}

function parsePower(reader: Reader): Expression {
  const left = parsePrimary(reader);
  if (!reader.is('**')) return left;
  const { at } = reader.next();
  const right = reader.nested(() => parseSigned(reader));
  return { kind: 'binary', at, from: left.from, operator: '**', left, right };
}
