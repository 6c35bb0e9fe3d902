import { join } from 'node:path';
import { ContentError } from '../../src/base/content-error.ts';
import type { CodeExample } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';

const endings: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

const packages = join(import.meta.dirname, 'external-packages.d.ts');

/**
 * Blocks in TypeScript and JavaScript compile. A block titled with a file name can be imported by another block of
 * its page; a package that is not installed here is declared in `external-packages.d.ts`.
 */
export const typescript: ExampleCheck = {
  id: 'typescript',
  async examine({ page, blocks }) {
    const examples = new Map<string, CodeExample>();
    for (const block of blocks) {
      const ending = endings[block.language];
      if (ending !== undefined) examples.set(fileName(block, ending, examples), block);
    }
    if (examples.size === 0) return { count: 0, problems: [] };
    const texts = new Map([...examples].map(([name, { code }]) => [name, code]));
    // The compiler takes half a second to be read: only where there is something to compile.
    const { compile } = await import('../source/compiler.ts');
    const problems = compile(texts, [packages]).map(({ file, line, text }) => {
      const first = examples.get(file)?.line ?? 1;
      const missing = /^Cannot find module '[^.]/.test(text);
      return new ContentError(
        page.file,
        `line ${first + line - 1}: does not compile (${text})`,
        missing
          ? 'Correct the name, or declare the package in checks/examples/external-packages.d.ts'
          : 'Fix the code',
      );
    });
    return { count: examples.size, problems };
  },
};

/** The title when it is a file name that no block before it has; otherwise a name nobody imports. */
function fileName(
  { fence: { title = '' }, line }: CodeExample,
  ending: string,
  taken: ReadonlyMap<string, CodeExample>,
): string {
  const named = /^[\w-]+(\.[\w-]+)*\.[cm]?[jt]sx?$/.test(title) && !taken.has(title);
  return named ? title : `block-${line}.${ending}`;
}
