import type { ArgumentFacts, CommandFacts, OptionFacts } from '../../product/command-line/command-line.ts';
import { isGroup } from '../../product/command-line/is-group.ts';
import { type Call, type OptionUse, readCall } from '../../product/command-line/read-call.ts';
import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import { type NameLists, typedNames } from '../../product/list-values.ts';
import { applyEdits, endOf, removal } from './edits.ts';
import { quote, type Shell } from './quote.ts';
import { readText } from './read-text.ts';

/** A text as the form shows it: its first command, which the form changes in place. */
export interface Built {
  readonly text: string;
  readonly shell: Shell;
  readonly call: Call;
  /** Flags in the order in which they are written. */
  readonly flags: readonly BuiltFlag[];
}

export interface BuiltFlag {
  readonly option: OptionFacts;
  readonly use: OptionUse;
}

/** Longer texts are changed in their field only: each letter typed into the form reads the text anew. */
const longest = 10_000;

/** @returns undefined when the text calls no command of the model */
export function readBuilt(text: string, commands: readonly CommandFacts[]): Built | undefined {
  if (text.length > longest) return undefined;
  const { shell, calls } = readText(text, commands);
  const call = calls[0] && readCall(calls[0].words, commands, () => {});
  if (!call) return undefined;
  const flags = [...call.given.values()]
    .flatMap(({ option, uses }) => uses.map((use) => ({ option, use })))
    .sort((a, b) => placed(a.use.flag).start - placed(b.use.flag).start);
  return { text, shell, call, flags };
}

/** Commands that can be chosen. */
export function chosenCommands(commands: readonly CommandFacts[]): CommandFacts[] {
  return commands.filter((command) => !isGroup(command, commands));
}

/** Values that an option or argument takes; none where any text will do. */
export function choicesOf(item: OptionFacts | ArgumentFacts, lists: NameLists): string[] {
  if (item.choices.length > 0) return item.choices.map(String);
  const { choicesFrom } = item;
  return choicesFrom === undefined || choicesFrom === 'plugins' || choicesFrom === 'frameworks'
    ? []
    : typedNames(lists, choicesFrom);
}

/** Options that can still be added. */
export function addable({ call, flags }: Built): OptionFacts[] {
  return call.command.options.filter(
    ({ name, repeatable, noEffect, refused }) =>
      !noEffect && !refused && (repeatable || !flags.some(({ option }) => option.name === name)),
  );
}

/** Names of the fields of flags: one that may be repeated is told apart by how often it was there before. */
export function fieldNames({ flags }: Pick<Built, 'flags'>): string[] {
  const counts = new Map<string, number>();
  return flags.map(({ option: { name } }) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${count}${name}`;
  });
}

/** The value of a flag as the program gets it; of several, each on its line. */
export function shownValue({ option, use: { values } }: BuiltFlag): string {
  return option.many ? values.map((word) => word.text).join('\n') : (values[0]?.text ?? '');
}

/** The text with another command; flags that it has as well stay. */
export function withCommand(
  built: Built | undefined,
  text: string,
  path: string,
  commands: readonly CommandFacts[],
): string {
  const command = commands.find((each) => each.path === path);
  if (!command) return text;
  if (!built) return `${path}${requiredText(command, [])}`;
  const { call, flags } = built;
  const kept = flags.filter(({ option }) => command.options.some(({ name }) => name === option.name));
  const words = kept.flatMap(({ use }) => [use.flag, ...(use.isAttached ? [] : use.values)]).map(placed);
  const [program] = call.path;
  const all = wordsOf(built);
  const last = all.at(-1);
  if (!program || !last) return text;
  const given = kept.map(({ option }) => option.name);
  const rewritten = [path, ...words.map(({ raw }) => raw)].join(' ') + requiredText(command, given);
  return applyEdits(text, [{ start: placed(program).start, end: endOf(last), text: rewritten }]);
}

/** What a command cannot do without, with placeholders to be replaced. */
function requiredText(command: CommandFacts, given: readonly string[]): string {
  return [
    ...command.arguments.filter(({ required }) => required).map(({ name }) => `<${name}>`),
    ...command.options
      .filter(({ required, name }) => required && !given.includes(name))
      .map(({ name, choices }) => `${name} ${choices[0] ?? `<${name.slice(2)}>`}`),
  ]
    .map((word) => ` ${word}`)
    .join('');
}

/** The text with an option more, at the end of the command. */
export function withOption(built: Built, option: OptionFacts, lists: NameLists): string {
  const last = wordsOf(built).at(-1);
  if (!last) return built.text;
  const value = option.default ?? choicesOf(option, lists)[0] ?? `<${option.value ?? 'VALUE'}>`;
  const added =
    option.type === 'switch' ? option.name : `${option.name} ${quote(String(value), built.shell)}`;
  return applyEdits(built.text, [{ start: endOf(last), end: endOf(last), text: ` ${added}` }]);
}

/** The text without a flag and its values. */
export function withoutFlag({ text }: Built, { use }: BuiltFlag): string {
  return applyEdits(text, removal(text, [use.flag, ...(use.isAttached ? [] : use.values)].map(placed)));
}

/** The text with another value of a flag. */
export function withValue({ text, shell }: Built, { option, use }: BuiltFlag, value: string): string {
  const flag = placed(use.flag);
  const [first] = use.values;
  const last = use.values.at(-1);
  const written = option.many ? manyWritten(value, use, shell) : quote(value, shell);
  if (use.isAttached)
    return applyEdits(text, [{ start: flag.start, end: endOf(flag), text: `${option.name} ${written}` }]);
  if (!first || !last)
    return applyEdits(text, [{ start: endOf(flag), end: endOf(flag), text: ` ${written}` }]);
  return applyEdits(text, [{ start: placed(first).start, end: endOf(placed(last)), text: written }]);
}

/** Values on lines of their own as words; one that is the same stays as it is written. */
function manyWritten(value: string, { values, isAttached }: OptionUse, shell: Shell): string {
  return value
    .split(/\r?\n/)
    .map((line, i) => {
      const old = values[i];
      return old && old.text === line && !isAttached ? placed(old).raw : quote(line, shell);
    })
    .join(' ');
}

/** The text with another value of an argument, which is added after the one before it. */
export function withArgument(built: Built, i: number, value: string): string {
  const { text, shell, call } = built;
  const word = call.positionals[i];
  const written = quote(value, shell);
  if (word) return applyEdits(text, [{ start: placed(word).start, end: endOf(placed(word)), text: written }]);
  const before = i > 0 ? call.positionals[i - 1] : call.path.at(-1);
  if (!before) return text;
  const at = endOf(placed(before));
  return applyEdits(text, [{ start: at, end: at, text: ` ${written}` }]);
}

/** All words that belong to the command, in their order. */
function wordsOf({ call, flags }: Built): PlacedWord[] {
  return [
    ...call.path,
    ...call.positionals,
    ...flags.flatMap(({ use }) => [use.flag, ...(use.isAttached ? [] : use.values)]),
    ...call.outer.flatMap(({ uses }) => uses.flatMap(({ flag, values }) => [flag, ...values])),
    ...call.meant.flatMap(({ uses }) =>
      uses.flatMap(({ flag, values, isAttached }) => [flag, ...(isAttached ? [] : values)]),
    ),
  ]
    .map(placed)
    .sort((a, b) => a.start - b.start);
}

/** Words of a text have their places. */
function placed(word: OptionUse['flag']): PlacedWord {
  return word as PlacedWord;
}
