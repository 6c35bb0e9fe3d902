import { readEscapes } from './escapes.ts';
import { parse } from './expressions.ts';
import { fail } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Expression, TextPart } from './syntax.ts';

/** Texts one after another, which are one text. */
export function parseText(reader: Reader): Expression {
  const { at } = reader.current;
  const parts: TextPart[] = [];
  while (reader.current.type === 'string') {
    const { prefix = '', quotes = '', text, at: start } = reader.next();
    const from = start + prefix.length + quotes.length;
    const raw = prefix.includes('r');
    if (prefix.includes('f')) parts.push(...readFields(reader.code, from, from + text.length, raw, 0).parts);
    else parts.push(raw ? text : readEscapes(text, start));
  }
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length === parts.length
    ? { kind: 'constant', at, from: at, value: texts.join('') }
    : { kind: 'text', at, from: at, parts };
}

/** Text with values in braces, until its end or, within a format, a brace that closes. */
function readFields(
  code: string,
  from: number,
  to: number,
  raw: boolean,
  depth: number,
): { readonly parts: TextPart[]; readonly end: number } {
  const parts: TextPart[] = [];
  let at = from;
  let written = from;
  const add = (end: number) => {
    const text = code.slice(written, end);
    if (text !== '') parts.push(raw ? text : readEscapes(text, written));
  };
  while (at < to) {
    const char = code[at];
    const twice = depth === 0 && code[at + 1] === char && at + 1 < to;
    if ((char === '{' || char === '}') && twice) {
      add(at + 1);
      at += 2;
      written = at;
    } else if (char === '}') {
      if (depth > 0) break;
      fail('syntax', "f-string: single '}' is not allowed. Write }} for the sign", at);
    } else if (char === '{') {
      add(at);
      if (depth > 1) fail('syntax', 'f-string: expressions nested too deeply', at);
      const field = readField(code, at + 1, to, raw, depth);
      parts.push(...field.parts);
      at = field.end;
      written = at;
    } else at += char === '\\' && !raw && !/[{}]/.test(code[at + 1] ?? '') ? 2 : 1;
  }
  add(Math.min(at, to));
  return { parts, end: at };
}

/** What is between braces. @returns the offset behind the closing one */
function readField(
  code: string,
  from: number,
  to: number,
  raw: boolean,
  depth: number,
): { readonly parts: TextPart[]; readonly end: number } {
  let at = endOfValue(code, from, to);
  const value = parse(code, from, at, true);
  const parts: TextPart[] = [];
  let conversion = '';
  if (code[at] === '=') {
    at++;
    while (/\s/.test(code[at] ?? '') && at < to) at++;
    parts.push(code.slice(from, at));
    if (code[at] === '}') conversion = 'r';
  }
  if (code[at] === '!') {
    conversion = code[at + 1] ?? '';
    if (!/^[rsa]$/.test(conversion))
      fail('syntax', "f-string: invalid conversion character: expected 's', 'r', or 'a'", at);
    at += 2;
  }
  let format: readonly TextPart[] = [];
  if (code[at] === ':') {
    const spec = readFields(code, at + 1, to, raw, depth + 1);
    format = spec.parts;
    at = spec.end;
  }
  if (at >= to || code[at] !== '}') fail('syntax', "f-string: expecting '}'. Write it after the value", at);
  parts.push({ value, conversion, format });
  return { parts, end: at + 1 };
}

function backslash(at: number): never {
  return fail('syntax', 'f-string expression part cannot include a backslash before Python 3.12', at);
}

/** The offset behind the expression of a field. */
function endOfValue(code: string, from: number, to: number): number {
  let open = 0;
  for (let at = from; at < to; at++) {
    const char = code[at] ?? '';
    if (char === '\\') backslash(at);
    if (char === '#') fail('syntax', "f-string expression part cannot include '#'", at);
    if (/["']/.test(char)) {
      const quotes = code.startsWith(char.repeat(3), at) ? char.repeat(3) : char;
      const end = code.indexOf(quotes, at + quotes.length);
      if (end < 0 || end >= to)
        fail('syntax', `f-string: unterminated string. Write ${quotes} at its end`, at);
      const slash = code.slice(at, end).indexOf('\\');
      if (slash >= 0) backslash(at + slash);
      at = end + quotes.length - 1;
    } else if (/[([{]/.test(char)) open++;
    else if (/[)\]}]/.test(char) && open > 0) open--;
    else if (open === 0) {
      const two = code.slice(at, at + 2);
      if (/^(?:[!=<>]=)$/.test(two)) at++;
      else if (/[}:!]/.test(char) || char === '=') return at;
    }
  }
  return fail('syntax', "f-string: expecting '}'. Write it after the value", from);
}
