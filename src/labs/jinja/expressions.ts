import { parseUnary } from './operands.ts';
import type { Expression } from './syntax.ts';
import type { Tokens } from './tokens.ts';

/** One value. @throws {EvaluationError} as all of these functions do, where the source is no expression */
export function parseExpression(tokens: Tokens): Expression {
  const from = tokens.unknown.length;
  let value = tokens.nested(() => parseOr(tokens));
  while (tokens.isWord('if')) {
    const { at } = tokens.next();
    const test = parseOr(tokens);
    const otherwise = tokens.skip('else') ? parseExpression(tokens) : undefined;
    value = { kind: 'if', at, test, chosen: value, otherwise };
    for (let i = from; i < tokens.unknown.length; i++)
      tokens.unknown[i] = { ...(tokens.unknown[i] as Tokens['unknown'][number]), late: true };
  }
  return value;
}

/** One value, or several with commas between them, which are a tuple. @param inline whether it may have an `if` */
export function parseTuple(tokens: Tokens, inline = true, bracketed = false, end?: string): Expression {
  const { at } = tokens.current;
  const items: Expression[] = [];
  let tuple = false;
  for (;;) {
    if (items.length > 0) tokens.expect(',');
    if (tokens.current.type === 'end' || tokens.is(')') || (end !== undefined && tokens.isWord(end))) break;
    items.push(inline ? parseExpression(tokens) : tokens.nested(() => parseOr(tokens)));
    if (!tokens.is(',')) break;
    tuple = true;
  }
  if (!tuple && items[0]) return items[0];
  if (!tuple && !bracketed) tokens.fail('a value is missing');
  return { kind: 'tuple', at, items };
}

function parseOr(tokens: Tokens): Expression {
  let left = parseAnd(tokens);
  while (tokens.isWord('or')) left = { kind: 'or', at: tokens.next().at, left, right: parseAnd(tokens) };
  return left;
}

function parseAnd(tokens: Tokens): Expression {
  let left = parseNot(tokens);
  while (tokens.isWord('and')) left = { kind: 'and', at: tokens.next().at, left, right: parseNot(tokens) };
  return left;
}

function parseNot(tokens: Tokens): Expression {
  if (!tokens.isWord('not')) return parseCompare(tokens);
  const { at } = tokens.next();
  return { kind: 'not', at, of: tokens.nested(() => parseNot(tokens)) };
}

function parseCompare(tokens: Tokens): Expression {
  const first = parseBinary(tokens, 1);
  const rest: [string, Expression][] = [];
  const { at } = tokens.current;
  for (;;) {
    const { type, text } = tokens.current;
    if (type === 'operator' && /^(?:[=!<>]=|[<>])$/.test(text))
      rest.push([tokens.next().text, parseBinary(tokens, 1)]);
    else if (tokens.isWord('in')) rest.push([tokens.next().text, parseBinary(tokens, 1)]);
    else if (tokens.isWord('not') && tokens.following.type === 'name' && tokens.following.text === 'in') {
      tokens.next();
      tokens.next();
      rest.push(['notin', parseBinary(tokens, 1)]);
    } else break;
  }
  return rest.length === 0 ? first : { kind: 'compare', at, first, rest };
}

/** Operators between two values by how tightly they bind; those of one level are worked out from left to right. */
const levels: Readonly<Record<string, number>> = {
  '+': 1,
  '-': 1,
  '~': 2,
  '*': 3,
  '/': 3,
  '//': 3,
  '%': 3,
  '**': 4,
};

/** @param least level of the operators that belong to it */
function parseBinary(tokens: Tokens, least: number): Expression {
  const { at: start } = tokens.current;
  let left = parseUnary(tokens);
  for (;;) {
    const { type, text: operator, at } = tokens.current;
    const level = type === 'operator' ? (levels[operator] ?? 0) : 0;
    if (level < least) return left;
    if (operator === '~') {
      const items = [left];
      while (tokens.skip('~')) items.push(parseBinary(tokens, level + 1));
      left = { kind: 'concat', at: start, items };
    } else {
      tokens.next();
      left = { kind: 'binary', at, operator, left, right: parseBinary(tokens, level + 1) };
    }
  }
}
