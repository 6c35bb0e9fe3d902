import { nearestWord } from '../../base/nearest.ts';
import type { CommandFacts, OptionFacts } from './command-line.ts';
import { findFlag, isOption, splitSwitches } from './find-flag.ts';
import { isGroup } from './is-group.ts';

/** One word of a command, as the shell hands it to the program. */
export interface Word {
  readonly text: string;
  /** Holds a variable or the output of a command, so that `text` is not what the program gets. */
  readonly open: boolean;
  /** Line of the file. */
  readonly line: number;
}

/** What else is known of a mistake, for those who correct it. */
export interface MistakeDetail {
  /** The word it is about. */
  readonly word?: Word;
  /** What to write in place of the word. */
  readonly instead?: string;
  /** `instead` is for the name of the flag alone, the part of the word before `=`. */
  readonly isName?: boolean;
  /** Option that is to be left out. */
  readonly drop?: string;
  /** Words that nobody reads: a flag that does not exist with its value, an argument too many. */
  readonly spare?: readonly Word[];
  /** Code with which the program ends because of it; absent where that is not known. */
  readonly exit?: number;
  /** Options and arguments that are missing. */
  readonly absent?: readonly string[];
  /** Nobody reads the values of the flag that is the word, although the program goes on. */
  readonly isLost?: boolean;
  /** The program goes on: the mistake changes nothing, or the program reads it as it was meant. */
  readonly isHarmless?: boolean;
}

/** Reports a mistake on a line of the page's file. */
export type Fail = (line: number, problem: string, fix: string, detail?: MistakeDetail) => void;

/** Code with which Python's argparse ends a program whose command line it cannot read. */
export const parserExit = 2;

/** A command of the model as an example calls it. */
export interface Call {
  readonly command: CommandFacts;
  /** Words that name the command: `dtx`, `redteam`, `run`. */
  readonly path: readonly Word[];
  readonly positionals: readonly Word[];
  /** Name of an option as the model has it → its flag and values. */
  readonly given: ReadonlyMap<string, GivenOption>;
  /** Options of the groups that the command is in, given before its name. */
  readonly outer: readonly GivenOption[];
  /** Flags that do not exist, as uses of the options that are meant. */
  readonly meant: readonly GivenOption[];
  /** Asks for help only, so that nothing is required. */
  readonly help: boolean;
}

/** A flag with the values behind it. */
export interface OptionUse {
  readonly flag: Word;
  readonly values: readonly Word[];
  /** The value is in the word of the flag: `--flag=value`, `-ovalue`. */
  readonly isAttached: boolean;
}

export interface GivenOption {
  /** Path of the command that has the option. */
  readonly of: string;
  readonly option: OptionFacts;
  /** The first flag. */
  readonly flag: Word;
  /** Values of all uses. */
  readonly values: readonly Word[];
  readonly uses: readonly OptionUse[];
}

/** One that further uses are added to. */
interface CollectedOption extends GivenOption {
  readonly values: Word[];
  readonly uses: OptionUse[];
}

/**
 * Reads the words of a command as Python's argparse does: options anywhere behind their command, shortened ones,
 * `--flag=value`, several values after one flag, `--` before texts that start with a dash.
 * @param words the program first
 * @param commands every command of the model
 * @param fail told about unknown commands and flags, shortened flags, flags given twice and missing values
 * @returns undefined when no command of the model is called. A misspelled command is read as the one that is meant
 */
export function readCall(
  words: readonly Word[],
  commands: readonly CommandFacts[],
  fail: Fail,
): Call | undefined {
  const [program, ...written] = words;
  let command = commands.find(({ path }) => path === program?.text.split('/').at(-1));
  if (!command || !program) return undefined;
  const { rest, dashed } = withPlainDashes(written);
  const path = [program];
  const positionals: Word[] = [];
  const outer: GivenOption[] = [];
  const meant: GivenOption[] = [];
  let given = new Map<string, CollectedOption>();
  let help = false;
  // From the end, because a long command would be moved up as often as it has words.
  rest.reverse();
  for (let word = rest.pop(); word; word = rest.pop()) {
    if (word.text === '--' && !word.open) {
      positionals.push(...rest.reverse());
      break;
    }
    if (isOption(word.text, command)) {
      const [first, more] = splitSwitches(word.text, command) ?? [];
      if (first !== undefined && more !== undefined) {
        rest.push({ ...word, text: more });
        word = { ...word, text: first };
      }
      if (readOption(word, rest, command, commands, given, meant, fail)) help = true;
    } else if (isGroup(command, commands)) {
      const next = nextCommand(command, word, commands, fail);
      if (!next) return undefined;
      path.push(word);
      outer.push(...given.values());
      given = new Map();
      command = next;
    } else positionals.push(word);
  }
  for (const [word, name] of dashed)
    fail(
      word.line,
      `The dash of "${word.text.slice(0, 100)}" is not the one of flags: a word processor makes a long dash of two hyphens`,
      `Write ${name}`,
      { word, instead: name, isName: true, ...(command.arguments.length === 0 ? { exit: parserExit } : {}) },
    );
  return { command, path, positionals, given, outer, meant, help };
}

