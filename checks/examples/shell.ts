import { ContentError } from '../../src/base/content-error.ts';
import { shellTree } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';
import type { ExampleCheck } from './check.ts';

/** Shell text in code blocks parses: quotes and brackets close, continued lines go on, loops end. */
export const shell: ExampleCheck = {
  id: 'shell',
  async examine(source) {
    const examples = shellExamples(source);
    const problems: ContentError[] = [];
    for (const example of examples) {
      const tree = await shellTree(example);
      // What is missing at the end is missing after the last line.
      const last = example.code.trimEnd().split('\n').length;
      for (const { line, text } of tree.problems)
        problems.push(
          new ContentError(
            source.page.file,
            `line ${example.line + Math.min(line, last) - 1}: no valid ${example.language} (${text})`,
            'Look for an open quote, bracket or loop',
          ),
        );
    }
    return { count: examples.length, problems };
  },
};
