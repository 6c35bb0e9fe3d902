import { ContentError } from '../../src/base/content-error.ts';
import type { Command } from '../../src/product/command-line/command-line.ts';
import type { Product } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';
import { type ShellCommand, shellCommands } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';
import type { Examined, ExampleCheck, Fail } from './check.ts';
import { checkCall, programs } from './commands/check-call.ts';
import { examineInline } from './commands/inline.ts';

/**
 * Commands of the product in code blocks and inline code are commands, flags and values that exist, in combinations
 * that work: they are parsed against the model of the command line, the way the product itself parses them.
 */
export const commands: ExampleCheck = {
  id: 'commands',
  async examine(source: PageSource, product: Product): Promise<Examined> {
    const problems: ContentError[] = [];
    const fail: Fail = (line, problem, fix) => {
      problems.push(new ContentError(source.page.file, `line ${line}: ${problem}`, fix));
    };
    let count = 0;
    for (const example of shellExamples(source)) {
      if (!mentionsProgram(example.code, product)) continue;
      for (const command of await shellCommands(example)) {
        for (const words of callsIn(command, product['command-line'])) {
          checkCall(words, product, false, fail);
          count += 1;
        }
      }
    }
    count += await examineInline(source, product, fail);
    return { count, problems };
  },
};

/** Whether a program of the model may be called: a quick look before the shell's grammar reads the text. */
export function mentionsProgram(code: string, product: Product): boolean {
  return programs(product['command-line']).some((program) => code.includes(program));
}

/** Programs that run the command which follows them, possibly after options of their own. */
const runners = [
  'uv',
  'uvx',
  'poetry',
  'python',
  'python3',
  'sudo',
  'env',
  'time',
  'timeout',
  'nohup',
  'exec',
  'xargs',
];

/**
 * The part of a command that calls a program of the model: all of it, or what follows a runner such as `uv run`.
 * Installing a package of that name (`uv tool install dtx`) is not a call.
 */
export function callsIn(command: ShellCommand, all: readonly Command[]): ShellCommand[] {
  const names = programs(all);
  const at = command.findIndex(({ text }) => names.includes(text.split('/').at(-1) ?? ''));
  if (at < 0) return [];
  const before = command.slice(0, at).map(({ text }) => text);
  const runs =
    at === 0 || (runners.includes(before[0] ?? '') && !before.some((word) => /install|pip|add/.test(word)));
  return runs ? [command.slice(at)] : [];
}
