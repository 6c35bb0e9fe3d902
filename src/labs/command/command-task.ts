import type { Problem } from '../frame/LabResult.tsx';
import { checkText, mostCalls } from './checked.ts';
import { correctText, type LeftOut } from './correct.ts';
import { explainAll } from './explain.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { innerCommands } from './read-text.ts';
import { type CallReport, code, marked } from './report.ts';
import type { Slip } from './slips.ts';

export interface CommandInput {
  readonly command: string;
}

export interface CommandOutcome {
  readonly problems: readonly Problem[];
  readonly calls: readonly CallReport[];
  /** The text without its mistakes; undefined when there is nothing to correct. */
  readonly corrected: string | undefined;
  /** What the corrected text does not have, and why. */
  readonly leftOut: readonly LeftOut[];
  /** The result in a few words. */
  readonly summary: string;
}

/** Longer texts are not read: nobody calls a program so. */
const longest = 200_000;
/** Mistakes that are listed. */
const mostProblems = 50;

/** Explains the commands of a text. */
export function commandTask({ command: text }: CommandInput, facts: CommandLabFacts): CommandOutcome {
  if (text.length > longest)
    return failed(
      `The text has more than ${longest.toLocaleString('en')} characters. Paste the commands alone.`,
    );
  const read = checkText(text, facts);
  const { shell, calls, others, slips } = read;
  if (calls.length === 0) return nothingFound(text, others, facts);
  const corrected = correctText(text, facts, read);
  const shown = explainAll(read.checked, corrected.calls, facts);
  // In a single line nobody has to look for it.
  const isLine = !text.trim().includes('\n');
  const mistakes = [...slips.map(slipMistake), ...shown.flatMap((each) => each.mistakes)];
  const left = calls.length - mostCalls;
  const inner = calls.flatMap((call) => innerCommands(call, shell));
  const outer = others.filter((name) => !inner.some((command) => command.includes(name)));
  const notesCount = shown
    .flatMap(({ report }) => report.sections)
    .flatMap(({ name, items }) => (name === 'notes' ? items : [])).length;
  const idle = shown.flatMap(({ report }) => report.rows.filter(({ state }) => state === 'ignored'));
  return {
    problems: [
      ...mistakes.slice(0, mostProblems).map((mistake) => problemOf(mistake, isLine)),
      ...(mistakes.length > mostProblems
        ? [problem(undefined, `${mistakes.length - mostProblems} more mistakes are not listed.`)]
        : []),
      ...(left > 0 ? [problem(undefined, `${left} more commands are not explained.`)] : []),
    ],
    calls: shown.map(({ report }) => report),
    corrected: corrected.text === text ? undefined : corrected.text,
    leftOut: corrected.leftOut.slice(0, mostProblems).map(({ words, why }) => {
      return { words: cut(words, 100), why: marked(cut(why, 200)) };
    }),
    summary: [summaryOf(mistakes.length, idle.length, notesCount), ...besides(inner, outer)].join(' '),
  };
}

function slipMistake({ line, problem: text, fix }: Slip): Mistake {
  return { line, problem: text, fix, detail: {} };
}

/** What is said of a text without a call, and what could be meant. */
function nothingFound(text: string, others: readonly string[], facts: CommandLabFacts): CommandOutcome {
  const programs = 'Paste a command that begins with dtx or ddtx, or choose one below';
  const [first = ''] = others;
  const isCommand = facts['command-line'].some(({ path }) => path.split(' ')[1] === first);
  if (isCommand && text.trimStart().startsWith(first)) {
    const whole = text.replace(first, `dtx ${first}`);
    return {
      ...failed(`The program is missing before \`${first}\`. Write \`dtx ${first}\`.`),
      corrected: correctText(whole, facts).text,
    };
  }
  if (text.trim() === '') return failed(`${programs}.`);
  if (/^--?[a-z]/.test(first))
    return failed(
      `There is a flag without a command. Write the command before it, such as dtx redteam run, or choose one below.`,
    );
  const program = first === '' ? '' : `: ${code(first).replaceAll('`', '"')} is another program`;
  // `bash -c "dtx …"`, or a comment.
  const hidden = /\bd?dtx [a-z]/.test(text)
    ? ' What is in quotes, in a comment or handed to another program is not read: paste it alone.'
    : '';
  return failed(`There is no command of DTX${program}. ${programs}.${hidden}`);
}

/** What the text runs as well, which nobody should run unread. */
function besides(inner: readonly string[], others: readonly string[]): string[] {
  const list = (texts: readonly string[]) => {
    const shown = [...new Set(texts)].slice(0, 5).map((each) => cut(each, 60));
    return shown.join(', ') + (texts.length > shown.length ? ', …' : '');
  };
  return [
    ...(inner.length > 0
      ? [`The shell runs ${list(inner)} first and puts its output there; what that does is not known here.`]
      : []),
    ...(others.length > 0
      ? [`The text also runs other programs, which are not explained here: ${list(others)}.`]
      : []),
  ];
}

function summaryOf(mistakes: number, idle: number, noteCount: number): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const idleText = `${count(idle, 'flag has', 'flags have')} no effect here`;
  if (mistakes > 0) return `${count(mistakes, 'mistake', 'mistakes')}.${idle > 0 ? ` ${idleText}.` : ''}`;
  const read = noteCount === 0 ? '' : ` Read the ${noteCount === 1 ? 'note' : `${noteCount} notes`} below.`;
  if (idle > 0) return `No mistakes; ${idleText}.${read}`;
  return noteCount > 0 ? `No mistakes.${read}` : 'No mistakes, and every flag counts.';
}

function problemOf({ line, problem: text, fix }: Mistake, isLine: boolean): Problem {
  return problem(isLine ? undefined : line, marked(`${text}. ${fix}.`));
}

function problem(line: number | undefined, message: string): Problem {
  return { field: 'command', line, message: cut(message, 600), hasCode: true };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function failed(message: string): CommandOutcome {
  return {
    problems: [problem(undefined, message)],
    calls: [],
    corrected: undefined,
    leftOut: [],
    summary: '',
  };
}
