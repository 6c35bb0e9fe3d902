import { nearestWord } from '../../base/nearest.ts';
import { fail, unsupported } from '../python/problem.ts';
import { parseExpression, parseTuple } from './expressions.ts';
import { parseFilter } from './operands.ts';
import type { Body, Expression, Parameters, Statement, Target } from './syntax.ts';
import type { Tokens } from './tokens.ts';

type Parse = (tokens: Tokens, at: number) => Statement;

const parsers = new Map<string, Parse>([
  ['if', parseIf],
  ['for', parseFor],
  ['set', parseSet],
  ['with', parseWith],
  ['filter', parseFilterBlock],
  ['macro', parseMacro],
  ['call', parseCallBlock],
  ['print', parsePrint],
]);
const refused = ['include', 'import', 'from', 'extends', 'block', 'autoescape'];
const inner = ['elif', 'else'];

/** A whole template. @throws {EvaluationError} where it is none */
export function parseTemplateBody(tokens: Tokens): Body {
  return parseBody(tokens, []);
}

/** Statements up to a tag of one of these names, which is then the current token. */
function parseBody(tokens: Tokens, ends: readonly string[], opened?: { name: string; at: number }): Body {
  const body: Statement[] = [];
  for (;;) {
    const { type, text, at } = tokens.current;
    if (type === 'eof') {
      if (opened) fail('syntax', `"${opened.name}" is not closed. Write {% ${ends.at(-1)} %}`, opened.at);
      return body;
    }
    tokens.next();
    if (type === 'data') body.push({ kind: 'text', at, text });
    else if (text === '{{') {
      body.push({ kind: 'print', at, value: parseTuple(tokens) });
      tokens.expect('}}');
    } else {
      if (tokens.isOneOf(ends)) return body;
      body.push(parseStatement(tokens, at, ends));
      tokens.expect('%}');
    }
  }
}

function parseStatement(tokens: Tokens, at: number, ends: readonly string[]): Statement {
  const { text: name, type } = tokens.current;
  if (type !== 'name') tokens.fail('the name of a statement is missing');
  const parse = parsers.get(name);
  if (parse) {
    tokens.next();
    return tokens.nested(() => parse(tokens, at));
  }
  if (refused.includes(name)) unsupported(`the statement ${name}`, at);
  const open = ends.at(-1);
  if (open && (name.startsWith('end') || inner.includes(name)))
    return fail('syntax', `"${name}" comes where "${open}" is missing`, at);
  const start = name.startsWith('end') ? name.slice(3) : inner.includes(name) ? 'if' : undefined;
  if (start !== undefined && parsers.has(start))
    return fail('syntax', `"${name}" has no "${start}" before it`, at);
  const near = nearestWord(name, [...parsers.keys(), ...ends]);
  return fail('syntax', `Jinja has no statement "${name}"${near ? `. Write ${near}` : ''}`, at);
}

/** The body of a statement and the word that ends it. @param late whether it is within an `if` */
function parseInner(
  tokens: Tokens,
  opened: { name: string; at: number },
  ends: readonly string[],
  late = false,
): [Body, string] {
  tokens.skip(':');
  tokens.expect('%}');
  const body = tokens.within(late, () => parseBody(tokens, ends, opened));
  return [body, tokens.next().text];
}

function parseIf(tokens: Tokens, at: number): Statement {
  const branches: [Expression, Body][] = [];
  for (;;) {
    const test = tokens.within(true, () => parseTuple(tokens, false));
    const [body, end] = parseInner(tokens, { name: 'if', at }, ['elif', 'else', 'endif'], true);
    branches.push([test, body]);
    if (end === 'elif') continue;
    const otherwise = end === 'else' ? parseInner(tokens, { name: 'if', at }, ['endif'], true)[0] : [];
    return { kind: 'if', at, branches, otherwise };
  }
}

function parseFor(tokens: Tokens, at: number): Statement {
  const target = parseTarget(tokens, 'in');
  tokens.expect('in');
  const of = parseTuple(tokens, false, false, 'recursive');
  const test = tokens.skip('if') ? tokens.within(false, () => parseExpression(tokens)) : undefined;
  const recursive = tokens.skip('recursive');
  const [body, end] = parseInner(tokens, { name: 'for', at }, ['else', 'endfor']);
  const otherwise = end === 'else' ? parseInner(tokens, { name: 'for', at }, ['endfor'])[0] : [];
  if (namesOf(target).includes('loop') || assigns(body, 'loop') || assigns(otherwise, 'loop'))
    fail('syntax', '"loop" is the loop itself. Use another name', at);
  return { kind: 'for', at, target, of, test, recursive, body, otherwise };
}

function parseSet(tokens: Tokens, at: number): Statement {
  const target = parseTarget(tokens, undefined, true);
  if (tokens.skip('=')) return { kind: 'set', at, target, value: parseTuple(tokens) };
  const filter = parseFilter(tokens, undefined);
  const [body] = parseInner(tokens, { name: 'set', at }, ['endset']);
  return { kind: 'capture', at, target, filter, body };
}

