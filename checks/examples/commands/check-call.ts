import { isGroup } from '../../../src/product/command-line/command-line.ts';
import { type Call, readCall } from '../../../src/product/command-line/read-call.ts';
import type { Product } from '../../../src/product/product.ts';
import type { ShellCommand } from '../../source/shell-commands.ts';
import type { Fail } from '../check.ts';
import { checkRules, sentence } from './rules.ts';
import { valueProblem } from './values.ts';

/**
 * Checks one call of a program of the model.
 * @param partial a fragment in a sentence: what is not shown is not missing
 */
export function checkCall(words: ShellCommand, product: Product, partial: boolean, fail: Fail): void {
  const all = product['command-line'];
  const call = readCall(words, all, fail);
  if (!call) return;
  const { command, given } = call;
  for (const { option, values, flag } of given.values()) {
    if (option.noEffect)
      fail(flag.line, `${option.name} has no effect: ${sentence(option.noEffect)}`, `Remove ${option.name}`);
    for (const value of values) {
      const problem = valueProblem(value, option, product);
      if (problem) fail(value.line, ...problem);
    }
  }
  checkPositionals(call, product, fail);
  if (!partial && !call.help) checkComplete(call, isGroup(command, all), words[0]?.line ?? 1, fail);
  checkRules(call, product, partial, fail);
}

function checkPositionals({ command, positionals }: Call, product: Product, fail: Fail): void {
  positionals.forEach((word, i) => {
    const argument = command.arguments[i];
    if (argument) {
      const problem = valueProblem(word, argument, product);
      if (problem) fail(word.line, ...problem);
    } else if (!word.open) {
      const takes = command.arguments.map(({ name }) => name).join(', ') || 'none';
      fail(word.line, `${command.path} takes no argument "${word.text}"`, `Its arguments: ${takes}`);
    }
  });
}

function checkComplete(
  { command, positionals, given }: Call,
  group: boolean,
  line: number,
  fail: Fail,
): void {
  if (group) {
    fail(line, `${command.path} is a group of commands, not a command`, 'Add the command or --help');
    return;
  }
  // A variable may stand for any number of arguments and flags.
  if (positionals.some(({ open }) => open)) return;
  const absent = [
    ...command.arguments.filter(({ required }, i) => required && i >= positionals.length),
    ...command.options.filter(({ name, required }) => required && !given.has(name)),
  ];
  for (const { name } of absent) fail(line, `${command.path} lacks ${name}`, `Add ${name}`);
}