/** Hyphens, dashes and the minus sign of Unicode, of which one can be the hyphen of the keyboard. */
const longDash = /^(?!--?[A-Za-z])([-\u2010-\u2015\u2212]{1,2})([A-Za-z][\w-]*)(=[\s\S]*)?$/;

/** Reads words with the dashes of word processors as the flags that were meant, up to `--`. */
function withPlainDashes(words: readonly Word[]): { rest: Word[]; dashed: Map<Word, string> } {
  const end = words.findIndex(({ text }) => text === '--');
  const dashed = new Map<Word, string>();
  const rest = words.map((word, i) => {
    const [, dashes = '', name = '', value = ''] =
      end >= 0 && i > end ? [] : (longDash.exec(word.text) ?? []);
    if (name === '') return word;
    // One long dash is two hyphens before a name, and a hyphen before a single letter.
    const flag = (dashes.length > 1 || name.length > 1 ? '--' : '-') + name;
    dashed.set(word, flag);
    return { ...word, text: flag + value };
  });
  return { rest, dashed };
}

/** Starts with a dash; a negative number or a text with spaces does not count, a value after `=` may have them. */
export function isFlag({ text }: Word): boolean {
  return /^-[^\s=]/.test(text) && !/^-\d*\.?\d+$/.test(text) && !/^[^=]* /.test(text);
}

/** @returns whether it asks for help */
function readOption(
  word: Word,
  rest: Word[],
  command: CommandFacts,
  commands: readonly CommandFacts[],
  given: Map<string, CollectedOption>,
  guesses: GivenOption[],
  fail: Fail,
): boolean {
  const { name, attached, exact, longer, isAmbiguous, isHelp } = findFlag(word.text, command);
  if (isHelp) return true;
  if (!exact && longer.length === 0 && word.open && attached === undefined) return false;
  const isShort = !exact && longer.length === 1 && !isAmbiguous;
  const option = exact ?? (isShort ? longer[0] : undefined);
  if (isShort && option) {
    fail(word.line, `${name} is short for ${option.name}`, `Write ${option.name}`, {
      word,
      instead: option.name,
      isName: true,
      isHarmless: true,
    });
  }
  const others = option || longer.length > 0 ? [] : namesakes(name, command, commands);
  // A flag of another command is no typing mistake.
  const meant = option ?? (others.length > 0 ? undefined : nearestOption(name, longer, command));
  const values: Word[] = attached === undefined ? [] : [{ ...word, text: attached }];
  // What it is short for, or what it is elsewhere, says whether a value follows.
  const alike = meant ? [meant] : longer.length > 0 ? longer : others.map((other) => other.option);
  // The value of an unknown flag is not an argument either.
  const takes =
    alike.length > 0 ? alike.every(({ type }) => type !== 'switch') : command.arguments.length === 0;
  if (takes && attached === undefined)
    for (
      let next = rest.at(-1);
      next && next.text !== '--' && !isOption(next.text, command) && (meant?.many || values.length === 0);
      next = rest.at(-1)
    ) {
      values.push(next);
      rest.pop();
    }
  const use = { flag: word, values, isAttached: attached !== undefined };
  if (!option) unknownFlag(use, name, longer, meant, others, command, fail);
  if (!option) {
    if (meant) guesses.push({ of: command.path, option: meant, flag: word, values, uses: [use] });
    return false;
  }
  checkUse(use, name, option, command, given, fail);
  addUse(use, option, command, given);
  return false;
}

