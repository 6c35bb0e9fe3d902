import { fail } from '../python/problem.ts';
import { parseExpression, parseTuple } from './expressions.ts';
import { hasFilter, hasTest } from './known-names.ts';
import type { Expression, Passed } from './syntax.ts';
import type { Tokens } from './tokens.ts';

const noArguments: Passed = { positional: [], named: [] };
const constants = new Map<string, null | boolean>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
]);

/** @param filters whether filters and tests may follow: those behind `-x` are of the whole */
export function parseUnary(tokens: Tokens, filters = true): Expression {
  const { at } = tokens.current;
  let value: Expression;
  if (tokens.is('-') || tokens.is('+')) {
    const kind = tokens.next().text === '-' ? 'negative' : 'positive';
    value = { kind, at, of: tokens.nested(() => parseUnary(tokens, false)) };
  } else value = parsePrimary(tokens);
  value = parsePostfix(tokens, value);
  return filters ? parseFilters(tokens, value) : value;
}

function parsePrimary(tokens: Tokens): Expression {
  const { type, text, at, number } = tokens.current;
  if (type === 'name') {
    tokens.next();
    const value = constants.get(text);
    return value === undefined ? { kind: 'name', at, name: text } : { kind: 'constant', at, value };
  }
  if (type === 'string') {
    let value = '';
    while (tokens.current.type === 'string') value += tokens.next().text;
    return { kind: 'constant', at, value };
  }
  if (type === 'number') {
    tokens.next();
    return { kind: 'constant', at, value: number ?? 0n };
  }
  if (tokens.skip('(')) {
    const value = parseTuple(tokens, true, true);
    tokens.expect(')');
    return value;
  }
  if (tokens.skip('[')) return { kind: 'list', at, items: parseItems(tokens, ']', parseExpression) };
  if (tokens.skip('{')) {
    const pairs = parseItems(tokens, '}', (each): [Expression, Expression] => {
      const key = parseExpression(each);
      each.expect(':');
      return [key, parseExpression(each)];
    });
    return { kind: 'dict', at, pairs };
  }
  return tokens.fail('a value is missing');
}

/** What is between brackets; a comma may come last. */
function parseItems<T>(tokens: Tokens, close: string, read: (tokens: Tokens) => T, last = true): T[] {
  const items: T[] = [];
  while (!tokens.is(close)) {
    if (items.length > 0) tokens.expect(',');
    if (last && tokens.is(close)) break;
    items.push(read(tokens));
  }
  tokens.expect(close);
  return items;
}

function parsePostfix(tokens: Tokens, of: Expression): Expression {
  let value = of;
  for (;;) {
    const { at } = tokens.current;
    if (tokens.is('(')) value = { kind: 'call', at, of: value, args: parseArguments(tokens) };
    else if (tokens.skip('.')) {
      const { type, text, number } = tokens.next();
      if (type === 'name') value = { kind: 'attribute', at, of: value, name: text };
      else if (typeof number === 'bigint')
        value = { kind: 'item', at, of: value, key: { kind: 'constant', at, value: number } };
      else fail('syntax', 'a name or number is missing after the point', at);
    } else if (tokens.skip('[')) {
      const keys = parseItems(tokens, ']', parseSubscript, false);
      const key: Expression = keys.length === 1 && keys[0] ? keys[0] : { kind: 'tuple', at, items: keys };
      value = { kind: 'item', at, of: value, key };
    } else return value;
  }
}

function parseSubscript(tokens: Tokens): Expression {
  const { at } = tokens.current;
  const limits: (Expression | undefined)[] = [];
  const limit = () =>
    tokens.is(':') || tokens.is(']') || tokens.is(',') ? undefined : parseExpression(tokens);
  const first = tokens.is(':') ? undefined : parseExpression(tokens);
  if (first && !tokens.is(':')) return first;
  limits.push(first);
  for (let i = 0; i < 2; i++) limits.push(tokens.skip(':') ? limit() : undefined);
  return { kind: 'slice', at, limits };
}

function parseFilters(tokens: Tokens, of: Expression): Expression {
  let value = of;
  for (;;) {
    const { at } = tokens.current;
    if (tokens.is('|')) value = parseFilter(tokens, value);
    else if (tokens.isWord('is')) value = parseTest(tokens, value);
    else if (tokens.is('(')) value = { kind: 'call', at, of: value, args: parseArguments(tokens) };
    else return value;
  }
}

/** Filters one after another. @param of undefined is a block @param inline whether the first one has no bar */
export function parseFilter<T extends Expression | undefined>(
  tokens: Tokens,
  of: T,
  inline = false,
): T | Expression {
  let value: T | Expression = of;
  for (let first = inline; first || tokens.skip('|'); first = false) {
    const { name, at } = dotted(tokens);
    if (!hasFilter(name)) tokens.unknown.push({ kind: 'filter', name, at, late: tokens.late });
    value = {
      kind: 'filter',
      at,
      of: value,
      name,
      args: tokens.is('(') ? parseArguments(tokens) : noArguments,
    };
  }
  return value;
}

function dotted(tokens: Tokens): { name: string; at: number } {
  const { at, text } = tokens.name();
  let name = text;
  while (tokens.skip('.')) name += `.${tokens.name().text}`;
  return { name, at };
}

function parseTest(tokens: Tokens, of: Expression): Expression {
  tokens.next();
  const negated = tokens.skip('not');
  const { name, at } = dotted(tokens);
  if (!hasTest(name)) tokens.unknown.push({ kind: 'test', name, at, late: tokens.late });
  let args = noArguments;
  const begins = /^(name|string|number)$/.test(tokens.current.type) || tokens.is('[') || tokens.is('{');
  if (tokens.is('(')) args = parseArguments(tokens);
  else if (begins && !tokens.isOneOf(['else', 'or', 'and'])) {
    if (tokens.isWord('is')) tokens.fail('tests cannot follow each other. Write "and"');
    args = { positional: [parsePostfix(tokens, parsePrimary(tokens))], named: [] };
  }
  const test: Expression = { kind: 'test', at, of, name, args };
  return negated ? { kind: 'not', at, of: test } : test;
}

function parseArguments(tokens: Tokens): Passed {
  tokens.expect('(');
  const positional: Expression[] = [];
  const named: [string, Expression][] = [];
  let list: Expression | undefined;
  let dict: Expression | undefined;
  const misplaced = () => tokens.fail('the values of a call are in the wrong order or twice');
  parseItems(tokens, ')', () => {
    if (tokens.is('*')) {
      if (list || dict) misplaced();
      tokens.next();
      list = parseExpression(tokens);
    } else if (tokens.is('**')) {
      if (dict) misplaced();
      tokens.next();
      dict = parseExpression(tokens);
    } else if (
      tokens.current.type === 'name' &&
      tokens.following.type === 'operator' &&
      tokens.following.text === '='
    ) {
      const { text } = tokens.current;
      if (dict || named.some(([name]) => name === text)) misplaced();
      tokens.next();
      tokens.next();
      named.push([text, parseExpression(tokens)]);
    } else {
      if (list || dict || named.length > 0) misplaced();
      positional.push(parseExpression(tokens));
    }
  });
  return { positional, named, list, dict };
}
