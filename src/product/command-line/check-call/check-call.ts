import type { NameLists } from '../../list-values.ts';
import type { CommandFacts, OptionFacts } from '../command-line.ts';
import { isGroup } from '../is-group.ts';
import { type Call, type Fail, type GivenOption, parserExit, readCall, type Word } from '../read-call.ts';
import { checkNumbers } from './numbers.ts';
import { checkRules, sentence, uncheckedOptions } from './rules.ts';
import { valueProblem } from './values.ts';

/** What of the product model a call is held against. */
export interface CallFacts extends NameLists {
  readonly 'command-line': readonly CommandFacts[];
}

/**
 * Checks one call of a program of the model.
 * @param partial a fragment in a sentence: what is not shown is not missing
 * @returns the call, where a command of the model is called
 */
export function checkCall(
  words: readonly Word[],
  product: CallFacts,
  partial: boolean,
  fail: Fail,
): Call | undefined {
  const all = product['command-line'];
  const call = readCall(words, all, fail);
  if (!call) return undefined;
  const { command, given, outer, meant } = call;
  const unchecked = uncheckedOptions(call, product);
  for (const each of [...outer, ...given.values()]) {
    const { option, flag } = each;
    if (option.noEffect)
      fail(flag.line, `${option.name} has no effect: ${sentence(option.noEffect)}`, `Remove ${option.name}`, {
        word: flag,
        drop: option.name,
        isHarmless: true,
      });
    if (option.lostBefore.includes(command.path))
      fail(
        flag.line,
        `${option.name} has no effect before ${command.path}`,
        `Write it after ${command.path}`,
        {
          word: flag,
          drop: option.name,
          isHarmless: true,
        },
      );
    if (option.refused)
      fail(
        flag.line,
        `${option.name} ends the run (exit code ${option.refused.exit}): ${sentence(option.refused.reason)}`,
        `Remove ${option.name}`,
        { word: flag, drop: option.name, exit: option.refused.exit },
      );
    checkValues(each, product, fail, unchecked.has(option.name));
  }
  for (const each of meant) checkValues(each, product, fail);
  checkPositionals(call, product, fail);
  if (!partial && !call.help) checkComplete(call, isGroup(command, all), words[0]?.line ?? 1, fail);
  checkRules(call, product, partial, fail);
  checkNumbers(call, product, fail);
  return call;
}

/** @param isUnchecked nobody looks at the values but the parser, which refuses what it cannot read */
function checkValues(
  { option, values }: GivenOption,
  product: NameLists,
  fail: Fail,
  isUnchecked = false,
): void {
  for (const value of values) {
    const problem = valueProblem(value, option, product);
    if (problem && !(isUnchecked && problem[2].exit !== parserExit)) fail(value.line, ...problem);
  }
}

function checkPositionals({ command, positionals }: Call, product: NameLists, fail: Fail): void {
  positionals.forEach((word, i) => {
    const argument = command.arguments[i];
    if (argument) {
      const problem = valueProblem(word, argument, product);
      if (problem) fail(word.line, ...problem);
    } else if (!word.open) {
      const takes = command.arguments.map(({ name }) => name).join(', ') || 'none';
      const file = fileOption(word, command);
      fail(
        word.line,
        `${command.path} takes no argument "${word.text}"`,
        file ? `Name the file with ${file.name}` : `Its arguments: ${takes}`,
        { word, spare: [word], exit: parserExit },
      );
    }
  });
}

/** The option for a file that is written, by the ending of its default: `-o my.yml` means `--yml`. */
function fileOption({ text }: Word, { options }: CommandFacts): OptionFacts | undefined {
  const [ending] = /\.[a-z]+$/.exec(text) ?? [];
  if (ending === undefined) return undefined;
  return options.find(({ written, default: name }) => written !== undefined && `${name}`.endsWith(ending));
}

function checkComplete(
  { command, positionals, given, meant }: Call,
  group: boolean,
  line: number,
  fail: Fail,
): void {
  if (group) {
    const exit = command.exitAlone ?? parserExit;
    fail(line, `${command.path} is a group of commands, not a command`, 'Add the command or --help', {
      ...(exit === 'unknown' ? {} : { exit }),
    });
    return;
  }
  // A variable may hold any number of arguments and flags.
  if (positionals.some(({ open }) => open)) return;
  const absent = [
    ...command.arguments.filter(({ required }, i) => required && i >= positionals.length),
    ...command.options.filter(
      ({ name, required }) =>
        required && !given.has(name) && !meant.some(({ option }) => option.name === name),
    ),
  ];
  for (const { name } of absent)
    fail(line, `${command.path} lacks ${name}`, `Add ${name}`, { absent: [name], exit: parserExit });
}
