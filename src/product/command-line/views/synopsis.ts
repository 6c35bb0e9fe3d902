import type { Command, Option } from '../command-line.ts';
import { isGroup } from '../is-group.ts';

/** Commands of more optional flags than this show them as one word. */
const shownOptions = 5;

/** Characters of a line. */
const widest = 84;

/**
 * Synopsis of a command in the usual notation, a long one in lines: `dtx redteam scope [--plugin EXPR]... DESCRIPTION [OUTPUT]`.
 * @param words what stands for many flags, and for the commands below a group
 */
export function synopsis(
  command: Command,
  commands: readonly Command[],
  words: { readonly options: string; readonly command: string },
): string {
  const optional = command.options.filter(({ required }) => !required);
  return inLines([
    command.path,
    ...command.options.filter(({ required }) => required).map(flagText),
    ...(optional.length > shownOptions
      ? [`[${words.options}]`]
      : optional.map((option) => `[${flagText(option)}]${option.repeatable ? '...' : ''}`)),
    ...(isGroup(command, commands) ? [words.command] : []),
    ...command.arguments.map(({ name, required }) => (required ? name : `[${name}]`)),
  ]);
}

/** Words in lines that every wide screen shows; a line that goes on is indented, as in the help of a command. */
function inLines(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (line.length + 1 + word.length <= widest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`    ${word}`);
  }
  return lines.join('\n');
}

/** A flag with the placeholder of its value: `--keywords WORD...`. */
export function flagText({ name, value, many }: Option): string {
  return [name, ...(value ? [many ? `${value}...` : value] : [])].join(' ');
}