function checkUse(
  { flag, values, isAttached }: OptionUse,
  name: string,
  option: OptionFacts,
  { path }: CommandFacts,
  given: ReadonlyMap<string, GivenOption>,
  fail: Fail,
): void {
  if (option.type === 'switch' && isAttached)
    fail(flag.line, `${option.name} of ${path} takes no value`, `Write ${option.name} alone`, {
      word: flag,
      instead: option.name,
      exit: parserExit,
    });
  if (option.type !== 'switch' && values.length === 0)
    fail(flag.line, `${name} of ${path} has no value`, `Write ${name} ${option.value}`, {
      word: flag,
      // The parser takes none for several.
      ...(option.many ? {} : { exit: parserExit }),
    });
  const before = given.get(option.name)?.uses.at(-1);
  if (before && !option.repeatable)
    fail(
      flag.line,
      `${option.name} is given twice to ${path}`,
      `Give it once${option.many ? ', with all its values behind it' : ''}; only the last one counts`,
      { word: before.flag, isLost: option.type !== 'switch', isHarmless: true },
    );
}

function addUse(
  use: OptionUse,
  option: OptionFacts,
  { path }: CommandFacts,
  given: Map<string, CollectedOption>,
): void {
  const before = given.get(option.name);
  if (before) {
    before.uses.push(use);
    before.values.push(...use.values);
  } else given.set(option.name, { of: path, option, flag: use.flag, values: [...use.values], uses: [use] });
}

/** A flag of the same name that another command has. */
interface Namesake {
  readonly path: string;
  readonly option: OptionFacts;
}

/** Other commands that have a flag of this name. */
function namesakes(name: string, command: CommandFacts, commands: readonly CommandFacts[]): Namesake[] {
  if (!name.startsWith('--')) return [];
  return commands.flatMap(({ path, options }) => {
    const option = path === command.path ? undefined : options.find((each) => each.name === name);
    return option ? [{ path, option }] : [];
  });
}

/**
 * The option that a flag means which does not exist, or is short for several; of a single letter every other one is
 * near.
 */
function nearestOption(
  name: string,
  longer: readonly OptionFacts[],
  { options }: CommandFacts,
): OptionFacts | undefined {
  if (name.length < 3) return undefined;
  const near = nearestWord(
    name,
    (longer.length > 0 ? longer : options).map((option) => option.name),
  );
  return options.find((option) => option.name === near);
}

/** Reports a flag that does not exist or is short for several. */
function unknownFlag(
  { flag, values, isAttached }: OptionUse,
  name: string,
  longer: readonly OptionFacts[],
  near: OptionFacts | undefined,
  others: readonly Namesake[],
  { options, path }: CommandFacts,
  fail: Fail,
): void {
  const names = (all: readonly OptionFacts[]) => all.map((option) => option.name).join(', ');
  const isShort = longer.length > 0;
  fail(
    flag.line,
    isShort
      ? `${name} of ${path} is short for several flags: ${names(longer)}`
      : `${path} has no flag ${name}`,
    near
      ? `Perhaps ${near.name} is meant`
      : isShort
        ? 'Write the one that is meant'
        : others.length > 0
          ? `Remove it: it is a flag of ${others.map((other) => other.path).join(', ')}`
          : `Known: ${names(options) || '--help alone'}`,
    {
      word: flag,
      exit: parserExit,
      ...(near ? { instead: near.name, isName: true } : { spare: [flag, ...(isAttached ? [] : values)] }),
    },
  );
}

/** The command of that name in a group, or the one that is meant. */
function nextCommand(
  group: CommandFacts,
  word: Word,
  commands: readonly CommandFacts[],
  fail: Fail,
): CommandFacts | undefined {
  const named = (name: string) => commands.find(({ path }) => path === `${group.path} ${name}`);
  const exact = named(word.text);
  if (exact || word.open) return exact;
  const known = commands
    .filter(({ path }) => path.startsWith(`${group.path} `))
    .map(({ path }) => path.slice(group.path.length + 1))
    .filter((name) => !name.includes(' '));
  const near = nearestWord(word.text, known);
  fail(
    word.line,
    `${group.path} has no command "${word.text}"`,
    near ? `Perhaps "${near}" is meant` : `Known: ${known.join(', ')}`,
    { word, exit: parserExit, ...(near ? { instead: near } : {}) },
  );
  return near === undefined ? undefined : named(near);
}
