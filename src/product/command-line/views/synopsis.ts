import { type Command, isGroup, type Option } from '../command-line.ts';

/** Commands of more optional flags than this show them as one word. */
const shownOptions = 5;

/**
 * Synopsis of a command in the usual notation: `dtx redteam scope [--plugin EXPR]... DESCRIPTION [OUTPUT]`.
 * @param words what stands for many flags, and for the commands below a group
 */
export function synopsis(
  command: Command,
  commands: readonly Command[],
  words: { readonly options: string; readonly command: string },
): string {
  const optional = command.options.filter(({ required }) => !required);
  return [
    command.path,
    ...command.options.filter(({ required }) => required).map(flagText),
    ...(optional.length > shownOptions
      ? [`[${words.options}]`]
      : optional.map((option) => `[${flagText(option)}]${option.repeatable ? '...' : ''}`)),
    ...(isGroup(command, commands) ? [words.command] : []),
    ...command.arguments.map(({ name, required }) => (required ? name : `[${name}]`)),
  ].join(' ');
}

/** A flag with the placeholder of its value: `--keywords WORD...`. */
export function flagText({ name, value, many }: Option): string {
  return [name, ...(value ? [many ? `${value}...` : value] : [])].join(' ');
}
