import { type PlacedWord, shellWords } from '../../product/command-line/shell-words.ts';
import { variableMark } from './http-message.ts';

/** Lines that a script has before it calls curl: comments, settings and variables. */
const before = /^(?:[ \t]*(?:(?:#|\/\/|export\s|set\s|[A-Za-z_]\w*=(?!"?\$\())[^\n]*)?\r?\n)*\s*/;
/** What can be before the word itself: a prompt, a path, a variable that gets the reply, a command that runs another. */
const call = /^(?:[$>]\s+|[A-Za-z_]\w*="?\$\(\s*|(?:time|sudo)\s+)?(?:\S*[/\\])?(?=curl(?:\.exe)?(?:\s|$))/;

/** The call of curl that a text is or leads to, on the lines it has there; undefined when there is none. */
export function curlIn(text: string): string | undefined {
  const [lead = ''] = before.exec(text) ?? [];
  const rest = text.slice(lead.length);
  const prefix = call.exec(rest)?.[0];
  if (prefix === undefined) return undefined;
  return '\n'.repeat(lead.split('\n').length - 1) + rest.slice(prefix.length);
}

/** A call of curl as bash or cmd takes it apart. */
export interface CurlWords {
  readonly words: readonly PlacedWord[];
  /** What a word hands to curl, with marks for variables of the shell; undefined when the shell runs a command in it. */
  textOf(word: PlacedWord): string | undefined;
  /** Variables of the shell in the words whose text was asked for. */
  readonly variables: ReadonlySet<string>;
  /** The here-document that the call gets as its input. */
  readonly input: { readonly text: string; readonly line: number } | undefined;
  /** A quote that has no end, with the word before it. */
  readonly unclosed: { readonly sign: string; readonly after: PlacedWord | undefined } | undefined;
}

/** Takes a call of curl apart. */
export function curlWords(pasted: string): CurlWords {
  const isCmd = /\^\r?\n|\^"/.test(pasted);
  const whole = (isCmd ? fromCmd(pasted) : pasted).replaceAll('\r\n', '\n');
  const { text, document } = withoutDocument(whole);
  const words = wordsOf(text);
  const variables = new Set<string>();
  return {
    words,
    variables,
    textOf: (word) => (isCmd ? word.text : wordText(word, variables)),
    input: document && {
      text: document.isQuoted ? document.text : withMarks(document.text, variables),
      line: document.line,
    },
    unclosed: unclosedQuote(text, words),
  };
}

/** A here-document, and the text of the call without it, in which other lines keep their numbers. */
function withoutDocument(whole: string): {
  readonly text: string;
  readonly document?: { readonly text: string; readonly line: number; readonly isQuoted: boolean };
} {
  const begin = /<<-?[ \t]*(["']?)(\w{1,80})\1/.exec(whole);
  const first = begin ? whole.indexOf('\n', begin.index) : -1;
  if (!begin || first < 0) return { text: whole };
  const end = new RegExp(`\\n[ \\t]*${begin[2]}(?=\\s|\\)|$)`).exec(whole.slice(first));
  if (!end) return { text: whole };
  const last = first + end.index;
  const lines = whole.slice(first, last + end[0].length).split('\n').length - 1;
  const rest = whole.slice(begin.index + begin[0].length, first);
  return {
    text: `${whole.slice(0, begin.index)}${rest}${'\n'.repeat(lines)}${whole.slice(last + end[0].length)}`,
    document: {
      text: whole.slice(first + 1, last),
      line: whole.slice(0, first).split('\n').length + 1,
      isQuoted: begin[1] !== '',
    },
  };
}

/** Words of the call. Lines that begin with an option belong to it even where the backslash before them is lost. */
function wordsOf(text: string): PlacedWord[] {
  const [first = [], ...others] = shellWords(text);
  const lost = others.findIndex(([word]) => !word?.raw.startsWith('-'));
  return [...first, ...others.slice(0, lost < 0 ? undefined : lost).flat()];
}

/** A quote between words opens one that has no end. */
function unclosedQuote(
  text: string,
  words: readonly PlacedWord[],
): { readonly sign: string; readonly after: PlacedWord | undefined } | undefined {
  for (const [i, word] of words.entries()) {
    const end = word.start + word.raw.length;
    const [gap = ''] = text.slice(end, words[i + 1]?.start).split('\n', i + 1 < words.length ? undefined : 1);
    // What a redirection names has its quotes here as well, in pairs.
    const [sign] = /["']/.exec(gap.replace(/"[^"]*"|'[^']*'/g, '')) ?? [];
    if (sign) return { sign, after: word };
  }
  return undefined;
}

/** A word with marks for its variables; undefined when the shell runs a command in it. */
function wordText({ text, open }: PlacedWord, variables: Set<string>): string | undefined {
  if (!open) return text;
  if (/\$\(|`/.test(text)) return undefined;
  return withMarks(text, variables);
}

function withMarks(text: string, variables: Set<string>): string {
  return text.replace(/\$(?:\{(\w+)[^}]*\}|([A-Za-z_]\w*))/g, (_, braced?: string, bare = '') => {
    const name = braced ?? bare;
    variables.add(name);
    return variableMark(name);
  });
}

/** What cmd makes of its carets: one takes the meaning from the sign behind it, and at the end of a line joins two. */
function fromCmd(text: string): string {
  return text
    .replace(/\^\r?\n\r?\n/g, '\n')
    .replace(/\^\r?\n/g, ' ')
    .replace(/\^([\s\S])/g, '$1');
}
