import { parseOr } from './expressions.ts';
import { fail, unsupported } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Expression, Loop, Target } from './syntax.ts';

type Makes = Extract<Expression, { kind: 'comprehension' }>['makes'];

/** The loops behind an item: `for a in b if c for …`. */
export function parseComprehension(
  reader: Reader,
  makes: Makes,
  item: Expression,
  value: Expression | undefined,
  from: number,
): Expression {
  const { at } = reader.current;
  const loops: Loop[] = [];
  while (reader.is('for', 'async')) {
    if (reader.is('async')) unsupported('async', reader.current.at);
    loops.push(reader.nested(() => parseLoop(reader)));
  }
  return { kind: 'comprehension', at, from, makes, item, value, loops };
}

function parseLoop(reader: Reader): Loop {
  const { at } = reader.expect('for');
  const target = parseTargets(reader, 'in');
  reader.expect('in');
  const of = parseOr(reader);
  const tests: Expression[] = [];
  while (reader.skip('if')) tests.push(parseOr(reader));
  return { target, at, of, tests };
}

/** Names with commas between them; one alone is itself. */
function parseTargets(reader: Reader, end: string): Target {
  const targets: Target[] = [];
  let several = false;
  while (!reader.is(end)) {
    targets.push(reader.nested(() => parseTarget(reader)));
    if (!reader.is(',')) break;
    reader.next();
    several = true;
  }
  if (targets.length === 0 && end === 'in') reader.fail('a name is missing');
  return targets.length === 1 && targets[0] !== undefined && !several ? targets[0] : targets;
}

function parseTarget(reader: Reader): Target {
  const { type, text, at } = reader.current;
  if (reader.is('*')) unsupported('unpacking with *', at);
  if (reader.skip('(') || reader.skip('[')) {
    const close = text === '(' ? ')' : ']';
    const inner = parseTargets(reader, close);
    reader.expect(close);
    // Brackets of a list take several values, even around one name.
    return text === '[' && typeof inner === 'string' ? [inner] : inner;
  }
  if (type !== 'name') {
    if (/^(?:True|False|None)$/.test(text)) fail('syntax', `cannot assign to ${text}`, at);
    return reader.fail('a name is missing');
  }
  reader.next();
  if (reader.is('.', '[')) unsupported('a loop that sets an item or attribute', at);
  return text;
}
