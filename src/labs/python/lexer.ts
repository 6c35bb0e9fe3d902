import { parseInteger } from './numbers.ts';
import { fail, unsupported } from './problem.ts';

/** A token; `text` is what is written, and for a string what is between its quotes. */
export interface Token {
  readonly type: 'name' | 'keyword' | 'string' | 'number' | 'operator' | 'end';
  readonly text: string;
  readonly at: number;
  /** Offset behind it. */
  readonly end: number;
  readonly number?: bigint | number;
  /** Letters before the quotes of a string, in lower case, and the quotes. */
  readonly prefix?: string;
  readonly quotes?: string;
}

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const digits = '\\d(?:_?\\d)*';
const float = new RegExp(
  `(?:${digits}\\.(?:${digits})?|\\.${digits})(?:e[-+]?${digits})?|${digits}e[-+]?${digits}`,
  'iy',
);
const integer = /0x(?:_?[\da-f])+|0o(?:_?[0-7])+|0b(?:_?[01])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const name = /[\p{XIDS}_]\p{XIDC}*/uy;
const quote = /(rb|br|rf|fr|[rbuf]|)("""|'''|"|')/iy;
const operator = /\*\*=?|\/\/=?|<<=?|>>=?|\.\.\.|->|:=|[-+*/%@&|^<>=!]=|[-+*/%@&|^~<>=()[\]{},:.;]/y;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const deepest = 200;

/**
 * The tokens of an expression. It may have several lines within brackets.
 * @param bracketed whether brackets are around it already
 * @throws {EvaluationError} for what is no token or not closed
 */
export function tokenize(code: string, from = 0, to = code.length, bracketed = false): Token[] {
  const tokens: Token[] = [];
  const open: Token[] = [];
  let at = from;
  while (at < to) {
    const char = code[at] ?? '';
    if (char === '\n') {
      if (open.length === 0 && tokens.length > 0 && !bracketed) {
        endsAfter(code, at, to);
        break;
      }
      at++;
      if (open.length === 0 && !bracketed) indented(code, at, to);
    } else if (/[ \t\f]/.test(char)) at++;
    else if (char === '#') at = lineEnd(code, at, to);
    else if (char === '\\' && code[at + 1] === '\n') {
      at += 2;
      if (at >= to) fail('syntax', 'nothing comes after the last "\\". Remove it', at - 2);
    } else {
      const token = readToken(code, at, to);
      tokens.push(token);
      balance(token, open);
      at = token.end;
    }
  }
  const last = open.at(-1);
  if (last)
    fail('syntax', `"${last.text}" was never closed. Write ${closing[last.text]} at its end`, last.at);
  tokens.push({ type: 'end', text: '', at: to, end: to });
  return tokens;
}

function lineEnd(code: string, at: number, to: number): number {
  const end = code.indexOf('\n', at);
  return end < 0 ? to : Math.min(end, to);
}

const restOfLines = /(?:[ \t\f]*(?:#[^\n]*)?(?:\n|$))*/y;

/** Nothing but comments may come after the line that an expression ends in. */
function endsAfter(code: string, at: number, to: number): void {
  restOfLines.lastIndex = at;
  restOfLines.exec(code);
  const rest = Math.max(restOfLines.lastIndex, at);
  const last = code.lastIndexOf('\n', to - 1) + 1;
  if (rest >= to && /^[ \t]+$/.test(code.slice(last, to)))
    fail('syntax', 'unexpected indent. Remove the blanks of the last line', last);
  if (rest < to && code.slice(rest, to).trim() !== '')
    fail(
      'syntax',
      'only one expression is allowed, and a second line begins here. Put brackets around the whole: (…)',
      rest,
    );
}

/** A line of its own that begins with blanks is a block in Python. */
function indented(code: string, at: number, to: number): void {
  const blanks = /^[ \t]+(?=[^\s#])/.exec(code.slice(at, Math.min(to, at + 2000)));
  if (blanks) fail('syntax', 'unexpected indent. Begin the line without blanks', at);
}

function balance({ type, text, at, end }: Token, open: Token[]): void {
  if (type !== 'operator') return;
  if (closing[text]) {
    open.push({ type, text, at, end });
    if (open.length > deepest) fail('limit', 'too many nested parentheses. Use fewer', at);
  } else if (/^[)\]}]$/.test(text)) {
    const before = open.pop();
    if (!before) fail('syntax', `unmatched "${text}". Remove it`, at);
    if (closing[before.text] !== text)
      fail('syntax', `"${text}" does not close "${before.text}". Write ${closing[before.text]}`, at);
  }
}

function readToken(code: string, at: number, to: number): Token {
  const quoted = matchAt(quote, code, at);
  if (quoted) return readString(code, at, to, quoted[1] ?? '', quoted[2] ?? '');
  const [word] = matchAt(name, code, at) ?? [];
  if (word !== undefined) {
    const text = word.normalize('NFKC');
    return { type: keywords.has(text) ? 'keyword' : 'name', text, at, end: at + word.length };
  }
  if (/[\d.]/.test(code[at] ?? '')) {
    const number = readNumber(code, at);
    if (number) return number;
  }
  const [sign] = matchAt(operator, code, at) ?? [];
  if (sign !== undefined) return { type: 'operator', text: sign, at, end: at + sign.length };
  const char = String.fromCodePoint(code.codePointAt(at) ?? 0);
  if (char === '!') return fail('syntax', '"!" has no meaning in Python. Write not', at);
  const meant =
    char === '?' ? 'Write a if condition else b' : char === '$' ? 'Write json for the reply' : 'Remove it';
  return fail('syntax', `"${char}" has no meaning in Python. ${meant}`, at);
}

function readNumber(code: string, at: number): Token | undefined {
  const [decimal] = matchAt(float, code, at) ?? [];
  const [whole] = decimal === undefined ? (matchAt(integer, code, at) ?? []) : [];
  const text = decimal ?? whole;
  if (text === undefined) return /\d/.test(code[at] ?? '') ? malformed(at) : undefined;
  const end = at + text.length;
  const rest = code.slice(end, end + 6);
  if (text === '0' && /^[xob]/i.test(rest)) return malformed(at);
  if (/^j/i.test(rest)) return unsupported('a complex number', at);
  // Python still takes `1if x`, whose keyword begins at once.
  if (/^[\p{XIDC}]/u.test(rest) && !/^(?:and|else|for|if|in|is|not|or)/.test(rest)) return malformed(at);
  const number =
    decimal !== undefined
      ? Number(decimal.replaceAll('_', ''))
      : (parseInteger(text, 0) ?? fail('limit', 'the number has too many digits. Write a smaller one', at));
  return { type: 'number', text, at, end, number };
}

function malformed(at: number): never {
  return fail(
    'syntax',
    'this is not a number. A number has only digits and one point, and does not begin with 0',
    at,
  );
}

function readString(code: string, at: number, to: number, prefix: string, quotes: string): Token {
  const letters = prefix.toLowerCase();
  const start = at + prefix.length + quotes.length;
  let end = start;
  while (end < to && !code.startsWith(quotes, end)) {
    if (code[end] === '\\') end++;
    else if (quotes.length === 1 && code[end] === '\n') break;
    end++;
  }
  if (end >= to || !code.startsWith(quotes, end))
    fail('syntax', `unterminated string literal: write ${quotes} at the end of the text`, at);
  if (letters.includes('b')) unsupported('bytes, b"…"', at);
  const text = code.slice(start, end);
  return { type: 'string', text, at, end: end + quotes.length, prefix: letters, quotes };
}

function matchAt(form: RegExp, code: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(code);
}
