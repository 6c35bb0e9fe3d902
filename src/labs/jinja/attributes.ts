import { itemAt, ownAttribute } from '../python/attributes.ts';
import { repr } from '../python/printing.ts';
import { Dict, Native, or, textOf, typeOf, Undefined, type Value } from '../python/values.ts';
import { isLoop, Missing } from './missing.ts';

/**
 * `value.name`: an attribute, or else the item of that name.
 * @throws {EvaluationError} for what is not supported, and for attributes of an undefined value
 */
export function attributeOf(value: Value, name: string): Value {
  return or(
    or(ownAttribute(value, name), () => itemOf(value, name)),
    () => missing(value, name),
  );
}

/**
 * `value[key]`: an item, or else the attribute of that name.
 * @throws {EvaluationError} as `attributeOf`
 */
export function subscript(value: Value, key: Value): Value {
  const name = textOf(key);
  const attribute = () => (name === undefined ? undefined : ownAttribute(value, name));
  return or(or(itemOf(value, key), attribute), () => missing(value, key));
}

function missing(value: Value, key: Value): Undefined {
  const name = textOf(key);
  const holder = value === null ? 'None' : isLoop(value) ? 'loop' : `this ${typeOf(value)}`;
  const what = `${holder} has nothing called ${name === undefined ? repr(key) : `"${name}"`}`;
  return new Missing(what, value, key);
}

/** An item of a list, text, range or dict; undefined when there is none. */
export function itemOf(value: Value, key: Value): Value | undefined {
  if (value instanceof Undefined) return value.fail();
  if (value instanceof Dict) {
    if (Array.isArray(key) || key instanceof Dict) return undefined;
    return value.get(key);
  }
  if (value instanceof Native && value.variables) return undefined;
  if (typeof key !== 'bigint' && typeof key !== 'boolean') return undefined;
  return itemAt(value, key);
}
