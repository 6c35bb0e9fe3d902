import { itemAt, ownAttribute } from './attributes.ts';
import { spend } from './budget.ts';
import { method } from './container-methods.ts';
import { lowerCase, ReplyHeaders } from './headers.ts';
import { repr } from './printing.ts';
import { raise, unsupported } from './problem.ts';
import { otherSetMethods, setMethods } from './set-methods.ts';
import { typeAttribute } from './types.ts';
import { Dict, ItemSet, Lazy, lengthOf, Native, or, Range, textOf, typeOf, type Value } from './values.ts';

/** `value[key]`. @throws {EvaluationError} as Python does, when there is none */
export function subscript(value: Value, key: Value): Value {
  if (value instanceof Dict)
    return or(value.get(key), () =>
      raise(`KeyError: ${repr(value instanceof ReplyHeaders ? lowerCase(key) : key)}`),
    );
  if (value instanceof Native && value.type === 'type') {
    if (/^<class '(?:list|dict|tuple|set|type|enumerate)'>$/.test(repr(value))) unsupported('types of types');
    return raise(`TypeError: type '${repr(value).slice(8, -2)}' is not subscriptable`);
  }
  requireItems(value);
  const type = typeOf(value);
  const isText = textOf(value) !== undefined;
  if (typeof key !== 'bigint' && typeof key !== 'boolean')
    return raise(
      isText
        ? `TypeError: string indices must be integers, not '${typeOf(key)}'`
        : `TypeError: ${type} indices must be integers or slices, not ${typeOf(key)}`,
    );
  if (typeof key === 'bigint' && BigInt.asIntN(64, key) !== key && !(value instanceof Range))
    return raise("IndexError: cannot fit 'int' into an index-sized integer");
  const name = isText ? 'string' : value instanceof Range ? 'range object' : type;
  return or(itemAt(value, key), () => raise(`IndexError: ${name} index out of range`));
}

/** @throws {EvaluationError} for what has no items by place */
export function requireItems(value: Value): void {
  const sequence = Array.isArray(value) || textOf(value) !== undefined || value instanceof Range;
  if (sequence || typeOf(value) === 'tuple') return;
  if (value instanceof Dict) raise("TypeError: unhashable type: 'slice'");
  raise(`TypeError: '${typeOf(value)}' object is not subscriptable`);
}

/** `value.name`. @throws {EvaluationError} as Python does, when there is none */
export function attributeOf(value: Value, name: string): Value {
  if (value instanceof Native && value.type === 'type')
    return or(typeAttribute(value, name), () =>
      raise(`AttributeError: type object '${repr(value).slice(8, -2)}' has no attribute '${name}'`),
    );
  if (value instanceof Lazy && /^(?:throw|send|close|gi_\w+)$/.test(name))
    unsupported(`${name} of a generator`);
  return or(value instanceof ItemSet ? setAttribute(value, name) : ownAttribute(value, name), () =>
    raise(`AttributeError: '${typeOf(value)}' object has no attribute '${name}'`),
  );
}

function setAttribute(value: ItemSet, name: string): Value | undefined {
  if (/^__\w+__$/.test(name) || otherSetMethods.includes(name)) unsupported(`${name} of a set`);
  const known = Object.hasOwn(setMethods, name) ? setMethods[name] : undefined;
  return known && method(name, value, known, 'set');
}

/** How many items a value has. @throws {EvaluationError} when it has none */
export function len(value: Value): bigint {
  spend((textOf(value)?.length ?? 0) >> 6);
  const length = lengthOf(value);
  return length === undefined
    ? raise(`TypeError: object of type '${typeOf(value)}' has no len()`)
    : BigInt(length);
}
