import { readEscapes } from '../python/escapes.ts';
import { parseInteger } from '../python/numbers.ts';
import { space, strip } from '../python/points.ts';
import { fail } from '../python/problem.ts';

/** A token; `text` of a string is what it holds, of others what is written. */
export interface Token {
  readonly type: 'data' | 'begin' | 'end' | 'name' | 'string' | 'number' | 'operator' | 'eof';
  readonly text: string;
  readonly number?: bigint | number;
  readonly at: number;
}

const opening = /\{[{%#]/g;
const raw = new RegExp(`\\{%[-+]?[${space}]*raw[${space}]*(?:-%\\}[${space}]*|%\\})`, 'y');
const rawEnd = new RegExp(`\\{%([-+]?)[${space}]*endraw[${space}]*(?:\\+%\\}|-%\\}[${space}]*|%\\})`, 'g');
const commentEnd = new RegExp(`\\+#\\}|-#\\}[${space}]*|#\\}`, 'g');
const blockEnd = new RegExp(`\\+%\\}|-%\\}[${space}]*|%\\}`, 'y');
const printEnd = new RegExp(`-\\}\\}[${space}]*|\\}\\}`, 'y');
/** What ends another kind of tag, or half of an end: within a tag, nothing begins with it but `}` of a dict. */
const otherEnd = /[%#}]?\}/y;
const blanks = new RegExp(`[${space}]+`, 'y');
const digits = '(?:\\d+_)*\\d+';
const float = new RegExp(`(?<!\\.)${digits}(?:(?:\\.${digits})?e[+-]?${digits}|\\.${digits})`, 'iy');
const integer = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const name = /[\p{L}\p{N}_\p{XIDC}]+/uy;
/** Most names; the other form is slow until it is used a second time. */
const asciiName = /[A-Za-z_]\w*(?![\w\u0080-\uffff])/y;
/** Only operators, texts and what has no meaning begin with it: the forms of names and numbers need not be tried. */
const beginsNoWord = /[^\w\u0080-\uffff]/;
const string = /'[^'\\]*(?:\\[\s\S][^'\\]*)*'|"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y;
const operator = /\/\/|\*\*|[=!<>]=|[-+/*%~[\](){}<>=.:|,;]/y;
const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A source as Jinja reads it: ends of line are `\n`, and the last one is not part of it. */
export function normalized(source: string): string {
  return source.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}

/**
 * The tokens of a source that is `normalized`, white space controlled and comments left out.
 * @throws {EvaluationError} for what is no token or not closed
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const data = (to: number, trim: boolean) => {
    const text = source.slice(at, to);
    const kept = trim ? strip(text, undefined, 'right') : text;
    if (kept !== '') tokens.push({ type: 'data', text: kept, at });
  };
  for (;;) {
    opening.lastIndex = at;
    const start = opening.exec(source);
    if (!start) break;
    const { index, 0: mark } = start;
    const trim = source[index + 2] === '-';
    data(index, trim);
    const verbatim = matchAt(raw, source, index);
    if (verbatim !== undefined) {
      at = index + verbatim.length;
      rawEnd.lastIndex = at;
      // As in Jinja, which looks for the end only when something follows.
      if (at === source.length) break;
      const end = rawEnd.exec(source) ?? fail('syntax', 'raw is not closed. Write {% endraw %}', index);
      data(end.index, end[1] === '-');
      at = rawEnd.lastIndex;
    } else if (mark === '{#') {
      const inside = index + (/[-+]/.test(source[index + 2] ?? '') ? 3 : 2);
      commentEnd.lastIndex = inside;
      if (!commentEnd.exec(source) && inside < source.length)
        fail('syntax', 'the comment is not closed. Write #}', index);
      at = commentEnd.lastIndex || source.length;
    } else at = readTag(source, index, mark, tokens);
  }
  data(source.length, false);
  tokens.push({ type: 'eof', text: 'the end of the template', at: source.length });
  return tokens;
}

/** What ends a tag. */
function endOf(mark: string): string {
  return mark === '{%' ? '%}' : '}}';
}

/** Reads the tokens of a tag. @returns the offset behind it */
function readTag(source: string, start: number, mark: string, tokens: Token[]): number {
  const signed = /[-+]/.test(source[start + 2] ?? '');
  const end = mark === '{%' ? blockEnd : printEnd;
  tokens.push({ type: 'begin', text: mark, at: start });
  const open: string[] = [];
  let at = start + (signed ? 3 : 2);
  for (;;) {
    // Each form that is tried costs time, in templates with thousands of tokens: most are blanks and plain names.
    const next = source.charAt(at);
    if (next === ' ') {
      at++;
      continue;
    }
    const plain = matchAt(asciiName, source, at);
    if (plain !== undefined) {
      tokens.push({ type: 'name', text: plain, at });
      at += plain.length;
      continue;
    }
    const mayEnd = open.length === 0 && '-+%}#'.includes(next);
    const closing = mayEnd ? matchAt(end, source, at) : undefined;
    if (closing !== undefined) {
      tokens.push({ type: 'end', text: endOf(mark), at });
      return at + closing.length;
    }
    if (at >= source.length) fail('syntax', `the tag is not closed. Write ${endOf(mark)}`, start);
    const other = mayEnd ? matchAt(otherEnd, source, at) : undefined;
    if (other !== undefined)
      fail(
        'syntax',
        `"${other}" ${other === '}' ? 'closes nothing' : 'does not end this tag'}. A tag that begins with ${mark} ends with ${endOf(mark)}`,
        at,
      );
    const length = matchAt(blanks, source, at)?.length;
    at += length ?? readToken(source, at, open, tokens);
  }
}

type AddToken = (type: Token['type'], written: string, text?: string, number?: bigint | number) => number;

/** @returns the length of the token */
function readToken(source: string, at: number, open: string[], tokens: Token[]): number {
  const add: AddToken = (type, written, text = written, number) => {
    tokens.push(number === undefined ? { type, text, at } : { type, text, at, number });
    return written.length;
  };
  const word = beginsNoWord.test(source.charAt(at)) ? undefined : readWord(source, at, add);
  if (word !== undefined) return word;
  const quoted = matchAt(string, source, at);
  if (quoted !== undefined) return add('string', quoted, readEscapes(quoted.slice(1, -1), at, true));
  const sign = matchAt(operator, source, at);
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (sign === undefined) {
    const quote = char === '"' || char === "'";
    return fail(
      'syntax',
      quote ? `the text is not closed. Write ${char} at its end` : `"${char}" has no meaning in a tag`,
      at,
    );
  }
  const closing = pairs[sign];
  if (closing) open.push(closing);
  else if (/[)\]}]/.test(sign)) {
    const expected = open.pop();
    if (expected !== sign)
      fail('syntax', expected ? `"${expected}" is missing before "${sign}"` : `"${sign}" closes nothing`, at);
  }
  return add('operator', sign);
}

/** Reads a number, or a name with other letters, where there is one. */
function readWord(source: string, at: number, add: AddToken): number | undefined {
  const decimal = matchAt(float, source, at);
  if (decimal !== undefined) return add('number', decimal, decimal, Number(decimal.replaceAll('_', '')));
  const whole = matchAt(integer, source, at);
  if (whole !== undefined)
    return add(
      'number',
      whole,
      whole,
      parseInteger(whole, 0) ?? fail('limit', 'the number has too many digits', at),
    );
  const word = matchAt(name, source, at);
  if (word === undefined) return undefined;
  if (!/^[\p{XIDS}_]/u.test(word)) fail('syntax', `"${word}" is not a name: names begin with a letter`, at);
  return add('name', word);
}

/** @param form is sticky */
function matchAt(form: RegExp, source: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.test(source) ? source.slice(at, form.lastIndex) : undefined;
}
