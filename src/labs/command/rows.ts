import { nearestWord } from '../../base/nearest.ts';
import { commandId, flagReference, referencePages } from '../../product/command-line/command-id.ts';
import type { GivenOption, OptionUse, Word } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import type { CommandLabFacts } from './facts.ts';
import { placeholdersOf } from './fill-in.ts';
import { indexMistakes, type Mistake, type MistakeIndex } from './mistakes.ts';
import { type TextCall, variableName } from './read-text.ts';
import { code, marked, type Row } from './report.ts';
import type { CallSetting } from './setting.ts';
import { unquotedText } from './spare-words.ts';
import { meaningOf } from './value-meaning.ts';

/** Every word of a call with what it is, in the order in which they are written. */
export function rowsOf(
  { words: all, runner, variables, unclosed }: TextCall,
  setting: CallSetting,
  found: readonly Mistake[],
  facts: CommandLabFacts,
): Row[] {
  const { call } = setting;
  const mistakes = indexMistakes(found);
  // A text without quotes is one argument, as it is meant.
  const unquoted = unquotedText(call, all);
  const merged = new Set(unquoted.slice(1).map(({ start }) => start));
  const isArgument = unquoted[0] !== undefined && unquoted[0] === call.positionals[0];
  const text = isArgument ? unquoted : call.positionals.slice(0, 1);
  const placed = [
    ...call.path.slice(0, 1).map((word) => at(word, () => pathRow(setting, mistakes))),
    ...[...call.outer, ...call.given.values()].flatMap((given) =>
      given.uses.map((use) => at(use.flag, () => optionRow(given, use, setting, mistakes, facts))),
    ),
    ...call.meant.flatMap((given) =>
      given.uses.map((use) => at(use.flag, () => optionRow(given, use, setting, mistakes, facts))),
    ),
    ...call.positionals.map((word, i) => {
      const place = i > 0 ? Math.max(0, i - merged.size) : i;
      return at(word, () => argumentRow(i === 0 ? text : [word], place, setting, mistakes, facts));
    }),
  ].filter(({ start }) => !merged.has(start));
  // By place: a word can be read as another than it is written.
  const known = new Set(
    [
      ...call.path,
      ...call.positionals,
      ...[...call.outer, ...call.given.values(), ...call.meant].flatMap(({ uses }) =>
        uses.flatMap(({ flag, values, isAttached }) => [flag, ...(isAttached ? [] : values)]),
      ),
    ].map((word) => (word as PlacedWord).start),
  );
  // A flag that does not exist, with its value.
  const values = new Map(
    found.flatMap(({ detail: { spare = [] } }) => {
      const [flag, ...rest] = spare as readonly PlacedWord[];
      return flag ? [[flag.start, rest] as const] : [];
    }),
  );
  for (const rest of values.values()) for (const { start } of rest) known.add(start);
  const others = all
    .filter(({ start }) => !known.has(start))
    .map((word) => at(word, () => otherRow([word, ...(values.get(word.start) ?? [])], setting, mistakes)));
  const words = [...placed, ...others].sort((a, b) => a.start - b.start);
  return [
    ...variables.slice(0, mostRows).map((word) => variableRow(word, facts)),
    ...(runner.length > 0 ? [runnerRow(runner)] : []),
    ...words.slice(0, mostRows).map(({ row }) => row()),
    ...(words.length > mostRows ? [restRow(words.length - mostRows)] : []),
    ...(unclosed ? [unclosedRow(unclosed, mistakes)] : []),
  ];
}

/** Words of one call that are explained. */
const mostRows = 100;

function restRow(count: number): Row {
  return {
    code: '…',
    text: `${count} more words are not explained.`,
    remarks: [],
    state: 'good',
    reference: undefined,
  };
}

function at(word: Word, row: () => Row) {
  return { start: (word as PlacedWord).start, row };
}

function unclosedRow(word: PlacedWord, mistakes: MistakeIndex): Row {
  return {
    code: rawOf([word]),
    ...explained(mistakes.of([word]), 'From here on the shell waits for the end of the quote.', []),
    reference: undefined,
  };
}

function variableRow(word: PlacedWord, facts: CommandLabFacts): Row {
  const name = variableName(word);
  return {
    code: `${name}=…`,
    text: variableText(name, facts),
    remarks: [],
    state: 'good',
    reference: undefined,
  };
}

function variableText(name: string, { environment, providers }: CommandLabFacts): string {
  const known = environment.find(({ id }) => id === name);
  if (known) return `${known.purpose}.`;
  const prefixes = providers.litellmPrefixes
    .filter(({ key }) => key === name)
    .map(({ id }) => code(`${id}/…`));
  if (prefixes.length > 0) return `Key for models named ${prefixes.join(', ')} through ${code('litellm')}.`;
  const near = nearestWord(
    name,
    environment.map(({ id }) => id),
    6,
  );
  return [
    `DTX itself does not read it. A scope or plan file can ask for it: ${code(`{{env.${name}}}`)} in its ${code('environments')} becomes the value.`,
    ...(near ? [`Perhaps ${code(near)} is meant.`] : []),
  ].join(' ');
}

function runnerRow(runner: readonly PlacedWord[]): Row {
  const [program = '', option = ''] = runner.map(({ text }) => text);
  return {
    code: rawOf(runner),
    text: 'Runs the command that follows.',
    remarks: runnerRemarks(program, option),
    state: 'good',
    reference: undefined,
  };
}

