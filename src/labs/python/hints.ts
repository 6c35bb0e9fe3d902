import { near } from './name-hints.ts';
import { repr } from './printing.ts';
import type { Context } from './run.ts';
import type { Expression } from './syntax.ts';
import { Dict, lengthOf, textOf, typeOf, type Value } from './values.ts';

/** What is written, shortened. */
function written({ from }: Expression, to: number, { code }: Context): string {
  const text = code.slice(from, to).trim().replace(/\s+/g, ' ');
  return text.length > 60 ? `…${text.slice(-59)}` : text;
}

/** The keys of a dict, the first of them. */
function keysOf(dict: Dict): string {
  const { size } = dict.entries;
  if (size === 0) return 'This dict is empty';
  const shown = [...dict.entries.values()]
    .slice(0, 6)
    .map(([key]) => repr(key))
    .map((key) => (key.length > 30 ? `${key.slice(0, 29)}…` : key));
  const more = size > shown.length ? ` and ${size - shown.length} more` : '';
  return size === 1 ? `The only key here is ${shown[0]}` : `The keys here are ${shown.join(', ')}${more}`;
}

export function itemHint(
  of: Value,
  key: Value,
  expression: Extract<Expression, { kind: 'item' | 'slice' }>,
  context: Context,
): string | undefined {
  const holder = written(expression.of, expression.at, context);
  if (of === null) return noneHint(holder, expression.of);
  if (of instanceof Dict) {
    if (expression.kind === 'slice') return `A dict has no parts. ${keysOf(of)}`;
    const text = textOf(key);
    const meant = text === undefined ? undefined : nearKey(of, text);
    return meant === undefined ? keysOf(of) : `Write ${holder}[${quoted(meant)}]. ${keysOf(of)}`;
  }
  const length = lengthOf(of);
  if (typeof key === 'bigint' && length !== undefined) {
    const what = textOf(of) === undefined ? 'item' : 'character';
    if (length === 0) return `${holder} is empty`;
    return `${holder} has ${length} ${what}${length === 1 ? '' : 's'}, so that the last is [${length - 1}] or [-1]`;
  }
  if ((Array.isArray(of) || typeOf(of) === 'tuple') && textOf(key) !== undefined)
    return `${holder} is a ${typeOf(of)}: pick an item of it first, ${holder}[0][${quoted(textOf(key) ?? '')}]`;
  if (textOf(of) !== undefined && textOf(key) !== undefined) return `${holder} is a text: it has no keys`;
  return undefined;
}

function noneHint(holder: string, of: Expression): string {
  if (of.kind === 'name' && of.name === 'json')
    return 'json is None when the reply is not JSON. Use text, which holds the reply';
  if (of.kind === 'call') return `${holder} is None. Give get a second value, such as {}`;
  return `${holder} is None (null in JSON)`;
}

export function attributeHint(
  of: Value,
  expression: Extract<Expression, { kind: 'attribute' }>,
  context: Context,
): string | undefined {
  const holder = written(expression.of, expression.at, context);
  const { name } = expression;
  if (of === null) return noneHint(holder, expression.of);
  if (/^(?:length|size|count)$/.test(name) && lengthOf(of) !== undefined) return `Write len(${holder})`;
  if (/^(?:loads?|dumps?)$/.test(name) && holder === 'json')
    return 'json is the reply, parsed already, and not the module. Write json alone, or text for the reply as a text';
  if (of instanceof Dict) {
    if (of.get(name) !== undefined) return `Write ${holder}[${quoted(name)}]`;
    const meant = nearKey(of, name);
    return meant === undefined
      ? `Write ${holder}[${quoted(name)}] for a key. ${keysOf(of)}`
      : `Write ${holder}[${quoted(meant)}]`;
  }
  if (Array.isArray(of))
    return `${holder} is a list: pick an item of it first, ${holder}[0][${quoted(name)}]`;
  return undefined;
}

export function callHint(of: Value, expression: Expression, _context: Context): string | undefined {
  if (expression.kind === 'call' && (of instanceof Dict || Array.isArray(of)))
    return 'Write square brackets to pick an item: […]';
  return undefined;
}

/** @param names of what DTX passes to a lambda */
export function lambdaHint(called: Value, names: readonly string[]): string {
  return typeOf(called) === 'function'
    ? `DTX calls it with ${names.join(', ')}: write lambda ${names.join(', ')}: …`
    : 'The comma ends the lambda. Put brackets around its value';
}

/** A key that differs in few letters or only in case. */
function nearKey(dict: Dict, name: string): string | undefined {
  return near(
    name,
    [...dict.entries.values()].flatMap(([key]) => textOf(key) ?? []),
  );
}

function quoted(name: string): string {
  return JSON.stringify(name);
}

/** @param says what Python says of an expression of a kind */
export function operatorHint(says: string, kind: Expression['kind']): string | undefined {
  if (kind === 'set' && says.includes('unhashable'))
    return 'Python needs no braces around an expression: {…} makes a set';
  if (
    /^TypeError: can only concatenate str \(not "(?:int|float|bool|NoneType|list|dict)"\) to str/.test(says)
  )
    return 'Write str(…) around the other value';
  if (/^TypeError: unsupported operand type\(s\) for \+: '\w+' and 'str'/.test(says))
    return 'Write str(…) around the first value';
  return undefined;
}
