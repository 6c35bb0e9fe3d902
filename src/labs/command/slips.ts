import { isPowershell } from '../../product/command-line/powershell-words.ts';
import type { Edit } from './edits.ts';
import type { Shell } from './quote.ts';

/** Something in a text that no shell reads as it was meant, with what to write. */
export interface Slip extends Edit {
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
}

/** A text as its shell would read it without its slips: each character is where it was. */
export interface ReadableText {
  readonly text: string;
  readonly shell: Shell;
  /** Lines go on after `^`, as in the command prompt of Windows; the words are read as those of Bash. */
  readonly isCmd: boolean;
  readonly slips: readonly Slip[];
}

/** What is looked at only where it can be, since most texts have none of it. */
const suspicious =
  /[\u00a0\u00ad\u200b-\u200f\u2060\ufeff“”„‘’]|[\\`^][^\S\n]*\r?\n|```|~~~|<<|^[^\S\n]*(?:[$%>❯#(-]|[A-Za-z]:\\|PS |\S+@|\w+:? )/m;

const prompt =
  /^[^\S\n]*(?:(?:\([\w.-]{1,60}\)[^\S\n]*)?(?:PS(?: [^\n>]{0,200})?>|[A-Za-z]:\\[^\n>]{0,200}>|[\w.-]{1,60}@[^\s$#%]{1,200}(?: [^\s$#%]{1,200})?[^\S\n]?[$#%]|[$%❯➜])|>(?=[^\S\n]+(?:\w+[^\S\n]+){0,3}d?dtx\b))[^\S\n]+(?=\S)|^[^\S\n]*(?:PS(?: [^\n>]{0,200})?|[A-Za-z]:\\[^\n>]{0,200})>(?=d?dtx\b)/gm;
/** What a file has before a command: a step of a workflow, an instruction of a Dockerfile. */
const before =
  /^[^\S\n]*(?:(?:- )?(?:run|script|command):|- (?=\S)|RUN)[^\S\n]+(?=(?:\w+[^\S\n]+){0,3}d?dtx\b)/gm;
/** What the command prompt of Windows has: a line that goes on, or the prompt itself. */
const cmd = /\^[^\S\n]*\r?\n|^[^\S\n]*[A-Za-z]:\\[^\n>]{0,200}>/m;
const fence = /^[^\S\n]*(?:```|~~~)[^\n`]*$/gm;
/** Comments and quotes come first, so that nothing inside of them is looked at. */
const inLine =
  /(?<plain>(?<=^|\s)#.*|\\[^\s])|(?<smart>“[^”"\n]{0,500}”|„[^“”"\n]{0,500}[“”]|‘[^’'\n]{0,500}’)|(?<quoted>'[^']*'|"(?:[^"\\]|\\[\s\S])*")|(?<half>"[^"”\n]{0,500}”|“[^"”\n]{0,500}")|(?<end>[\\`^][^\S\n]+(?=\n)|\^(?=\r?\n))|(?<blank>[\u00a0\u2007\u202f]+)|(?<nothing>[\u00ad\u200b-\u200f\u2060\ufeff]+)/gm;

/** Finds what terminals, word processors and files leave in a text that is pasted. */
export function readable(original: string): ReadableText {
  if (!suspicious.test(original))
    return { text: original, shell: shellOf(original), isCmd: false, slips: [] };
  const slips: Slip[] = [];
  const lineOf = lineFinder(original);
  const slip: AddSlip = (start, length, instead, problem, fix) => {
    slips.push({ start, end: start + length, text: instead, line: lineOf(start), problem, fix });
  };
  const commands = withoutDocuments(original.replace(fence, blanks));
  const shell = shellOf(commands);
  const isCmd = shell === 'bash' && cmd.test(commands) && !/\\[^\S\n]*\n/.test(commands);
  const text = withoutPrompts(commands, slip).replace(inLine, (raw: string, ...rest) => {
    const start = rest.at(-3) as number;
    const found = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const plain = plainOf(raw, found, shell, isCmd);
    if (plain === undefined) return raw;
    const [instead, problem, fix] = plain;
    if (problem) slip(start, raw.replace(/\r$/, '').length, instead, problem, fix);
    return found.end === undefined ? instead.padEnd(raw.length) : lineEnd(raw, isCmd);
  });
  return { text, shell, isCmd, slips };
}

const marks: Readonly<Record<string, string>> = { '\\': 'backslash', '`': 'backtick', '^': 'caret' };

/** What to write for a stretch of a line, and why; undefined where it is good, and no reason where its shell reads it. */
function plainOf(
  raw: string,
  { smart, half, quoted, end, blank, nothing }: Readonly<Record<string, string | undefined>>,
  shell: Shell,
  isCmd: boolean,
): readonly [instead: string, problem: string, fix: string] | undefined {
  if ((smart ?? half) !== undefined) {
    const plain = raw.replace(/[“”„]/g, '"').replace(/[‘’]/g, isCmd ? '"' : "'");
    return shell === 'powershell'
      ? [plain, '', '']
      : [
          plain,
          `The quotes of ${cut(raw)} are those of a word processor, which the shell takes for letters`,
          `Write ${cut(plain)}`,
        ];
  }
  if (isCmd && quoted?.startsWith("'") && !quoted.includes('"')) {
    const plain = quoted.replaceAll("'", '"');
    return [
      plain,
      `The command prompt of Windows takes the quotes of ${cut(quoted)} for letters`,
      `Write ${cut(plain)}`,
    ];
  }
  if (end !== undefined) {
    const mark = end.charAt(0);
    const isSpaced = /^.[^\S\r]/.test(end);
    return (mark === '^' && !isCmd) || (mark === '`' && shell === 'bash')
      ? undefined
      : [
          mark,
          isSpaced
            ? `Blanks follow the ${marks[mark]} that is to continue the line, so that the line ends there`
            : '',
          'Take the blanks away',
        ];
  }
  if (blank !== undefined)
    return [
      ' '.repeat(raw.length),
      shell === 'bash' ? 'A no-break space is a letter to the shell: it makes one word of two' : '',
      'Write a blank',
    ];
  return nothing === undefined
    ? undefined
    : ['', 'There is a character that nobody sees, which the shell takes for a letter', 'Take it away'];
}

/** The mark at the very end of its line, as Bash has it. */
function lineEnd(raw: string, isCmd: boolean): string {
  const [returned = ''] = /\r$/.exec(raw) ?? [];
  return (isCmd ? '\\' : raw.charAt(0)).padStart(raw.length - returned.length) + returned;
}

/** Without texts for programs, which are no commands: `<<END` and the lines up to that word, `@"` and those up to `"@`. */
function withoutDocuments(text: string): string {
  if (!/<<|@["']/.test(text)) return text;
  const lines = text.split('\n');
  const last = new Map(lines.map((line, i) => [line.trim(), i]));
  let until: string | undefined;
  return lines
    .map((line, i) => {
      if (until !== undefined) {
        if (line.trim() === until) until = undefined;
        return blanks(line);
      }
      const [, word, mark] = /(?<!<)<<-?[^\S\n]*["']?(\w+)["']?|@(["'])\s*$/.exec(line) ?? [];
      const end = word ?? (mark && `${mark}@`);
      if (end !== undefined && (last.get(end) ?? 0) > i) until = end;
      return line;
    })
    .join('\n');
}

type AddSlip = (start: number, length: number, instead: string, problem: string, fix: string) => void;

function withoutPrompts(text: string, slip: AddSlip): string {
  const mask = (raw: string, start: number) => {
    const shown = raw.trim();
    slip(
      start + raw.indexOf(shown),
      raw.length - raw.indexOf(shown),
      '',
      `"${shown.slice(0, 60)}" is the prompt of a terminal, not a part of the command`,
      'Leave it out',
    );
    return blanks(raw);
  };
  const plain = text
    .replace(before, blanks)
    .replace(prompt, (raw: string, ...rest) => mask(raw, rest.at(-2) as number));
  // Of a command of several lines a terminal marks the others as well.
  return plain === text
    ? text
    : plain.replace(/(?<=[\\`^]\r?\n)[^\S\n]*>{1,2}[^\S\n]/g, (raw, start: number) => mask(raw, start));
}

/** The shell that a text is written for; Bash where it could be either. */
export function shellOf(text: string): Shell {
  return isPowershell(text) || /^[^\S\n]*PS(?: [^\n>]{0,200})?>/m.test(text) ? 'powershell' : 'bash';
}

function blanks(raw: string): string {
  return raw.replace(/[^\n]/g, ' ');
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Tells the line of a place, also for thousands of them. */
function lineFinder(text: string): (at: number) => number {
  const ends: number[] = [];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) ends.push(i);
  return (at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