function parseWith(tokens: Tokens, at: number): Statement {
  const values: [Target, Expression][] = [];
  while (tokens.current.type !== 'end') {
    if (values.length > 0) tokens.expect(',');
    const target = parseTarget(tokens);
    tokens.expect('=');
    values.push([target, parseExpression(tokens)]);
  }
  const [body] = parseInner(tokens, { name: 'with', at }, ['endwith']);
  return { kind: 'with', at, values, body };
}

function parseFilterBlock(tokens: Tokens, at: number): Statement {
  const filter = tokens.within(false, () => parseFilter(tokens, undefined, true)) as Expression;
  const [body] = parseInner(tokens, { name: 'filter', at }, ['endfilter']);
  return { kind: 'filtered', at, filter, body };
}

function parseMacro(tokens: Tokens, at: number): Statement {
  const name = assignable(tokens);
  const parameters = tokens.within(false, () => parseParameters(tokens));
  const [body] = parseInner(tokens, { name: 'macro', at }, ['endmacro']);
  return { kind: 'macro', at, name, parameters, body };
}

function parseCallBlock(tokens: Tokens, at: number): Statement {
  const parameters = tokens.is('(') ? tokens.within(false, () => parseParameters(tokens)) : [];
  const call = parseExpression(tokens);
  if (call.kind !== 'call') fail('syntax', 'the statement call needs the call of a macro', at);
  const [body] = parseInner(tokens, { name: 'call', at }, ['endcall']);
  return { kind: 'caller', at, call, parameters, body };
}

function parsePrint(tokens: Tokens, at: number): Statement {
  const items: Expression[] = [];
  while (tokens.current.type !== 'end') {
    if (items.length > 0) tokens.expect(',');
    items.push(parseExpression(tokens));
  }
  return { kind: 'print', at, value: { kind: 'concat', at, items } };
}

function parseParameters(tokens: Tokens): Parameters {
  const parameters: [string, Expression | undefined][] = [];
  tokens.expect('(');
  while (!tokens.is(')')) {
    if (parameters.length > 0) tokens.expect(',');
    const { at } = tokens.current;
    const name = assignable(tokens);
    if (parameters.some(([other]) => other === name))
      fail('syntax', `two parameters are called "${name}"`, at);
    const otherwise = tokens.skip('=') ? parseExpression(tokens) : undefined;
    if (!otherwise && parameters.at(-1)?.[1])
      fail('syntax', `"${name}" needs a value, as the parameter before it has one`, at);
    parameters.push([name, otherwise]);
  }
  tokens.expect(')');
  return parameters;
}

function assignable(tokens: Tokens): string {
  const { text, at } = tokens.name();
  if (/^(?:[Tt]rue|[Ff]alse|[Nn]one)$/.test(text)) fail('syntax', `"${text}" cannot be a name`, at);
  return text;
}

/** @param end word that comes behind it @param spaces whether it may be a variable of a namespace */
function parseTarget(tokens: Tokens, end?: string, spaces = false): Target {
  const { at } = tokens.current;
  const items: Target[] = [];
  for (;;) {
    if (items.length > 0) tokens.expect(',');
    if (items.length > 0 && (tokens.current.type === 'end' || tokens.is(')') || (end && tokens.isWord(end))))
      break;
    items.push(parseOneTarget(tokens, spaces));
    if (!tokens.is(',')) return items.length === 1 && items[0] ? items[0] : { kind: 'tuple', at, items };
  }
  return { kind: 'tuple', at, items };
}

function parseOneTarget(tokens: Tokens, spaces: boolean): Target {
  const { at } = tokens.current;
  if (tokens.skip('(')) {
    const target = tokens.is(')')
      ? ({ kind: 'tuple', at, items: [] } as const)
      : tokens.nested(() => parseTarget(tokens));
    tokens.expect(')');
    return target;
  }
  if (tokens.current.type !== 'name') tokens.fail('a name to assign to is missing');
  const name = assignable(tokens);
  if (spaces && tokens.skip('.')) return { kind: 'variable', at, space: name, name: tokens.name().text };
  return { kind: 'name', at, name };
}

/** Names that a target assigns. */
export function namesOf(target: Target): string[] {
  if (target.kind === 'name') return [target.name];
  return target.kind === 'tuple' ? target.items.flatMap(namesOf) : [];
}

function assigns(body: Body, name: string): boolean {
  return body.some((part) => {
    if (part.kind === 'text' || part.kind === 'print') return false;
    if (part.kind === 'if')
      return part.branches.some(([, each]) => assigns(each, name)) || assigns(part.otherwise, name);
    if (part.kind === 'set') return namesOf(part.target).includes(name);
    const targets =
      part.kind === 'capture'
        ? namesOf(part.target)
        : part.kind === 'with'
          ? part.values.flatMap(([each]) => namesOf(each))
          : [];
    return targets.includes(name) || assigns(part.body, name);
  });
}
