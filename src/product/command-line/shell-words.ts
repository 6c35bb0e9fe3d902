import type { Word } from './read-call.ts';

/** A word with its place, so that it can be marked where it is. */
export interface PlacedWord extends Word {
  /** Place in the text of its first character. */
  readonly start: number;
  /** As it is written, quotes included. */
  readonly raw: string;
}

/** One command of a shell text. */
export interface Statement {
  readonly words: readonly PlacedWord[];
  /** Variables that are set before its first word, for it alone: `NAME=value`. */
  readonly variables: readonly PlacedWord[];
  /** Where in it a quote is that nothing closes. */
  readonly unclosed?: { readonly line: number; readonly start: number };
}

/** A comment; a blank, a redirection, a word, or the end of a command, each a group. The first that matches counts. */
const piece =
  /(?<=^|\s)#.*|((?:[^\S\n]|\\\r?\n)+)|((?!<[A-Za-z][\w-]*>)\d?[<>]+&?\d?)|((?:\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|<[A-Za-z][\w-]*>|\$\{[^}]{0,300}\}|\$\([^()`]*\)|`[^`]*`|\$(?!\()|[^\s'"\\;|&()`<>$]+)+)|(\$\(|[\n;|&()]+|`)|[\s\S]/gm;

/**
 * Words of the commands in shell text. It knows quotes, continued lines, comments, pipes and lists, which is what
 * examples have, and reads on after what it does not know: the build checks the examples with the shell's own grammar.
 */
export function shellWords(text: string): PlacedWord[][] {
  return shellStatements(text).flatMap(({ words }) => (words.length > 0 ? [[...words]] : []));
}

/** A statement that words are added to. */
export interface OpenStatement extends Statement {
  readonly words: PlacedWord[];
  readonly variables: PlacedWord[];
  unclosed?: { readonly line: number; readonly start: number };
}

/** Commands of shell text with the variables that are set for each; those inside of a word follow its own. */
export function shellStatements(text: string): Statement[] {
  const statements: OpenStatement[] = [{ words: [], variables: [] }];
  const inner: Statement[] = [];
  let line = 1;
  let isTarget = false;
  for (const found of text.matchAll(piece)) {
    const { index: start } = found;
    const [raw, blank, redirect, isWord, isEnd] = found;
    const current = statements.at(-1);
    if (isEnd) statements.push({ words: [], variables: [] });
    else if (isWord && !isTarget && current) {
      const word = { ...meaning(raw), line, start, raw };
      const isVariable = current.words.length === 0 && /^\w+=/.test(raw);
      (isVariable ? current.variables : current.words).push(word);
      if (word.open) inner.push(...innerStatements(word));
    } else if (current && /^['"]$/.test(raw)) current.unclosed ??= { line, start };
    if (!blank) isTarget = redirect !== undefined && !redirect.includes('&');
    if (raw.includes('\n')) line += raw.split('\n').length - 1;
  }
  const own = statements.filter(({ words, variables }) => words.length + variables.length > 0);
  return inner.length === 0 ? own : [...own, ...inner].sort((a, b) => startOf(a) - startOf(b));
}

/** Commands whose output becomes a part of a word: in `$(…)` and between backticks, outside of quotes. */
function innerStatements({ raw, start, line }: PlacedWord): Statement[] {
  const parts = raw.matchAll(
    /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|(?<mark>\$\(|`)(?<command>(?<=\()[^()`]*(?=\))|(?<=`)[^`]*(?=`))[)`]/g,
  );
  return [...parts].flatMap(({ index, groups = {} }) => {
    const { mark = '', command } = groups;
    if (command === undefined) return [];
    const lines = raw.slice(0, index).split('\n').length - 1;
    const placed = (word: PlacedWord) => ({
      ...word,
      start: start + index + mark.length + word.start,
      line: line + lines + word.line - 1,
    });
    return shellStatements(command).map((statement) => ({
      ...statement,
      words: statement.words.map(placed),
      variables: statement.variables.map(placed),
    }));
  });
}

function startOf({ words, variables }: Statement): number {
  return Math.min(words[0]?.start ?? Infinity, variables[0]?.start ?? Infinity);
}

/** What a word means. Most have nothing that would mean something else than it says. */
function meaning(raw: string): Pick<Word, 'text' | 'open'> {
  return /['"\\$`]/.test(raw) ? { text: unquoted(raw), open: isOpen(raw) } : { text: raw, open: false };
}

function unquoted(raw: string): string {
  return raw.replace(
    /\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g,
    (_, ansi?: string, single?: string, double?: string, escaped?: string) =>
      (ansi === undefined ? undefined : ansiText(ansi)) ??
      single ??
      double?.replace(/\\([$`"\\]|\n)/g, (__, mark: string) => (mark === '\n' ? '' : mark)) ??
      (escaped === '\n' ? '' : (escaped ?? '')),
  );
}

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What bash makes of `$'…'`, in which browsers copy a request whose body has quotes. */
function ansiText(inner: string): string {
  return inner.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|([\s\S]))/g,
    (whole, hex?: string, short?: string, long?: string, octal?: string, char = '') => {
      const digits = hex ?? short ?? long;
      const code = digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16);
      if (Number.isNaN(code)) return escapes[char] ?? (/[\\'"?]/.test(char) ? char : whole);
      return code > 0x10ffff ? whole : String.fromCodePoint(code);
    },
  );
}

function isOpen(raw: string): boolean {
  return /[$`]/.test(raw.replace(/\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'|\\[\s\S]/g, ''));
}
