import { ContentError } from '../../src/base/content-error.ts';
import { callsIn, programs } from '../../src/product/command-line/calls.ts';
import { checkCall } from '../../src/product/command-line/check-call/check-call.ts';
import type { Product } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';
import { shellCommands } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';
import type { Examined, ExampleCheck, Fail } from './check.ts';
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
