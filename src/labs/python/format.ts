import { allow } from './budget.ts';
import { cutTo, numeric, pad, type Spec } from './format-spec.ts';
import { toFloat } from './numbers.ts';
import { repr, str } from './printing.ts';
import { unsupported, wrong } from './problem.ts';
import { type Arguments, numberOf, textOf, typeOf, type Value } from './values.ts';

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
