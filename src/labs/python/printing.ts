import { allow, spend } from './budget.ts';
import { iterate } from './iterating.ts';
import { floatText, integerText } from './numbers.ts';
import { unsupported } from './problem.ts';
import {
  Dict,
  ItemSet,
  Lazy,
  Markup,
  Native,
  Range,
  Tuple,
  Undefined,
  type Value,
  type View,
} from './values.ts';

/** What Python's `str` gives: how a value prints. */
export function str(value: Value): string {
  if (typeof value === 'string') return value;
  if (value instanceof Markup) return value.text;
  return value instanceof Undefined ? '' : repr(value);
}

/**
 * What Python's `repr` gives: how a value prints within a list.
 * @throws {EvaluationError} for what Python prints with an address of its memory
 */
export function repr(value: Value): string {
  return represent(value, new Set());
}

function represent(value: Value, within: Set<Value>): string {
  spend();
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'bigint') return integerText(value);
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Markup) return `Markup(${quoted(value.text)})`;
  if (value instanceof Undefined) return 'Undefined';
  if (value instanceof Range) {
    const { start, stop, step } = value;
    return `range(${start}, ${stop}${step === 1n ? '' : `, ${step}`})`;
  }
  if (value instanceof Lazy)
    return unsupported(`printing what map, select and the like give. ${value.advice}`);
  if (value instanceof ItemSet && value.items.size === 0) return 'set()';
  if (value instanceof Native) return value.print?.() ?? unsupported(`printing a ${value.type}`);
  if (within.has(value)) return Array.isArray(value) ? '[...]' : value instanceof Dict ? '{...}' : '...';
  within.add(value);
  const each = (item: Value) => represent(item, within);
  let text: string;
  if (Array.isArray(value)) text = `[${joined(value, each)}]`;
  else if (value instanceof Tuple)
    text = `(${joined(value.items, each)}${value.items.length === 1 ? ',' : ''})`;
  else if (value instanceof Dict)
    text = `{${joined([...value.entries.values()], ([key, item]) => `${each(key)}: ${each(item)}`)}}`;
  else if (value instanceof ItemSet) text = `{${joined([...iterate(value)], each)}}`;
  else text = `dict_${(value as View).kind}([${joined([...iterate(value)], each)}])`;
  within.delete(value);
  return text;
}

function joined<T>(items: readonly T[], each: (item: T) => string): string {
  const text = items.map(each).join(', ');
  allow(text.length);
  return text;
}

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** A text in quotes: single ones unless it has those and no double ones. */
export function quoted(text: string): string {
  allow(text.length);
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `'${text}'`;
  spend(text.length >> 4);
  const body = text.replace(/[\\'"]|[^\P{C}]|[^\P{Z} ]/gu, (char) => {
    if (char === '"' || char === "'") return char === quote ? `\\${char}` : char;
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code < 0x100) return escapes[char] ?? `\\x${hex.padStart(2, '0')}`;
    return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
  });
  return quote + body + quote;
}
