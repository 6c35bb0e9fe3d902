import { nearestWord } from '../../base/nearest.ts';
import { callsIn, programs } from '../../product/command-line/calls.ts';
import type { CommandFacts } from '../../product/command-line/command-line.ts';
import { powershellStatements } from '../../product/command-line/powershell-words.ts';
import { type PlacedWord, type Statement, shellStatements } from '../../product/command-line/shell-words.ts';
import { endOf } from './edits.ts';
import type { Shell } from './quote.ts';
import { type ReadableText, readable, type Slip } from './slips.ts';

/** A call of a program of the product in a text. */
export interface TextCall {
  /** The program first. */
  readonly words: readonly PlacedWord[];
  /** What runs it: `uv run`. */
  readonly runner: readonly PlacedWord[];
  /** Variables that are set for it: `NAME=value` as text. */
  readonly variables: readonly PlacedWord[];
  /** A quote that nothing closes, with what follows it. */
  readonly unclosed: PlacedWord | undefined;
}

/** What a text holds. */
export interface ReadText extends ReadableText {
  readonly calls: readonly TextCall[];
  /** Names of other programs that are called. */
  readonly others: readonly string[];
}

/** Words of the shell itself. */
const notPrograms: ReadonlySet<string> = new Set(
  'export set cd if then elif else fi for while until do done case esac { } [ [[ ! true false :'.split(' '),
);
/** Those that a command can follow. */
const leading: ReadonlySet<string> = new Set('if then elif else while until do { !'.split(' '));

/** Parts of a call that the shell runs first, to put their output there. */
export function innerCommands({ words, variables, runner }: TextCall, shell: Shell): string[] {
  const quoted = shell === 'bash' ? /\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'|\\[\s\S]/g : /'(?:[^']|'')*'|`[\s\S]/g;
  const command = shell === 'bash' ? /\$\([^()]*\)?|`[^`]*`/g : /\$\([^()]*\)?/g;
  return [...variables, ...runner, ...words]
    .filter(({ open }) => open)
    .flatMap(({ raw }) => raw.replace(quoted, '').match(command) ?? []);
}

/** Finds the calls in a text that may hold other commands as well. */
export function readText(original: string, commands: readonly CommandFacts[]): ReadText {
  const read = readable(original);
  const { text, shell } = read;
  const slips: Slip[] = [...read.slips];
  const lasting: PlacedWord[] = [];
  const calls: TextCall[] = [];
  const others = new Set<string>();
  const hasWindows = /dtx\.(?:exe|cmd)|\\d?dtx/i.test(text);
  for (const statement of shell === 'bash' ? shellStatements(text) : powershellStatements(text)) {
    const { variables, unclosed } = statement;
    if (shell === 'powershell') lasting.push(...variables);
    const { words, settings, slip } = meant(statement, commands, hasWindows);
    const [first] = words;
    if (!first) continue;
    if (first.text === 'export' || first.text === 'set') lasting.push(...words.slice(1).filter(isSetting));
    const [call] = callsIn(words, commands);
    if (!call) {
      if (!first.open && !notPrograms.has(first.text)) others.add(first.text.slice(0, 40));
      continue;
    }
    slips.push(...slip);
    const runner = words.slice(0, words.length - call.length);
    const [program, ...rest] = call;
    calls.push({
      words: [...(program ? [asProgram(program)] : []), ...rest].filter(
        ({ start }) => !unclosed || start < unclosed.start,
      ),
      runner: runner.filter((word) => !isSetting(word)),
      variables: [
        ...lasting,
        ...(shell === 'bash' ? variables : []),
        ...settings,
        ...runner.filter(isSetting),
      ],
      unclosed: unclosed && restOf(text, unclosed, call),
    });
  }
  return { ...read, slips: slips.sort((a, b) => a.start - b.start), calls, others: [...others] };
}

/** The words of a statement without those of the shell before its program, and as they are meant. */
function meant(
  { words: all }: Statement,
  commands: readonly CommandFacts[],
  hasWindows: boolean,
): { words: readonly PlacedWord[]; settings: readonly PlacedWord[]; slip: readonly Slip[] } {
  let from = 0;
  while (leading.has(all[from]?.text ?? '')) from++;
  const windows = hasWindows ? all.findIndex(({ raw }) => windowsProgram.test(raw)) : -1;
  const words =
    windows < 0 && from === 0
      ? all
      : all.slice(from).map((word, i) => (i === windows - from ? asProgram(word) : word));
  const [first, second, third] = words;
  if (!first || !second) return { words, settings: [], slip: [] };
  if (third && second.text === '=' && /^[A-Z_][A-Z0-9_]*$/.test(first.text)) {
    const text = `${first.text}=${third.text}`;
    const edit = { start: first.start, end: third.start, text: `${first.text}=` };
    return {
      words: words.slice(3),
      settings: [{ ...first, text, raw: text }],
      slip: [
        {
          ...edit,
          line: first.line,
          problem: `Blanks around the = make ${first.text} a program to the shell`,
          fix: `Write ${first.text}= and the value without a blank`,
        },
      ],
    };
  }
  const program = misspelled(first, second, commands);
  return program === undefined
    ? { words, settings: [], slip: [] }
    : {
        words: [{ ...first, text: program }, ...words.slice(1)],
        settings: [],
        slip: [
          {
            start: first.start,
            end: endOf(first),
            text: program,
            line: first.line,
            problem: `There is no program "${first.text.slice(0, 40)}"`,
            fix: `Perhaps ${program} is meant`,
          },
        ],
      };
}

/** The program that a word means which is none, in front of a command that one has. */
function misspelled(
  { text, open }: PlacedWord,
  second: PlacedWord,
  commands: readonly CommandFacts[],
): string | undefined {
  const names = programs(commands);
  if (open || text.length > 8 || names.includes(text)) return undefined;
  // A letter more, less or another, or two that changed places.
  const known =
    nearestWord(text.toLowerCase(), names) ??
    names.find((name) => [...name].sort().join('') === [...text.toLowerCase()].sort().join(''));
  return known !== undefined && commands.some(({ path }) => path === `${known} ${second.text}`)
    ? known
    : undefined;
}

/** A program as Windows calls it, or as an image that runs it. */
const windowsProgram = /(?:\\(d?dtx)(?:\.exe|\.cmd)?|(?:^|[/"'])(d?dtx)\.(?:exe|cmd))["']?$/i;
const image = /(?:^|\/)(dtx)(?::[\w.-]+)?$/;

function asProgram(word: PlacedWord): PlacedWord {
  const [, name, other] = image.exec(word.text) ?? windowsProgram.exec(word.raw) ?? [];
  return (name ?? other) === undefined ? word : { ...word, text: `${name ?? other}`.toLowerCase() };
}

/** What follows a quote, up to the end of the last word of the command. */
function restOf(
  text: string,
  { line, start }: NonNullable<Statement['unclosed']>,
  words: readonly PlacedWord[],
): PlacedWord {
  const last = words.at(-1);
  const raw = text.slice(start, Math.max(start + 1, last ? endOf(last) : 0));
  return { text: raw, raw, start, line, open: false };
}

/** Name of the variable that a word sets. */
export function variableName({ text }: PlacedWord): string {
  return text.slice(0, text.indexOf('='));
}

function isSetting({ text }: PlacedWord): boolean {
  return /^[A-Za-z_]\w*=/.test(text);
}
