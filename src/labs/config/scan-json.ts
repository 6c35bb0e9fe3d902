import { mostLevels, tooDeep } from './source-document.ts';

/** Where values are that somebody asks for: the offset of the key of a field, or of an entry of a list. */
export interface Found {
  offset?: number;
  readonly inner: Map<string, Found>;
}

/** What keeps a text from being JSON, where it is. */
export class JsonMistake extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const space = /[ \t\n\r]*/y;
// Unlike a pattern for a whole text, neither needs memory for what it has passed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids these in texts
const plain = /[^"\\\u0000-\u001f]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const other = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

interface Level {
  readonly isList: boolean;
  readonly keys: Set<string>;
  readonly found: Found | undefined;
  entries: number;
}

/**
 * Goes through JSON once, without building it: a report of 20 MB would otherwise be held as a tree beside its value. The
 * other readers of labs do not serve here. `provider/json-tree.ts` builds such a tree, keeps the last of equal keys
 * without telling, has no places of keys and takes `NaN`; `python/read-json.ts` has no places at all.
 * @param wanted what is asked for of the outermost value; its offsets are filled in
 * @param onRepeated told of each key that its object has already
 * @throws {JsonMistake}
 */
export function scanJson(source: string, wanted?: Found, onRepeated?: (offset: number) => void): void {
  let at = 0;
  const levels: Level[] = [];
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  const skip = () => match(space);
  const fail = (problem: string): never => {
    throw new JsonMistake(at, problem);
  };
  const mark = (found: Found | undefined, offset: number) => {
    if (found) found.offset ??= offset;
  };

  /** Reads a value; of a list or an object only its beginning. @returns whether it was one of them */
  const begin = (found: Found | undefined): boolean => {
    const [sign] = source.slice(at, at + 1);
    if (sign !== '{' && sign !== '[') {
      if (sign === '"') readText();
      else if (!match(other)) fail(unexpected(source, at, 'a value'));
      return false;
    }
    if (levels.length >= mostLevels) fail(tooDeep);
    at++;
    levels.push({ isList: sign === '[', keys: new Set(), found, entries: 0 });
    return true;
  };
  const readText = (): string => {
    const start = at++;
    do match(plain);
    while (match(escaped));
    if (source[at] !== '"') fail(textProblem(source[at]));
    at++;
    return source.slice(start, at);
  };

  /** Reads up to the next value. @returns what is asked for of it; null when the list or object ends */
  const next = (level: Level): Found | undefined | null => {
    const index = level.entries++;
    const end = level.isList ? ']' : '}';
    skip();
    if (source[at] === end) {
      at++;
      return null;
    }
    if (index > 0) {
      if (source[at] !== ',') fail(unexpected(source, at, `"," or "${end}"`));
      at++;
      skip();
      if (source[at] === end) fail(`"," before "${end}"`);
    }
    const offset = at;
    if (level.isList) {
      const found = level.found?.inner.get(String(index));
      mark(found, offset);
      return found;
    }
    if (source[at] !== '"') fail(unexpected(source, at, 'a key in double quotes'));
    const written = readText();
    const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
    if (onRepeated && level.keys.has(key)) onRepeated(offset);
    level.keys.add(key);
    const found = level.found?.inner.get(key);
    mark(found, offset);
    skip();
    if (source[at] !== ':') fail(unexpected(source, at, '":"'));
    at++;
    skip();
    return found;
  };

  skip();
  mark(wanted, at);
  begin(wanted);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const found = next(level);
    if (found === null) levels.pop();
    else begin(found);
  }
  skip();
  if (at < source.length) fail(`${nameOf(source, at)} after the end`);
}

function unexpected(source: string, at: number, expected: string): string {
  if (at >= source.length) return `the text ends where ${expected} is expected`;
  if (/^(?:\/\/|\/\*|#)/.test(source.slice(at, at + 2))) return 'a comment, which JSON does not have';
  if (source[at] === "'") return 'a single quote, where JSON has double ones';
  return `${nameOf(source, at)} where ${expected} is expected`;
}

function nameOf(source: string, at: number): string {
  const [sign = ''] = source.slice(at, at + 2);
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(sign)
    ? `the character U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : `"${sign}"`;
}

/** @param sign what a text cannot have */
function textProblem(sign: string | undefined): string {
  if (sign === undefined || sign === '\n' || sign === '\r') return 'a text without an end on its line';
  return sign === '\\'
    ? 'a text with "\\" before something that it does not go with. Write it twice: "\\\\"'
    : `${nameOf(sign, 0)} in a text. Write it as an escape`;
}