/** What the program that runs another does to it, where that can surprise. */
function runnerRemarks(program: string, option: string): string[] {
  if (program === 'sudo' || program === 'doas')
    return ['As another user, who usually does not get your environment variables.'];
  if (program === 'docker' || program === 'podman')
    return ['In a container, which has only the variables and files that this command hands to it.'];
  if (/^python3?$/.test(program) && option === '-m')
    return ['The package cannot be run as a module. `dtx` alone is its program.'];
  return [];
}

function pathRow({ call: { command, path, help } }: CallSetting, mistakes: MistakeIndex): Row {
  const about = mistakes.of(path).filter(({ detail }) => !detail.drop);
  const page = referencePages[command.path.split(' ')[0] ?? ''];
  return {
    code: path.map(({ text }) => text).join(' '),
    ...explained(about, `${command.summary}. ${command.use}`, [
      ...(command.availability ? [command.availability] : []),
      ...(help ? ['With `--help` it prints its help and does nothing else.'] : []),
    ]),
    reference: page === undefined ? undefined : { page, hash: `#${commandId(command.path)}` },
  };
}

function optionRow(
  { option, of }: GivenOption,
  use: OptionUse,
  setting: CallSetting,
  mistakes: MistakeIndex,
  facts: CommandLabFacts,
): Row {
  const about = [
    // Said once for all uses of the flag.
    ...new Set([...mistakes.of([use.flag, ...use.values]), ...mistakes.dropping(option.name)]),
  ];
  // A misspelled flag is not judged before it is corrected.
  const isIdle = setting.call.given.has(option.name) && setting.idle.has(option.name);
  const values = [
    ...toReplace(use.values),
    ...use.values.flatMap(({ text }) => meaningOf(text, option, setting, facts)),
  ];
  const standard =
    option.default !== undefined && use.values.every(({ text }) => text !== String(option.default))
      ? [`Without it: ${code(String(option.default))}.`]
      : [];
  return {
    code: rawOf([use.flag, ...(use.isAttached ? [] : use.values)]),
    ...explained(about, option.meaning, [...values, ...standard]),
    reference: flagReference(of, option.name),
    ...(option.name === '--expressions' && !isIdle ? { tryAt: verdictLab } : {}),
  };
}

/** What is said of placeholders in values. */
function toReplace(words: readonly Word[]): string[] {
  const found = [...new Set(words.flatMap(({ text }) => placeholdersOf(text)))].slice(0, 5);
  return found.length === 0 ? [] : [`Still to replace with your own: ${found.map(code).join(', ')}.`];
}

/** The page that applies expressions to a reply. */
export const verdictLab = '/try/verdict';

function argumentRow(
  words: readonly Word[],
  i: number,
  setting: CallSetting,
  mistakes: MistakeIndex,
  facts: CommandLabFacts,
): Row {
  const argument = setting.call.command.arguments[i];
  const about = mistakes.of(words);
  const value = words.map(({ text }) => text).join(' ');
  const rest = words.some(({ open }) => open)
    ? 'A variable or a command of the shell: what it gives is not known here.'
    : 'Not an argument of this command.';
  return {
    code: rawOf(words),
    ...(argument
      ? explained(about, `${code(argument.name)}: ${argument.meaning}`, [
          ...toReplace(words),
          ...meaningOf(value, argument, setting, facts),
        ])
      : explained(about, rest, [])),
    reference: undefined,
  };
}

function otherRow(words: readonly PlacedWord[], { call }: CallSetting, mistakes: MistakeIndex): Row {
  const [word] = words;
  const [about] = mistakes.of(words.slice(0, 1));
  const known = helpTexts[word?.text ?? ''];
  const text =
    known ??
    (word?.open
      ? 'A variable or a command of the shell: what it gives is not known here.'
      : // What is known instead is told with the mistake.
        marked(`${about?.problem ?? `Not a part of ${call.command.path}`}.`));
  return {
    code: rawOf(words),
    text,
    remarks: about && (known || word?.open) ? [said(about)] : [],
    state: known || word?.open ? 'good' : 'wrong',
    reference: undefined,
  };
}

const helpTexts: Readonly<Record<string, string>> = {
  '--': 'Ends the flags: what follows is an argument, even if it starts with a dash.',
  '--help': 'Prints the help of the command. Nothing else is done.',
  '-h': 'Prints the help of the command. Nothing else is done.',
};

function said({ problem, fix }: Mistake): string {
  return marked(`${problem}. ${fix}.`);
}

/** What is wrong comes first, then what the word is for. */
function explained(
  about: readonly Mistake[],
  meaning: string,
  remarks: readonly string[],
): Pick<Row, 'text' | 'remarks' | 'state'> {
  const state = stateOf(about);
  if (state === 'good') return { text: meaning, remarks: [...about.map(said), ...remarks], state };
  const [first = meaning, ...more] = about
    .toSorted((a, b) => Number(a.detail.isHarmless ?? false) - Number(b.detail.isHarmless ?? false))
    .map(said);
  return { text: first, remarks: [...more, meaning], state };
}

function stateOf(mistakes: readonly Mistake[]): Row['state'] {
  if (mistakes.some(({ detail }) => !detail.isHarmless)) return 'wrong';
  return mistakes.some(({ detail }) => detail.drop !== undefined || detail.isLost) ? 'ignored' : 'good';
}

/** Words as they are written, from the first to the last, without what is between their lines. */
function rawOf(words: readonly Word[]): string {
  const raw = (words as readonly PlacedWord[]).map((word) => word.raw).join(' ');
  return raw.length > 300 ? `${raw.slice(0, 300)}…` : raw;
}
