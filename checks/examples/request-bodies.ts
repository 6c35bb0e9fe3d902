import type { Product } from '../../src/product/product.ts';
import { parseFence } from '../../src/prose/code/fence.ts';
import type { CodeExample, PageSource } from '../source/page-source.ts';
import { shellCommands } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';

const dataFlags = ['-d', '--data', '--data-raw', '--data-binary', '--json'];

/**
 * JSON that the `curl` commands of a page send, as if each body were a block of its own. A body of a method of the API
 * names the message it has to be. Bodies with shell variables, files and forms are left out.
 */
export async function requestBodies(source: PageSource, { api }: Product): Promise<CodeExample[]> {
  const commands = await Promise.all(shellExamples(source).map(shellCommands));
  return commands.flat().flatMap(([program, ...words]) => {
    if (program?.text !== 'curl') return [];
    const called = api.methods.find(({ name }) => words.some(({ text }) => text.endsWith(`/${name}`)));
    return words.flatMap(({ text: code, open, line }, i): CodeExample[] => {
      const sent = dataFlags.includes(words[i - 1]?.text ?? '') && /^\s*[[{]/.test(code);
      if (!sent || open) return [];
      const fence = parseFence(called ? `schema="${called.request}"` : '');
      return [{ language: 'json', code, fence, line, notTried: false }];
    });
  });
}
