import { type Call, parserExit, type Word } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import type { CheckedCall } from './checked.ts';
import { lateArguments } from './correct.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { needs } from './needs.ts';
import type { TextCall } from './read-text.ts';
import type { CallReport, Section, SectionName } from './report.ts';
import { rowsOf } from './rows.ts';
import { contacts, defaults, exit, judge, limits, notes, writes } from './sections.ts';
import { automaticEvaluator, type CallSetting, datasetOf, settingOf } from './setting.ts';
import { unquotedText } from './spare-words.ts';

/** What is said of a call. */
export interface Explained {
  readonly report: CallReport;
  readonly mistakes: readonly Mistake[];
  /** What is wrong with the corrected call, which nobody but its author can correct. */
  readonly toDo: readonly Mistake[];
}

/** What was said of the calls of the last text: while somebody types, all but one stay as they were. */
const last = new WeakMap<CommandLabFacts, ReadonlyMap<string, Explained>>();

/**
 * Explains calls, of which those that were in the last text need no more work.
 * @param corrected the same calls without what can be corrected
 */
export function explainAll(
  calls: readonly CheckedCall[],
  corrected: readonly CheckedCall[],
  facts: CommandLabFacts,
): Explained[] {
  const before = last.get(facts);
  const now = new Map<string, Explained>();
  const explained = calls.map((each, i) => {
    // A correction makes no call of two, and none of one.
    const fixed = corrected.length === calls.length ? corrected[i] : undefined;
    const key = keyOf(each.textCall) + (fixed ? keyOf(fixed.textCall) : '');
    const known = now.get(key) ?? before?.get(key) ?? explain(each, fixed, facts);
    now.set(key, known);
    return known;
  });
  last.set(facts, now);
  return explained;
}

/** A call as it is written, with its line: the same is said of the same. */
function keyOf({ words, runner, variables, unclosed }: TextCall): string {
  const all = [variables, runner, words, unclosed ? [unclosed] : []];
  return JSON.stringify([
    words[0]?.line,
    ...all.map((each) => each.map(({ raw, line }) => `${line} ${raw}`)),
  ]);
}

function explain(
  { textCall, call, mistakes: found }: CheckedCall,
  fixed: CheckedCall | undefined,
  facts: CommandLabFacts,
): Explained {
  if (!call) return { report: unread(textCall), mistakes: found, toDo: toDoOf(fixed, facts) ?? found };
  const setting = settingOf(textCall, call, facts);
  const mistakes = mistakesOf(setting, textCall, found, facts);
  const errors = mistakes.filter(isError);
  const isRefused = errors.length > 0 && !call.help;
  const left = isRefused && fixed?.call ? withoutMistakes(fixed, fixed.call, facts) : undefined;
  const seen = new Set(errors.map(({ problem }) => problem));
  const later = left?.errors.filter(({ problem }) => !seen.has(problem)) ?? [];
  return {
    report: {
      rows: rowsOf(textCall, setting, mistakes, facts),
      sections: [
        ...sectionsOf([['exit', exit(setting, mistakes, facts)]]),
        // Of a call that ends at once, or for help, nothing else is done.
        ...(isRefused || call.help ? [] : effects(setting, facts)),
      ],
      corrected: left?.sections ?? [],
    },
    mistakes: [...errors, ...later.map(afterwards)],
    toDo: left?.errors ?? toDoOf(fixed, facts) ?? errors,
  };
}

function toDoOf(fixed: CheckedCall | undefined, facts: CommandLabFacts): readonly Mistake[] | undefined {
  if (!fixed?.call) return fixed?.mistakes;
  const setting = settingOf(fixed.textCall, fixed.call, facts);
  return mistakesOf(setting, fixed.textCall, fixed.mistakes, facts).filter(isError);
}

const isError = ({ detail }: Mistake) => !detail.isHarmless;

/** All that is wrong with a call, also what only holds for values together. */
function mistakesOf(
  setting: CallSetting,
  textCall: TextCall,
  found: readonly Mistake[],
  facts: CommandLabFacts,
): readonly Mistake[] {
  if (textCall.unclosed) return [unclosed(textCall.unclosed)];
  return withoutUnquoted(
    [...found, ...incompatible(setting, facts), ...late(setting)],
    setting,
    textCall,
  ).map((mistake) => unsupported(mistake, facts));
}

/** What a call does that is not refused. */
function effects(setting: CallSetting, facts: CommandLabFacts): Section[] {
  return sectionsOf([
    ['notes', notes(setting, facts)],
    ['limits', limits(setting, facts)],
    ['judge', judge(setting, facts)],
    ['needs', needs(setting, facts)],
    ['contacts', contacts(setting, facts)],
    ['writes', writes(setting)],
    ['defaults', defaults(setting, facts)],
  ]);
}

function sectionsOf(all: readonly (readonly [SectionName, readonly string[]])[]): Section[] {
  return all.filter(([, items]) => items.length > 0).map(([name, items]): Section => ({ name, items }));
}

