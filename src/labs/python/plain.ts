import { spend } from './budget.ts';
import { floatText, integerText } from './numbers.ts';
import { fail } from './problem.ts';
import { Dict, ItemSet, Lazy, Native, Tuple, textOf, typeOf, type Value } from './values.ts';

/**
 * A value as JSON has it: a tuple is a list, and keys are texts as Python's `json.dumps` writes them.
 * @throws {EvaluationError} for what JSON does not have
 */
export function plain(value: Value): unknown {
  return convert(value, new Set());
}

function convert(value: Value, within: Set<Value>): unknown {
  spend();
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  const text = textOf(value);
  if (text !== undefined) return text;
  if (within.has(value)) fail('unsupported', 'the result holds itself, which JSON cannot');
  within.add(value);
  const result = collected(value, (each) => convert(each, within));
  within.delete(value);
  return result;
}

function collected(value: Value, each: (value: Value) => unknown): unknown {
  if (Array.isArray(value)) return value.map(each);
  if (value instanceof Tuple) return value.items.map(each);
  if (value instanceof Dict && value.type === 'dict')
    return Object.fromEntries([...value.entries.values()].map(([key, item]) => [keyText(key), each(item)]));
  const type = typeOf(value);
  if (value instanceof Lazy || type.startsWith('dict_') || type === 'range')
    return fail('unsupported', `the result is a ${type}, which JSON does not have. Write list(…) around it`);
  if (value instanceof ItemSet)
    return fail('unsupported', 'the result is a set, which JSON does not have. Write sorted(…) around it');
  if (value instanceof Native && type === 'function')
    return fail(
      'unsupported',
      'the result is a function. Only a transform that begins with "lambda " is called; call this one: (lambda …)(…)',
    );
  return fail('unsupported', `the result is a ${type}, which JSON does not have. Add () to call it`);
}

function keyText(key: Value): string {
  if (typeof key === 'boolean' || key === null) return String(key);
  if (typeof key === 'bigint') return integerText(key);
  if (typeof key === 'number') return floatText(key);
  const text = textOf(key);
  return text ?? fail('unsupported', `a key is a ${typeOf(key)}, and keys in JSON are texts`);
}
