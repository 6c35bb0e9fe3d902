import { nearestWord } from '../../../src/base/nearest.ts';
import { programs } from '../../../src/product/command-line/calls.ts';
import { checkCall } from '../../../src/product/command-line/check-call/check-call.ts';
import { valueProblem } from '../../../src/product/command-line/check-call/values.ts';
import type { Command, Option } from '../../../src/product/command-line/command-line.ts';
import { placeholder } from '../../../src/product/command-line/placeholder.ts';
import { isFlag, type Word } from '../../../src/product/command-line/read-call.ts';
import type { Product } from '../../../src/product/product.ts';
import type { PageSource } from '../../source/page-source.ts';
import { shellCommands } from '../../source/shell-commands.ts';
import type { Fail } from '../check.ts';
import { otherFlags } from './other-flags.ts';

/**
 * Commands and flags in sentences. A group or a fragment of a command is fine there: `dtx redteam`. A passage that
 * says it is about old syntax may show it.
 * @returns how many were checked
 */
export async function examineInline(
  { inline, passages }: PageSource,
  product: Product,
  fail: Fail,
): Promise<number> {
  const all = product['command-line'];
  const starts = programs(all).map((program) => `${program} `);
  let count = 0;
  for (const { text, line } of inline) {
    const call = starts.some((start) => text.startsWith(start));
    if (!call && !text.startsWith('--')) continue;
    const passage = passages.findLast((each) => each.line <= line);
    if (passage && /\bold(er)?\b/i.test(passage.text)) continue;
    // A flag alone is parsed as the arguments of a program, which is dropped again.
    const code = spelledOut(call ? text : `dtx ${text}`);
    const [words = []] = await shellCommands({ language: 'bash', code, line });
    if (call) checkCall(words, product, true, fail);
    else checkFlags(words.slice(1), product, fail);
    count += 1;
  }
  return count;
}

/** The notation of a synopsis as a command: no brackets, dots only for a value, the first of several choices. */
function spelledOut(text: string): string {
  return text
    .replace(/(^|\s)\[/g, '$1')
    .replace(/\](?=\s|\.|…|$)/g, '')
    .replace(/(--[\w-]+ )(\.\.\.|…)/g, `$1${placeholder}`)
    .replace(/\.\.\.|…/g, '')
    .replace(/(\w)\|[\w|-]+/g, '$1');
}

/** A flag in a sentence exists in some command, and its value is one that some command takes. */
function checkFlags(words: readonly Word[], product: Product, fail: Fail): void {
  const all = product['command-line'];
  words.forEach((word, i) => {
    if (!isFlag(word)) return;
    const [name = '', attached] = word.text.split('=');
    const options = optionsNamed(name, all);
    if (options.length === 0) {
      if (otherFlags.has(name)) return;
      const near = nearestWord(
        name,
        all.flatMap((command) => command.options.map((option) => option.name)),
      );
      fail(word.line, `no command has the flag ${name}`, near ? `Perhaps ${near} is meant` : addOther);
      return;
    }
    const next = words[i + 1];
    const value = attached === undefined ? next : { ...word, text: attached };
    if (!value || isFlag(value)) return;
    const problems = options.map((option) =>
      option.type === 'switch' ? undefined : valueProblem(value, option, product),
    );
    const [first] = problems;
    if (first && problems.every(Boolean) && !otherFlags.has(name)) fail(word.line, ...first);
  });
}

const addOther =
  'Correct it, or list it in checks/examples/commands/other-flags.ts when it belongs to another program';

function optionsNamed(name: string, all: readonly Command[]): Option[] {
  return all.flatMap(({ options }) =>
    options.filter((option) => option.name === name || option.short === name),
  );
}