/** What a corrected call does, and what is wrong with it that nobody but its author can correct. */
function withoutMistakes({ textCall, mistakes: found }: CheckedCall, call: Call, facts: CommandLabFacts) {
  const setting = settingOf(textCall, call, facts);
  const errors = mistakesOf(setting, textCall, found, facts).filter(isError);
  const isTold = errors.every((mistake) => isOpen(mistake, call));
  const open = { ...setting, call: withOpenValues(call, errors) };
  return { errors, sections: isTold ? effects(open, facts) : [] };
}

/** Whether a call does the same whatever is written for a mistake: a value that is missing, or a number. */
function isOpen({ detail: { absent, word } }: Mistake, { command, given }: Call): boolean {
  const conditions = new Set(
    command.rules.flatMap(({ when, unless, except }) =>
      [when, unless, except].flatMap((each) => each?.option ?? []),
    ),
  );
  if (absent) return absent.every((name) => !conditions.has(name));
  const about = [...given.values()].find(({ values }) => values.some((value) => value === word));
  // Whatever an expression asks, jq is who is asked.
  if (about?.option.name === '--expressions') return true;
  return (
    about !== undefined && /^(?:integer|number)$/.test(about.option.type) && about.option.choices.length === 0
  );
}

/** A call with the values of its mistakes as ones that are not known. */
function withOpenValues(call: Call, mistakes: readonly Mistake[]): Call {
  const wrong = new Set(mistakes.map(({ detail: { word } }) => word));
  const opened = (values: readonly Word[]) =>
    values.map((value) => (wrong.has(value) ? { ...value, open: true } : value));
  const given = [...call.given].map(
    ([name, each]) => [name, { ...each, values: opened(each.values) }] as const,
  );
  return { ...call, given: new Map(given) };
}

/** A mistake that only shows in the corrected call, without a place in the text. */
function afterwards({ line, problem, fix }: Mistake): Mistake {
  return { line, problem: `Once that is corrected: ${problem}`, fix, detail: {} };
}

/** Of a quote that is open the words behind it are not known, so nothing else is said of them. */
function unclosed(word: PlacedWord): Mistake {
  return {
    line: word.line,
    problem: 'A quote is opened and not closed, so that the shell does not run the command',
    fix: word.raw.startsWith("'") ? `Close it; a text with an apostrophe goes between two "` : 'Close it',
    detail: { word },
  };
}

/** What is said of each word of a text without quotes, said once. */
function withoutUnquoted(
  mistakes: readonly Mistake[],
  { call }: CallSetting,
  { words }: TextCall,
): readonly Mistake[] {
  const text = unquotedText(call, words);
  const [first, second] = text;
  if (!first || !second) return mistakes;
  const places = new Set(text.map(({ start }) => start));
  const isFile = call.positionals.length > call.command.arguments.length + text.length - 2;
  return [
    {
      line: first.line,
      problem: `The shell makes ${text.length} words of the text that begins with "${first.text.slice(0, 60)} ${second.text.slice(0, 60)}"`,
      fix: 'Put quotes around it',
      detail: { word: first, exit: parserExit },
    },
    ...mistakes.filter(({ detail: { word } }) => {
      if (!word) return true;
      const { start } = word as PlacedWord;
      return !places.has(start) && !(isFile && call.positionals.at(-1) === word);
    }),
  ];
}

/** An agent whose name the parser knows, and no run can use. */
function unsupported(mistake: Mistake, facts: CommandLabFacts): Mistake {
  const { names, error, instead } = facts.providers.unsupported;
  const { word } = mistake.detail;
  if (!word || !names.includes(word.text) || !mistake.problem.endsWith(' of --agent')) return mistake;
  return {
    line: mistake.line,
    problem: `The parser accepts --agent ${word.text}, and the run ends with "${error}"`,
    fix: instead.replaceAll('`', '').replace(/\.$/, ''),
    detail: { word, exit: 1 },
  };
}

/** The judge that a guard model in `--url` chooses does not go together with `STINGRAY`. */
function incompatible(setting: CallSetting, facts: CommandLabFacts): Mistake[] {
  const url = setting.call.given.get('--url');
  const automatic = automaticEvaluator(setting, facts);
  if (!url || !automatic || datasetOf(setting, facts)?.id !== 'STINGRAY') return [];
  const value = url.values.at(-1) ?? url.flag;
  return [
    {
      line: value.line,
      problem: `--url contains ${automatic.id}, which chooses an evaluator, and STINGRAY has detectors of its own`,
      fix: 'Take another dataset for a guard model',
      detail: { word: value, exit: 1 },
    },
  ];
}

function late({ call }: CallSetting): Mistake[] {
  return lateArguments(call).map((word) => ({
    line: word.line,
    problem: `"${word.text.slice(0, 100)}" follows a flag: the parser of Python 3.11 refuses it there, newer ones read it`,
    fix: 'Write it directly after the argument before it',
    detail: { word, exit: parserExit },
  }));
}

/** A call whose command is not known. */
function unread({ words }: TextCall): CallReport {
  const raw = words.map((word: PlacedWord) => word.raw).join(' ');
  return {
    rows: [
      {
        code: raw.slice(0, 300),
        text: 'Not a command of the documentation.',
        remarks: [],
        state: 'wrong',
        reference: undefined,
      },
    ],
    sections: [{ name: 'exit', items: ['2: the parser refuses the command. Nothing is run.'] }],
    corrected: [],
  };
}
