import { unsupported } from './problem.ts';
import { PythonJson } from './read-json.ts';
import { Dict, type Value } from './values.ts';

/** A number that is a float to Python although it may be whole. */
export class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/**
 * A plain value as Python has it, or one of `readJson`, in which `1.0` is a float.
 * @throws {EvaluationError} for what JSON does not have, such as a function
 */
export function fromJavaScript(value: unknown): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  // JSON writes whole numbers below 10^21 without an exponent, and Python reads those as integers.
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJavaScript);
  if (value instanceof Float) return value.value;
  if (value instanceof PythonJson) return value.copy();
  if (typeof value !== 'object') return unsupported(`a variable that is a ${typeof value}`);
  const dict = new Dict();
  for (const [key, each] of Object.entries(value as object))
    if (each !== undefined) dict.set(key, fromJavaScript(each));
  return dict;
}
