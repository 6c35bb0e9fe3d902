import { allow } from './budget.ts';
import { cutTo, numeric, pad, type Spec } from './format-spec.ts';
import { toFloat, toInteger } from './numbers.ts';
import { points } from './points.ts';
import { repr, str } from './printing.ts';
import { unsupported, wrong } from './problem.ts';
import {
  Dict,
  ItemSet,
  lengthOf,
  Markup,
  numberOf,
  or,
  Tuple,
  textOf,
  typeOf,
  Undefined,
  type Value,
  View,
} from './values.ts';

const directive = /%(?:\(([^()]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?[hlL]?([\s\S]?)/g;

/**
 * `text % value`, as Python's `%` and the filter `format` do.
 * @param values a tuple of values, a dict for names, or one value
 */
export function printf(text: Value, values: Value): string {
  const template = text instanceof Markup ? unsupported('% with escaped text') : str(text);
  const items = values instanceof Tuple ? values.items : [values];
  let next = 0;
  let size = 0;
  const take = () =>
    or(items[next++], () =>
      wrong(
        `the text has more places for values than the ${items.length} it gets`,
        'TypeError: not enough arguments for format string',
      ),
    );
  const output = template.replace(
    directive,
    (whole, name?: string, flags = '', width?: string, places?: string, type?: string, offset = 0) => {
      if (type === '%' && whole === '%%') return '%';
      if (type === '%') return unsupported('% between a % and its type');
      if (!type)
        return wrong(
          'a % at the end of the text has no type. Write %% for the sign',
          'ValueError: incomplete format',
        );
      const star = (given: string | undefined) =>
        given === '*'
          ? Number(numberOf(take()) ?? wrong('* needs a number'))
          : given === undefined
            ? undefined
            : Number(given);
      const [least, precision] = [star(width), star(places)];
      const value = name === undefined ? take() : lookUp(values, name);
      if (!/[sracdiueEfFgGxXo]/.test(type))
        unknownDirective(type, template.slice(0, offset + whole.length - type.length), values);
      const left = flags.includes('-') || (least ?? 0) < 0;
      const spec: Spec = {
        align: left ? '<' : flags.includes('0') && !/[srac%]/.test(type) ? '=' : '>',
        fill: flags.includes('0') && !left && !/[srac%]/.test(type) ? '0' : ' ',
        sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '-',
        alternate: flags.includes('#'),
        width: Math.abs(least ?? 0),
        grouping: '',
        precision,
        type,
      };
      size += spec.width;
      allow(size);
      return directed(value, spec);
    },
  );
  const named = values instanceof Dict || !(values instanceof Tuple);
  const complete =
    next >= items.length ||
    (next === 0 &&
      named &&
      !isText(values) &&
      !(values instanceof ItemSet || values instanceof View) &&
      lengthOf(values) !== undefined);
  if (!complete)
    wrong(
      'the text has fewer places for values than it gets',
      'TypeError: not all arguments converted during string formatting',
    );
  allow(output.length);
  return output;
}

function unknownDirective(type: string, before: string, values: Value): never {
  const code = (type.codePointAt(0) ?? 0).toString(16);
  if (type === '(')
    wrong(
      'a name in a text is not closed',
      values instanceof Dict ? 'ValueError: incomplete format key' : 'TypeError: format requires a mapping',
    );
  return wrong(
    `there is no %${type}`,
    `ValueError: unsupported format character '${type}' (0x${code}) at index ${points(before).length}`,
  );
}

function isText(value: Value): boolean {
  return textOf(value) !== undefined;
}

function lookUp(values: Value, name: string): Value {
  if (!(values instanceof Dict))
    return wrong('names in a text need a dict', 'TypeError: format requires a mapping');
  return or(values.get(name), () => wrong(`nothing is called ${name}`, `KeyError: ${repr(name)}`));
}

function directed(value: Value, spec: Spec): string {
  const { type, precision } = spec;
  if (type === 's' || type === 'r' || type === 'a') {
    if (type === 'a') return unsupported('%a');
    return pad(cutTo(type === 's' ? str(value) : repr(value), precision), spec);
  }
  if (type === 'c') {
    const text = textOf(value);
    if (text !== undefined)
      return points(text).length === 1 ? pad(text, spec) : wrong('%c needs one character');
    const code = numberOf(value);
    if (typeof code !== 'bigint' || code < 0n || code > 0x10ffffn)
      wrong(
        '%c needs a character',
        typeof code === 'bigint' ? 'OverflowError: %c arg not in range(0x110000)' : undefined,
      );
    return pad(String.fromCodePoint(Number(code)), spec);
  }
  if (value instanceof Undefined && /[diueEfFgG]/.test(type)) return value.fail();
  const number =
    numberOf(value) ??
    wrong(
      `%${type} needs a number, not ${typeOf(value)}`,
      /[diu]/.test(type)
        ? `TypeError: %${type} format: a real number is required, not ${typeOf(value)}`
        : /[xXo]/.test(type)
          ? `TypeError: %${type} format: an integer is required, not ${typeOf(value)}`
          : `TypeError: must be real number, not ${typeOf(value)}`,
    );
  if (/[diu]/.test(type)) return numeric(toInteger(number), { ...spec, type: 'd' });
  if (/[xXo]/.test(type))
    return typeof number === 'bigint'
      ? numeric(number, spec)
      : wrong(
          `%${type} needs an integer`,
          `TypeError: %${type} format: an integer is required, not ${typeOf(value)}`,
        );
  return numeric(toFloat(number), spec);
}
