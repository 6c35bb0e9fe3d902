import { allow } from './budget.ts';
import { exponential, fixed, floatText, general, integerText, toFloat, toInteger } from './numbers.ts';
import { points } from './points.ts';
import { repr, str } from './printing.ts';
import { unsupported, wrong } from './problem.ts';
import {
  type Arguments,
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

/** What stands after the colon of a place of `str.format`. */
interface Spec {
  readonly fill: string;
  readonly align: string;
  readonly sign: string;
  readonly alternate: boolean;
  readonly width: number;
  readonly grouping: string;
  readonly precision: number | undefined;
  readonly type: string;
}

/** `text.format(…)`; attributes of values are not supported. */
export function formatText(text: string, args: Arguments): string {
  let next = 0;
  let numbered = false;
  const output = text.replace(/\{\{|\}\}|\{([^{}]*)\}|[{}]/g, (whole, field?: string) => {
    if (whole === '{{' || whole === '}}') return whole[0] ?? '';
    if (field === undefined)
      return /\{[^}]*\{/.test(text)
        ? unsupported('this form of a place')
        : wrong(
            'a brace is alone in the text. Write {{ or }} for the sign',
            `ValueError: Single '${whole}' encountered in format string`,
          );
    const parts =
      /^([^!:]*)(?:!([^:]*))?(?::([\s\S]*))?$/.exec(field) ??
      wrong(`{${field}} has no form`, "ValueError: expected ':' after conversion specifier");
    const [, name = '', conversion, spec = ''] = parts;
    if (/[.[]/.test(name)) return unsupported(`{${name}}`);
    const byNumber = /^\d+$/.test(name);
    numbered ||= byNumber;
    const place = name === '' ? next++ : Number(name);
    if (numbered && next > 0)
      wrong(
        'places have numbers, or none of them has one',
        'ValueError: cannot switch from manual field specification to automatic field numbering',
      );
    const value = name === '' || byNumber ? args.positional[place] : args.named.get(name);
    if (value === undefined)
      return wrong(
        `format has no value for {${name}}`,
        name === '' || byNumber
          ? `IndexError: Replacement index ${place} out of range for positional args tuple`
          : `KeyError: ${repr(name)}`,
      );
    if (conversion !== undefined && !/^[rs]$/.test(conversion)) return unsupported(`!${conversion}`);
    const converted = conversion === 'r' ? repr(value) : conversion === 's' ? str(value) : value;
    return formatValue(converted, spec);
  });
  allow(output.length);
  return output;
}

/** Python's `format(value, spec)`. */
export function formatValue(value: Value, given: string): string {
  if (given === '') return str(value);
  const number = numberOf(value);
  const text = textOf(value);
  if (number === undefined && text === undefined)
    return wrong(
      `"${given}" is not a format of ${typeOf(value)}`,
      `TypeError: unsupported format string passed to ${typeOf(value)}.__format__`,
    );
  const parts =
    /^(?:([\s\S])?([<>=^]))?([-+ ])?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/u.exec(given) ??
    wrong(`"${given}" is not a format`, 'ValueError: Invalid format specifier');
  const [, fill, align, sign, alternate, zero, width, grouping = '', precision, type = ''] = parts;
  const spec: Spec = {
    fill: fill ?? (zero ? '0' : ' '),
    align: align ?? (zero && number !== undefined ? '=' : number === undefined ? '<' : '>'),
    sign: sign ?? '-',
    alternate: alternate !== undefined,
    width: allow(Number(width ?? 0)),
    grouping,
    precision: precision === undefined ? undefined : Number(precision),
    type,
  };
  if (number === undefined) {
    if ((type !== '' && type !== 's') || sign || alternate || grouping || align === '=')
      return wrong(`"${given}" is not a format of texts`, badTextFormat(type, sign, alternate, grouping));
    return pad(cutTo(text ?? '', spec.precision), spec);
  }
  if (typeof number === 'bigint' && /^[dxXob]?$/.test(type))
    return precision === undefined && !(grouping === ',' && /[xXob]/.test(type))
      ? numeric(number, { ...spec, type: type || 'd' })
      : wrong('an integer has no decimals', 'ValueError: Precision not allowed in integer format specifier');
  if (/^[nc]$/.test(type) || (type === '' && precision !== undefined))
    return unsupported(`the format "${given}"`);
  if (!/^[eEfFgG%]?$/.test(type))
    return wrong(`"${given}" is not a format of this number`, badFormat(type, typeOf(value)));
  return numeric(toFloat(number), spec);
}

/** What Python says of a type of format that does not go with a value. */
function badFormat(format: string, type: string): string {
  return `ValueError: Unknown format code '${format}' for object of type '${type}'`;
}

/** What Python says of a format that texts do not have. */
function badTextFormat(type: string, sign?: string, alternate?: string, grouping?: string): string {
  if (type !== '' && type !== 's') return badFormat(type, 'str');
  if (grouping) return `ValueError: Cannot specify '${grouping}' with 's'.`;
  if (sign) return `ValueError: ${sign === ' ' ? 'Space' : 'Sign'} not allowed in string format specifier`;
  const what = alternate ? 'Alternate form (#)' : "'=' alignment";
  return `ValueError: ${what} not allowed in string format specifier`;
}

/** A number with sign, groups and padding. */
function numeric(number: bigint | number, spec: Spec): string {
  const { type, grouping } = spec;
  const negative = number < 0 || Object.is(number, -0);
  let body = typeof number === 'bigint' ? integer(number < 0n ? -number : number, spec) : float(number, spec);
  if (/[A-Z]/.test(type)) body = body.toUpperCase();
  const [whole = '', ...rest] = body.split(/(?=[.e%])/i);
  const group = /[xXob]/.test(type) ? 4 : 3;
  const sign = negative ? '-' : spec.sign === '-' ? '' : spec.sign;
  const prefix = spec.alternate && /[xXob]/.test(type) ? `0${type}` : '';
  let digits = whole;
  const room = spec.width - sign.length - prefix.length - rest.join('').length;
  if (grouping) {
    const separate = (text: string) => text.replace(new RegExp(`\\B(?=(?:\\w{${group}})+$)`, 'g'), grouping);
    digits = separate(whole);
    if (spec.align === '=' && spec.fill === '0')
      for (let zeros = whole; digits.length < room; ) {
        zeros = `0${zeros}`;
        digits = separate(zeros);
      }
  }
  if (typeof number === 'bigint' && spec.precision !== undefined)
    digits = digits.padStart(spec.precision, '0');
  if (spec.align === '=') digits = digits.padStart(room, spec.fill);
  return pad(sign + prefix + digits + rest.join(''), spec);
}

function integer(amount: bigint, { type }: Spec): string {
  if (type === 'd') return integerText(amount);
  return amount.toString(type === 'o' ? 8 : type === 'b' ? 2 : 16);
}

function float(number: number, { type, precision = 6, alternate }: Spec): string {
  if (!Number.isFinite(number)) return `${Number.isNaN(number) ? 'nan' : 'inf'}${type === '%' ? '%' : ''}`;
  if (type === '') return floatText(Math.abs(number));
  allow(precision);
  if (alternate && type.toLowerCase() !== 'g') return unsupported('# with a float');
  if (type === '%') return `${fixed(number * 100, precision)}%`;
  const kind = type.toLowerCase();
  if (kind === 'f') return fixed(number, precision);
  return kind === 'e' ? exponential(number, precision) : general(number, precision, alternate);
}

function cutTo(text: string, precision: number | undefined): string {
  if (precision === undefined) return text;
  const all = points(text);
  return typeof all === 'string' ? all.slice(0, precision) : all.slice(0, precision).join('');
}

/** A text in its width. */
function pad(text: string, { width, align, fill }: Spec): string {
  const room = Math.max(0, width - points(text).length);
  const before = align === '<' ? 0 : align === '^' ? room >> 1 : room;
  return fill.repeat(before) + text + fill.repeat(room - before);
}
