import { floatText } from '../python/numbers.ts';
import { quoted } from '../python/printing.ts';
import type { JsonNode, JsonNumber } from './json-tree.ts';

/** Whether Python reads the number as a float. */
export function isFloat({ source }: JsonNumber): boolean {
  return /[.eEIN]/.test(source);
}

/** A number as Python writes it: `1e3` as `1000.0`, `-0` as `0`. */
export function numberText(number: JsonNumber): string {
  return isFloat(number) ? floatText(Number(number.source)) : BigInt(number.source).toString();
}

/** What `json.dumps` of Python gives with its defaults: ASCII, a blank behind `,` and `:`. */
export function dumps(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return `{${node.entries.map(([key, value]) => `${asciiText(key)}: ${dumps(value)}`).join(', ')}}`;
    case 'array':
      return `[${node.items.map(dumps).join(', ')}]`;
    case 'string':
      return asciiText(node.value);
    case 'number':
      return numberText(node);
    default:
      return String(node.value);
  }
}

/** JSON for readers: indented, numbers as Python writes them, letters as they are. */
export function indented(node: JsonNode, indent = ''): string {
  const within = `${indent}  `;
  const lines = (open: string, parts: readonly string[], close: string) =>
    parts.length === 0
      ? `${open}${close}`
      : `${open}\n${parts.map((part) => `${within}${part}`).join(',\n')}\n${indent}${close}`;
  if (node.kind === 'array')
    return lines(
      '[',
      node.items.map((item) => indented(item, within)),
      ']',
    );
  if (node.kind === 'object')
    return lines(
      '{',
      node.entries.map(([key, value]) => `${JSON.stringify(key)}: ${indented(value, within)}`),
      '}',
    );
  return node.kind === 'string' ? JSON.stringify(node.value) : dumps(node);
}

/** A text as JSON of nothing but ASCII. */
export function asciiText(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as `str` of Python writes it: a text as it is, an object as `{'role': 'user'}`. */
export function printed(node: JsonNode): string {
  return node.kind === 'string' ? node.value : represented(node);
}

function represented(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return `{${node.entries.map(([key, value]) => `${quoted(key)}: ${represented(value)}`).join(', ')}}`;
    case 'array':
      return `[${node.items.map(represented).join(', ')}]`;
    case 'string':
      return quoted(node.value);
    case 'number':
      return numberText(node);
    default:
      return node.value === null ? 'None' : node.value ? 'True' : 'False';
  }
}
