import { index as indexOf } from './arguments.ts';
import { allow, spend } from './budget.ts';
import {
  dictMethods,
  listMethods,
  type Method,
  method,
  tupleMethods,
  updateMethod,
} from './container-methods.ts';
import { points, slicePoints } from './points.ts';
import { unsupported, wrong } from './problem.ts';
import { spare } from './spare.ts';
import { otherTextMethods, textMethods } from './text-methods.ts';
import {
  Dict,
  lengthOf,
  Markup,
  Native,
  Range,
  Tuple,
  textOf,
  typeOf,
  Undefined,
  type Value,
  View,
} from './values.ts';

/** Attributes that Python's values have and these do not. */
const others: Readonly<Record<string, readonly string[]>> = {
  str: otherTextMethods,
  Markup: [...otherTextMethods, 'escape', 'unescape', 'striptags', 'format'],
  dict: ['fromkeys'],
  int: 'as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes'.split(
    ' ',
  ),
  float: 'as_integer_ratio conjugate fromhex hex imag is_integer real'.split(' '),
  range: ['count', 'index', 'start', 'step', 'stop'],
  generator: ['close', 'gi_code', 'gi_frame', 'gi_running', 'gi_suspended', 'gi_yieldfrom', 'send', 'throw'],
};

/** An attribute; undefined when the value has none of that name. */
export function ownAttribute(value: Value, name: string): Value | undefined {
  if (value instanceof Undefined) return value.fail();
  const type = typeOf(value);
  if (/^__\w+__$/.test(name) && name !== '__proto__') return unsupported(`the attribute ${name}`);
  if (
    type === 'bool' ? others.int?.includes(name) : Object.hasOwn(others, type) && others[type]?.includes(name)
  )
    return unsupported(`${name} of a ${type}`);
  const text = textOf(value);
  if (text !== undefined) return textAttribute(value as string | Markup, text, name);
  if (Array.isArray(value)) return bound(type, name, value, listMethods);
  if (value instanceof Tuple) {
    const at = value.names.indexOf(name);
    return at < 0 ? bound(type, name, value.items, tupleMethods) : value.items[at];
  }
  if (value instanceof Dict)
    return name === 'update' ? updateMethod(value) : bound(type, name, value, dictMethods);
  if (value instanceof View && /^(isdisjoint|mapping)$/.test(name))
    return unsupported(`${name} of a ${type}`);
  return value instanceof Native ? value.attribute(name) : undefined;
}

function bound<T>(
  owner: string,
  name: string,
  self: T,
  methods: Readonly<Record<string, Method<T>>>,
): Native | undefined {
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return found && method(name, self, found, owner);
}

function textAttribute(value: string | Markup, text: string, name: string): Value | undefined {
  if (name === 'format')
    return new Native('builtin_function_or_method', {
      call: (args) => spare('format').formatText(text, args),
    });
  const known = Object.hasOwn(textMethods, name) ? textMethods[name] : undefined;
  if (!known) return undefined;
  const [form, run] = known;
  spend(text.length >> 6);
  if (!(value instanceof Markup)) return method(name, text, known, 'str');
  return method(name, text, [
    form,
    (self, given) => {
      if (name === 'join' || given.some((each) => /[&<>'"]/.test(textOf(each) ?? '')))
        unsupported(`${name} of escaped text with such values`);
      return marked(run(self, given));
    },
  ]);
}

/** Texts that come of escaped text are escaped, too. */
function marked(value: Value): Value {
  if (typeof value === 'string') return new Markup(value);
  if (Array.isArray(value)) return value.map(marked);
  return value instanceof Tuple ? new Tuple(value.items.map(marked)) : value;
}

/** The item at a place of a list, text or range, counted from the end when negative; undefined when there is none. */
export function itemAt(value: Value, place: bigint | boolean): Value | undefined {
  spend((textOf(value)?.length ?? 0) >> 6);
  const length = lengthOf(value);
  if (length === undefined || value instanceof View || value instanceof Native) return undefined;
  const index = indexOf(place);
  const at = index < 0 ? index + length : index;
  if (at < 0 || at >= length) return undefined;
  if (value instanceof Range) return value.at(BigInt(at));
  if (Array.isArray(value)) return value[at];
  if (value instanceof Tuple) return value.items[at];
  const char = points(textOf(value) ?? '')[at] ?? '';
  return value instanceof Markup ? new Markup(char) : char;
}

/**
 * `value[from:to:step]`; null is what was left out.
 * @throws {EvaluationError} for values without an order
 */
export function slice(value: Value, from: Value, to: Value, step: Value): Value {
  if (value instanceof Undefined) return value.fail();
  const length = lengthOf(value);
  const text = textOf(value);
  const items = Array.isArray(value)
    ? value
    : value instanceof Tuple
      ? value.items
      : text === undefined
        ? undefined
        : points(text);
  if (value instanceof Range) return unsupported('a part of a range. Add "| list" before');
  if (items === undefined || length === undefined) return wrong(`a ${typeOf(value)} has no parts`);
  const by = step === null ? 1 : indexOf(limit(step));
  if (by === 0) return wrong('the step of a part cannot be 0', 'ValueError: slice step cannot be zero');
  const at = (index: Value, otherwise: number): number => {
    if (index === null) return otherwise;
    const given = indexOf(limit(index));
    const counted = given < 0 ? given + length : given;
    return by > 0 ? Math.max(0, Math.min(length, counted)) : Math.max(-1, Math.min(length - 1, counted));
  };
  const [start, end] = [at(from, by > 0 ? 0 : length - 1), at(to, by > 0 ? length : -1)];
  spend(allow(length) >> 6);
  if (text !== undefined && by === 1) return like(value, start < end ? slicePoints(text, start, end) : '');
  spend(length >> 2);
  const picked: Value[] = [];
  for (let i = start; by > 0 ? i < end : i > end; i += by) picked.push(items[i] as Value);
  if (text !== undefined) return like(value, picked.join(''));
  return value instanceof Tuple ? new Tuple(picked) : picked;
}

/** A limit of a part. @throws {EvaluationError} for what is no integer */
function limit(value: Value): bigint {
  if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value);
  return wrong(
    `an integer is needed, not ${typeOf(value)}`,
    'TypeError: slice indices must be integers or None or have an __index__ method',
  );
}

/** A text that is marked as escaped when the one it comes of is. */
export function like(origin: Value | undefined, text: string): Value {
  return origin instanceof Markup ? new Markup(text) : text;
}
