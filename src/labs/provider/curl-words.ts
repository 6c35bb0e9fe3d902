import { type PlacedWord, shellWords } from '../../product/command-line/shell-words.ts';
import { variableMark } from './http-message.ts';

/** Whether a text is a call of curl. */
export function isCurl(text: string): boolean {
  return /^\s*(?:\$\s+|>\s+)?(?:\S*[/\\])?curl(?:\.exe)?(?:\s|$)/.test(text);
}

/** A call of curl as bash or cmd takes it apart. */
export interface CurlWords {
  readonly words: readonly PlacedWord[];
  /** What a word hands to curl, with marks for variables of the shell; undefined when the shell runs a command in it. */
  textOf(word: PlacedWord): string | undefined;
  /** Variables of the shell in the words whose text was asked for. */
  readonly variables: ReadonlySet<string>;
  /** A quote that has no end, with the word before it. */
  readonly unclosed: { readonly sign: string; readonly after: PlacedWord | undefined } | undefined;
}

/** Takes a call of curl apart. */
export function curlWords(pasted: string): CurlWords {
  const isCmd = /\^\r?\n|\^"/.test(pasted);
  const text = (isCmd ? fromCmd(pasted) : pasted).replaceAll('\r\n', '\n').replace(/^\s*[$>]\s+/, '');
  const words = wordsOf(text);
  const variables = new Set<string>();
  return {
    words,
    variables,
    textOf: (word) => (isCmd ? word.text : wordText(word, variables)),
    unclosed: unclosedQuote(text, words),
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
    const [sign] = /["']/.exec(gap) ?? [];
    if (sign) return { sign, after: word };
  }
  return undefined;
}

/** A word with marks for its variables; undefined when the shell runs a command in it. */
function wordText({ text, open }: PlacedWord, variables: Set<string>): string | undefined {
  if (!open) return text;
  if (/\$\(|`/.test(text)) return undefined;
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
