import { nearestWord } from '../../base/nearest.ts';
import { type Command, isGroup, type Option } from './command-line.ts';

/** One word of a command, as the shell hands it to the program. */
export interface Word {
  readonly text: string;
  /** Holds a variable or the output of a command, so that `text` is not what the program gets. */
  readonly open: boolean;
  /** Line of the file. */
  readonly line: number;
}

/** Reports a mistake on a line of the page's file. */
export type Fail = (line: number, problem: string, fix: string) => void;

/** A command of the model as an example calls it. */
export interface Call {
  readonly command: Command;
  readonly positionals: readonly Word[];
  /** Name of an option as the model has it → its flag and values. */
  readonly given: ReadonlyMap<string, GivenOption>;
  /** Asks for help only, so that nothing is required. */
  readonly help: boolean;
}

export interface GivenOption {
  readonly option: Option;
  readonly flag: Word;
  readonly values: readonly Word[];
}

/**
 * Reads the words of a command as Python's argparse does: options anywhere behind their command, `--flag=value`, several
 * values after one flag, `--` before texts that start with a dash.
 * @param words the program first
 * @param commands every command of the model
 * @param fail told about unknown commands and flags, shortened flags, flags given twice and missing values
 * @returns undefined when no command of the model is called
 */
export function readCall(words: readonly Word[], commands: readonly Command[], fail: Fail): Call | undefined {
  const [program, ...rest] = words;
  let command = commands.find(({ path }) => path === program?.text.split('/').at(-1));
  if (!command) return undefined;
  const positionals: Word[] = [];
  const given = new Map<string, GivenOption>();
  let help = false;
  while (rest.length > 0) {
    const word = rest.shift() as Word;
    if (word.text === '--' && !word.open) {
      positionals.push(...rest);
      break;
    }
    if (word.text === '--help' || word.text === '-h') help = true;
    else if (isFlag(word)) readOption(word, rest, command, given, fail);
    else if (isGroup(command, commands)) {
      const next = commands.find(({ path }) => path === `${command?.path} ${word.text}`);
      if (!next) {
        if (!word.open) unknownCommand(command, word, commands, fail);
        return undefined;
      }
      command = next;
    } else positionals.push(word);
  }
  return { command, positionals, given, help };
}

/** Starts with a dash; a negative number or a text with spaces does not count, a value after `=` may have them. */
export function isFlag({ text }: Word): boolean {
  return /^-[^\s=]/.test(text) && !/^-\d*\.?\d+$/.test(text) && !/^[^=]* /.test(text);
}

function readOption(
  word: Word,
  rest: Word[],
  command: Command,
  given: Map<string, GivenOption>,
  fail: Fail,
): void {
  const [, name = word.text, attached] = /^(--[^=]+)=([\s\S]*)$/.exec(word.text) ?? [];
  const exact = command.options.find((each) => each.name === name || each.short === name);
  if (!exact && word.open && attached === undefined) return;
  const option = exact ?? meantOption(name, word, command, fail);
  const values: Word[] = attached === undefined ? [] : [{ ...word, text: attached }];
  // The value of an unknown flag is not an argument either.
  const takes = option ? option.type !== 'switch' : command.arguments.length === 0;
  if (takes && attached === undefined) {
    while (rest[0] && !isFlag(rest[0]) && (option?.many || values.length === 0))
      values.push(rest.shift() as Word);
  }
  if (!option || option !== exact) return;
  if (option.type === 'switch' && attached !== undefined)
    fail(word.line, `${option.name} of ${command.path} takes no value`, `Write ${option.name} alone`);
  if (option.type !== 'switch' && values.length === 0)
    fail(word.line, `${name} of ${command.path} has no value`, `Write ${name} ${option.value}`);
  const before = given.get(option.name);
  if (before && !option.repeatable)
    fail(
      word.line,
      `${option.name} is given twice to ${command.path}`,
      'Give it once; only the last one counts',
    );
  given.set(option.name, {
    option,
    flag: before?.flag ?? word,
    values: [...(before?.values ?? []), ...values],
  });
}

/** Reports a flag that does not exist or is shortened, and guesses which one is meant. */
function meantOption(name: string, { line }: Word, command: Command, fail: Fail): Option | undefined {
  const { options, path } = command;
  const longer = options.filter((option) => name.startsWith('--') && option.name.startsWith(name));
  if (longer[0] && longer.length === 1) {
    fail(line, `${name} is short for ${longer[0].name}`, `Write ${longer[0].name}`);
    return longer[0];
  }
  const names = options.flatMap((option) => [option.name, ...(option.short ? [option.short] : [])]);
  const near = nearestWord(name, names);
  const fix = near ? `Perhaps ${near} is meant` : `Known: ${names.join(', ') || 'no flags'}`;
  fail(line, `${path} has no flag ${name}`, fix);
  return options.find((option) => option.name === near);
}

function unknownCommand(
  group: Command,
  { text, line }: Word,
  commands: readonly Command[],
  fail: Fail,
): void {
  const known = commands
    .filter(({ path }) => path.startsWith(`${group.path} `))
    .map(({ path }) => path.slice(group.path.length + 1))
    .filter((name) => !name.includes(' '));
  const near = nearestWord(text, known);
  fail(
    line,
    `${group.path} has no command "${text}"`,
    near ? `Perhaps "${near}" is meant` : `Known: ${known.join(', ')}`,
  );
}
