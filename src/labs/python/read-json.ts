import { parseInteger } from './numbers.ts';
import { plain } from './plain.ts';
import { points } from './points.ts';
import { Dict, type Value } from './values.ts';

/** JSON as Python has it, where `1` is an integer and `1.0` is not. May be among the names of an expression. */
export class PythonJson {
  private readonly held: Value;
  constructor(held: Value) {
    this.held = held;
  }
  /** A value of its own for each expression, which may change it. */
  copy(): Value {
    return copyOf(this.held);
  }
  /** What an object holds, each for itself; undefined for anything else. */
  entries(): Map<string, PythonJson> | undefined {
    if (!(this.held instanceof Dict)) return undefined;
    // Keys of JSON are texts.
    return new Map(
      [...this.held.entries.values()].map(([key, item]) => [key as string, new PythonJson(item)]),
    );
  }
  /** The text, where it is one. */
  text(): string | undefined {
    return typeof this.held === 'string' ? this.held : undefined;
  }
}

/** Why a text is no JSON, as Python's `json` says. */
export interface JsonProblem {
  /** `Expecting value: line 1 column 1 (char 0)` */
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads JSON as Python's `json.loads`: with `NaN` and `Infinity`, and the last one of equal keys.
 * @returns what it holds, also as `JSON.parse` gives it, or the problem; nothing is thrown
 */
export function readJson(
  text: string,
): { readonly json: PythonJson; readonly value: unknown } | { readonly problem: JsonProblem } {
  try {
    const value = new JsonReader(text).read();
    return { json: new PythonJson(value), value: plain(value) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const before = text.slice(0, error.at);
    const line = before.split('\n').length;
    const column = points(before.slice(before.lastIndexOf('\n') + 1)).length + 1;
    const place = `line ${line} column ${column} (char ${points(before).length})`;
    return { problem: { message: `${error.message}: ${place}`, line, column } };
  }
}

class JsonError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** As deep as Python goes before its stack is full, or nearly so. */
const deepest = 900;
const number = /(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?/y;
const blanks = /[ \t\n\r]*/y;
const plainText = /[ !#-[\]-\uffff]*/y;
const words = new Map<string, Value>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class JsonReader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): Value {
    if (this.text.startsWith('\ufeff')) this.fail('Unexpected UTF-8 BOM (decode using utf-8-sig)');
    this.skip();
    const value = this.value();
    this.skip();
    if (this.at < this.text.length) this.fail('Extra data');
    return value;
  }

  private fail(message: string, at = this.at): never {
    throw new JsonError(message, at);
  }

  private match(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    const found = form.exec(this.text);
    if (found) this.at = form.lastIndex;
    return found;
  }

  private skip(): void {
    this.match(blanks);
  }

  private value(): Value {
    const char = this.text[this.at];
    if (char === '"') return this.string();
    if (char === '{' || char === '[') {
      if (++this.depth > deepest) this.fail('maximum recursion depth exceeded');
      const value = char === '{' ? this.object() : this.array();
      this.depth--;
      return value;
    }
    for (const [word, value] of words)
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    const start = this.at;
    const found = this.match(number);
    if (!found) return this.fail('Expecting value');
    const [whole, integer = '', fraction, exponent] = found;
    if (fraction !== undefined || exponent !== undefined) return Number(whole);
    return parseInteger(integer, 10) ?? this.fail('Exceeds the limit (4300 digits) for integers', start);
  }

  private array(): Value {
    const items: Value[] = [];
    this.at++;
    this.skip();
    if (this.text[this.at] === ']') return this.end(items);
    for (;;) {
      items.push(this.value());
      this.skip();
      if (this.text[this.at] === ']') return this.end(items);
      if (this.text[this.at] !== ',') this.fail("Expecting ',' delimiter");
      this.at++;
      this.skip();
    }
  }

  private object(): Value {
    const dict = new Dict();
    this.at++;
    this.skip();
    if (this.text[this.at] === '}') return this.end(dict);
    for (;;) {
      if (this.text[this.at] !== '"') this.fail('Expecting property name enclosed in double quotes');
      const key = this.string();
      this.skip();
      if (this.text[this.at] !== ':') this.fail("Expecting ':' delimiter");
      this.at++;
      this.skip();
      dict.set(key, this.value());
      this.skip();
      if (this.text[this.at] === '}') return this.end(dict);
      if (this.text[this.at] !== ',') this.fail("Expecting ',' delimiter");
      this.at++;
      this.skip();
    }
  }

  private end<T>(value: T): T {
    this.at++;
    return value;
  }

  private string(): string {
    const start = this.at++;
    let value = '';
    for (;;) {
      value += this.match(plainText)?.[0] ?? '';
      const char = this.text[this.at];
      if (char === '"') return this.end(value);
      if (char === undefined) return this.fail('Unterminated string starting at', start);
      if (char !== '\\') return this.fail('Invalid control character at');
      value += this.escape(start);
    }
  }

  private escape(start: number): string {
    const kind = this.text[this.at + 1];
    if (kind === undefined) return this.fail('Unterminated string starting at', start);
    if (kind === 'u') {
      const hex = /^[\da-fA-F]{4}/.exec(this.text.slice(this.at + 2, this.at + 6))?.[0];
      if (!hex) return this.fail('Invalid \\uXXXX escape', this.at + 1);
      this.at += 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const char = escapes[kind];
    if (char === undefined) return this.fail('Invalid \\escape');
    this.at += 2;
    return char;
  }
}

function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!(value instanceof Dict)) return value;
  const copy = new Dict();
  for (const [key, item] of value.entries.values()) copy.set(key, copyOf(item));
  return copy;
}
