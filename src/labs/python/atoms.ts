import { parseComprehension } from './comprehensions.ts';
import { parseExpression, parseMoreOf } from './expressions.ts';
import { fail, unsupported } from './problem.ts';
import type { Reader } from './reader.ts';
import { parseText } from './strings.ts';
import type { Expression, Passed } from './syntax.ts';

const constants = new Map<string, null | boolean>([
  ['True', true],
  ['False', false],
  ['None', null],
]);

/** A value with what comes directly behind it: `.name`, `[key]`, `(values)`. */
export function parsePrimary(reader: Reader): Expression {
  let value = parseAtom(reader);
  const { from } = value;
  for (;;) {
    const { at } = reader.current;
    if (reader.skip('.')) {
      if (reader.current.type !== 'name') reader.fail('a name is missing after the point');
      value = { kind: 'attribute', at, from, of: value, name: reader.next().text };
    } else if (reader.skip('(')) value = { kind: 'call', at, from, of: value, args: parseArguments(reader) };
    else if (reader.skip('[')) {
      value = parseSubscript(reader, value, at);
      reader.expect(']');
    } else return value;
  }
}

function parseAtom(reader: Reader): Expression {
  const { type, text, at, number } = reader.current;
  const constant = type === 'keyword' ? constants.get(text) : undefined;
  if (constant !== undefined) {
    reader.next();
    return { kind: 'constant', at, from: at, value: constant };
  }
  if (type === 'name') {
    reader.next();
    return { kind: 'name', at, from: at, name: text };
  }
  if (type === 'number') {
    reader.next();
    return { kind: 'constant', at, from: at, value: number ?? 0n };
  }
  if (type === 'string') return parseText(reader);
  if (reader.skip('(')) return parseParenthesized(reader, at);
  if (reader.skip('[')) return parseList(reader, at);
  if (reader.skip('{')) return parseBraces(reader, at);
  if (reader.is('...')) unsupported('... (Ellipsis)', at);
  return reader.fail('a value is missing');
}

function parseParenthesized(reader: Reader, at: number): Expression {
  if (reader.skip(')')) return { kind: 'tuple', at, from: at, items: [] };
  const first = parseExpression(reader);
  if (reader.is('for', 'async'))
    return closed(reader, ')', parseComprehension(reader, 'generator', first, undefined, at));
  // What is in brackets begins with them.
  return closed(reader, ')', { ...parseMoreOf(reader, first), from: at });
}

function parseList(reader: Reader, at: number): Expression {
  if (reader.skip(']')) return { kind: 'list', at, from: at, items: [] };
  const first = parseExpression(reader);
  if (reader.is('for', 'async'))
    return closed(reader, ']', parseComprehension(reader, 'list', first, undefined, at));
  const items = [first, ...parseMore(reader, ']', () => parseExpression(reader))];
  return closed(reader, ']', { kind: 'list', at, from: at, items });
}

function parseBraces(reader: Reader, at: number): Expression {
  if (reader.skip('}')) return { kind: 'dict', at, from: at, pairs: [] };
  const key = parseExpression(reader);
  if (reader.skip(':')) {
    const value = parseExpression(reader);
    if (reader.is('for', 'async'))
      return closed(reader, '}', parseComprehension(reader, 'dict', key, value, at));
    const pair = (): [Expression, Expression] => {
      const each = parseExpression(reader);
      reader.expect(':');
      return [each, parseExpression(reader)];
    };
    const pairs: [Expression, Expression][] = [[key, value], ...parseMore(reader, '}', pair)];
    return closed(reader, '}', { kind: 'dict', at, from: at, pairs });
  }
  if (reader.is('for', 'async'))
    return closed(reader, '}', parseComprehension(reader, 'set', key, undefined, at));
  const items = [key, ...parseMore(reader, '}', () => parseExpression(reader))];
  return closed(reader, '}', { kind: 'set', at, from: at, items });
}

function closed(reader: Reader, close: string, value: Expression): Expression {
  reader.expect(close);
  return value;
}

/** What follows a first item; a comma may come last. */
function parseMore<T>(reader: Reader, close: string, read: () => T): T[] {
  const items: T[] = [];
  while (reader.skip(',') && !reader.is(close)) items.push(read());
  return items;
}

function parseArguments(reader: Reader): Passed {
  const positional: Expression[] = [];
  const named: [string, Expression][] = [];
  while (!reader.is(')')) {
    const { at, type, text } = reader.current;
    if (reader.following.text === '=' && reader.following.type === 'operator') {
      if (type !== 'name') fail('syntax', 'expression cannot contain assignment. Write == to compare', at);
      reader.next();
      reader.next();
      if (named.some(([each]) => each === text)) fail('syntax', `keyword argument repeated: ${text}`, at);
      named.push([text, parseExpression(reader)]);
    } else {
      let value = parseExpression(reader);
      if (reader.is('for', 'async')) {
        value = parseComprehension(reader, 'generator', value, undefined, at);
        if (positional.length + named.length > 0 || !reader.is(')')) unparenthesized(at);
      }
      if (named.length > 0) fail('syntax', 'positional argument follows keyword argument', at);
      positional.push(value);
    }
    if (!reader.is(')')) reader.expect(',');
  }
  reader.next();
  return { positional, named };
}

function unparenthesized(at: number): never {
  return fail('syntax', 'Generator expression must be parenthesized: write brackets around it', at);
}

function parseSubscript(reader: Reader, of: Expression, at: number): Expression {
  const { from } = of;
  const limits: (Expression | undefined)[] = [];
  const part = () => (reader.is(':') ? severalParts(at) : parseExpression(reader));
  const limit = () => (reader.is(':', ']', ',') ? undefined : parseExpression(reader));
  const start = reader.current.at;
  const first = limit();
  if (!reader.is(':')) {
    if (!first) return reader.fail('a key is missing');
    if (!reader.is(',')) return { kind: 'item', at, from, of, key: first };
    const items = [first, ...parseMore(reader, ']', part)];
    if (reader.is(':')) severalParts(at);
    return { kind: 'item', at, from, of, key: { kind: 'tuple', at: start, from: start, items } };
  }
  limits.push(first);
  while (limits.length < 3 && reader.skip(':')) limits.push(limit());
  if (reader.is(',')) severalParts(at);
  return { kind: 'slice', at, from, of, limits };
}

function severalParts(at: number): never {
  return unsupported('a part such as 1:2 among several keys', at);
}
