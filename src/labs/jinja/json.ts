import { count } from '../python/arguments.ts';
import { allow, spend } from '../python/budget.ts';
import { sorted } from '../python/comparing.ts';
import { floatText, integerText } from '../python/numbers.ts';
import { points } from '../python/points.ts';
import { repr } from '../python/printing.ts';
import { EvaluationError, unsupported, wrong } from '../python/problem.ts';
import { Dict, Tuple, textOf, typeOf, Undefined, type Value } from '../python/values.ts';
import { Missing } from './missing.ts';

/**
 * JSON as `tojson` writes it: keys sorted, ASCII only, safe within a script of a page.
 * @param indent spaces, or a text, for each level
 * @throws {EvaluationError} for values that JSON does not have
 */
export function json(value: Value, indent: Value | undefined): string {
  const spaces = () => ' '.repeat(allow(Math.max(0, count(indent, 0))));
  const step = indent === undefined || indent === null ? undefined : (textOf(indent) ?? spaces());
  const text = write(value, step, '\n', new Set());
  return text.replace(/[<>&']/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
}

function write(value: Value, step: string | undefined, line: string, within: Set<Value>): string {
  spend();
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return integerText(value);
  if (typeof value === 'number') return floatName(value);
  const text = textOf(value);
  if (text !== undefined) return ascii(text);
  if (within.has(value)) wrong('the value holds itself, which JSON cannot');
  within.add(value);
  const inner = step === undefined ? line : line + step;
  const enclose = (parts: string[], [open, close]: string) => {
    if (parts.length === 0) return `${open}${close}`;
    if (step === undefined) return open + parts.join(', ') + close;
    return open + inner + parts.join(`,${inner}`) + line + close;
  };
  const items = value instanceof Tuple ? value.items : Array.isArray(value) ? value : undefined;
  let written: string;
  if (items)
    written = enclose(
      items.map((item) => write(item, step, inner, within)),
      '[]',
    );
  else if (value instanceof Dict) {
    const pairs = sorted(
      [...value.entries.values()].map((entry) => new Tuple(entry)),
      (pair) => pair,
    );
    const member = ([key, item]: readonly Value[]) =>
      `${keyText(key as Value)}: ${write(item as Value, step, inner, within)}`;
    written = enclose(
      pairs.map((pair) => member((pair as Tuple).items)),
      '{}',
    );
  } else if (value instanceof Undefined)
    return wrong(`tojson needs a value, and ${value instanceof Missing ? value.told() : value.message}`);
  else return wrong(`JSON has no ${typeOf(value)}. Add "| list"`);
  within.delete(value);
  allow(written.length);
  return written;
}

function keyText(key: Value): string {
  if (typeof key === 'boolean' || key === null) return `"${key}"`;
  if (typeof key === 'bigint') return `"${integerText(key)}"`;
  if (typeof key === 'number') return `"${floatName(key)}"`;
  return ascii(textOf(key) ?? wrong(`a ${typeOf(key)} cannot be a key in JSON`));
}

function floatName(float: number): string {
  if (Number.isFinite(float)) return floatText(float);
  return Number.isNaN(float) ? 'NaN' : float > 0 ? 'Infinity' : '-Infinity';
}

function ascii(text: string): string {
  allow(text.length);
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What `pprint` gives, for values that fit in one line; their keys are sorted. */
export function pretty(value: Value): string {
  const text = repr(inOrder(value, 0));
  return points(text).length > 80 ? unsupported('pprint of more than a line') : text;
}

function inOrder(value: Value, depth: number): Value {
  if (depth > 20) unsupported('pprint of such deep lists');
  if (Array.isArray(value)) return value.map((item) => inOrder(item, depth + 1));
  if (value instanceof Tuple) return new Tuple(value.items.map((item) => inOrder(item, depth + 1)));
  if (!(value instanceof Dict)) return value;
  const ordered = new Dict();
  const entries = byKey([...value.entries.values()].map((entry) => new Tuple(entry)));
  for (const pair of entries)
    ordered.set((pair as Tuple).items[0] as Value, inOrder((pair as Tuple).items[1] as Value, depth + 1));
  return ordered;
}

function byKey(pairs: readonly Tuple[]): Value[] {
  try {
    return sorted(pairs, (pair) => (pair as Tuple).items[0] as Value);
  } catch (error) {
    // Python then sorts by the names of types and, within one, by address.
    if (error instanceof EvaluationError && error.kind === 'type')
      unsupported('pprint of a dict with mixed keys');
    throw error;
  }
}
