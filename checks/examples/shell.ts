import { ContentError } from '../../src/base/content-error.ts';
import { shellTree } from '../source/shell-commands.ts';
import { shellExamples } from '../source/shell-examples.ts';
import type { ExampleCheck } from './check.ts';

/** Characters of a line that every wide screen shows, also within a list. */
const widest = 84;

/**
 * Shell text in code blocks parses: quotes and brackets close, continued lines go on, loops end. A long command is
 * broken at its flags, so that it is read without scrolling.
 */
export const shell: ExampleCheck = {
  id: 'shell',
  async examine(source) {
    const examples = shellExamples(source);
    const problems: ContentError[] = [];
    for (const example of examples) {
      const tree = await shellTree(example);
      // What is missing at the end is missing after the last line.
      const last = example.code.trimEnd().split('\n').length;
      const fail = (line: number, problem: string, fix: string) =>
        problems.push(new ContentError(source.page.file, `line ${example.line + line - 1}: ${problem}`, fix));
      for (const { line, text } of tree.problems)
        fail(
          Math.min(line, last),
          `no valid ${example.language} (${text})`,
          'Look for an open quote, bracket or loop',
        );
      const continued = example.language === 'bash' ? 'a backslash' : 'a backtick';
      example.code.split('\n').forEach((line, i) => {
        // A script in YAML can be folded: its lines are not those of the page.
        if (line.length > widest && canBreak(line) && source.blocks.some(({ code }) => code.includes(line)))
          fail(
            i + 1,
            `the command has ${line.length} characters in a line, at most ${widest} are shown`,
            `End the line with ${continued} before a flag and go on in the next`,
          );
      });
    }
    return { count: examples.length, problems };
  },
};

/** Whether a flag stands within a line, not in quotes, after at least two other words. */
function canBreak(line: string): boolean {
  const unquoted = line.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '""').replace(/(^|\s)#.*/, '');
  return /\S\s+\S+\s+--?[a-z]/i.test(unquoted);
}
