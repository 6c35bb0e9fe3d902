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
}

/** A word, or what is between words; the first that matches counts. */
const piece =
  /(?<comment>(?<=^|\s)#.*)|(?<blank>(?:[^\S\n]|\\\r?\n)+)|(?<end>\$\(|[\n;|&()`]+)|(?<redirect>(?!<[A-Za-z][\w-]*>)\d?[<>]+&?\d?)|(?<word>(?:\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|<[A-Za-z][\w-]*>|\$\{[^}]{0,300}\}|\$(?!\()|[^\s'"\\;|&()`<>$]+)+)|[\s\S]/gm;

/**
 * Words of the commands in shell text. It knows quotes, continued lines, comments, pipes and lists, which is what
 * examples have, and reads on after what it does not know: the build checks the examples with the shell's own grammar.
 */
export function shellWords(text: string): PlacedWord[][] {
  return shellStatements(text).flatMap(({ words }) => (words.length > 0 ? [[...words]] : []));
}

/** Commands of shell text with the variables that are set for each. */
export function shellStatements(text: string): Statement[] {
  const statements: { words: PlacedWord[]; variables: PlacedWord[] }[] = [{ words: [], variables: [] }];
  let line = 1;
  let isTarget = false;
  for (const { 0: raw, index: start, groups = {} } of text.matchAll(piece)) {
    const current = statements.at(-1);
    if (groups.end) statements.push({ words: [], variables: [] });
    else if (groups.word && !isTarget && current) {
      const word = { text: unquoted(raw), open: isOpen(raw), line, start, raw };
      const isVariable = current.words.length === 0 && /^\w+=/.test(raw);
      (isVariable ? current.variables : current.words).push(word);
    }
    if (!groups.blank) isTarget = groups.redirect !== undefined && !groups.redirect.includes('&');
    line += raw.split('\n').length - 1;
  }
  return statements.filter(({ words, variables }) => words.length + variables.length > 0);
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
