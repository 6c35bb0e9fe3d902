import { Float } from '../python/conversion.ts';
import type { JsonNode } from './json-tree.ts';
import { isFloat } from './python-json.ts';

/** A value as the interpreter of Jinja takes it, whole numbers and floats apart. */
export function pythonValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(([key, value]) => [key, pythonValue(value)]));
    case 'array':
      return node.items.map(pythonValue);
    case 'number':
      return isFloat(node) ? new Float(Number(node.source)) : BigInt(node.source);
    default:
      return node.value;
  }
}
