import { powershellStatements } from '../../product/command-line/powershell-words.ts';
import { type PlacedWord, type Statement, shellStatements } from '../../product/command-line/shell-words.ts';
import { applyEdits, type Edit, endOf } from './edits.ts';
import { quote, type Shell } from './quote.ts';
import { readable, shellOf } from './slips.ts';

/** The other of the two shells. */
export function otherShell(text: string): Shell {
  return shellOf(text) === 'bash' ? 'powershell' : 'bash';
}

/**
 * A text written for the other shell: its quotes, continued lines and variables. What the shell would fill in stays as
 * it is written.
 */
export function convertText(original: string): string {
  const { text, shell: from } = readable(original);
  const to = from === 'bash' ? 'powershell' : 'bash';
  const statements = from === 'bash' ? shellStatements(text) : powershellStatements(text);
  const edits = statements.flatMap((statement): Edit[] => [
    ...statement.variables.map((word, i) => variableEdit(word, i, statement, to)),
    ...wordEdits(statement.words, to),
  ]);
  const continued = from === 'bash' ? /\\(?=\r?\n)/g : /`(?=[^\S\n]*\n)/g;
  const words = statements.flatMap(({ variables, words: all }) => [...variables, ...all]);
  const gaps = [...text.matchAll(continued)]
    .filter(({ index }) => !words.some((word) => word.start <= index && index < endOf(word)))
    .map(({ index }) => ({ start: index, end: index + 1, text: to === 'bash' ? '\\' : '`' }));
  return applyEdits(original, [...edits, ...gaps]);
}

/** `NAME=value` before a command, and the statement that sets it for all after it. */
function variableEdit(word: PlacedWord, i: number, { words, variables }: Statement, to: Shell): Edit {
  const assignment = settingText(word, to);
  const isBefore = words.length > 0 || i < variables.length - 1;
  return {
    start: word.start,
    end: endOf(word),
    text: to === 'powershell' ? assignment + (isBefore ? ';' : '') : `export ${assignment}`,
  };
}

function wordEdits(words: readonly PlacedWord[], to: Shell): Edit[] {
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (to === 'powershell' && first?.text === 'export' && last && rest.every(({ text }) => /^\w+=/.test(text)))
    return [
      {
        start: first.start,
        end: endOf(last),
        text: rest.map((word) => settingText(word, to)).join('; '),
      },
    ];
  return words
    .filter(({ open, raw, text }) => !open && raw !== text)
    .map((word) => ({ start: word.start, end: endOf(word), text: requote(word, to) }));
}

/** `--flag=value` keeps its name out of the quotes. */
function requote({ text }: PlacedWord, to: Shell): string {
  const [, flag = '', value = text] = /^(--[\w-]+=)([\s\S]*)$/.exec(text) ?? [];
  return flag + quote(value, to);
}

function settingText({ text, open, raw }: PlacedWord, to: Shell): string {
  const at = text.indexOf('=');
  const name = text.slice(0, at);
  const value = open ? raw.slice(raw.indexOf('=') + 1).trim() : quote(text.slice(at + 1), to);
  return to === 'powershell'
    ? `$env:${name} = ${/^["']/.test(value) ? value : `"${value}"`}`
    : `${name}=${value}`;
}
