import { ContentError } from '../../src/base/content-error.ts';
import { pythonProblems } from '../source/python.ts';
import { type SyntaxProblem, syntaxTree } from '../source/syntax.ts';
import type { ExampleCheck } from './check.ts';
import { expressionProblems, expressionsShown } from './expressions.ts';

/** What finds the mistakes in a text of each language. */
const parsers: Readonly<Record<string, (code: string) => Promise<readonly SyntaxProblem[]>>> = {
  python: parsePython,
  py: parsePython,
  // The grammars take statements and functions on their own, but not fields, interface methods and constructors.
  go: (code) =>
    parseOrWrap('go', code, [
      ['type example struct {', '}'],
      ['type example interface {', '}'],
    ]),
  java: (code) => parseOrWrap('java', code, [['class Example {', '}']]),
};

/**
 * Programs parse: each block in Python, Go or Java is a file or a part of one. Python transforms of the product model
 * run on their example reply.
 */
export const programs: ExampleCheck = {
  id: 'programs',
  async examine(source, product) {
    const { page, blocks } = source;
    const examples = blocks.filter(({ language }) => Object.hasOwn(parsers, language));
    const problems: ContentError[] = [];
    for (const { language, code, line } of examples) {
      const found = (await parsers[language]?.(code)) ?? [];
      problems.push(
        ...found.map(
          (problem) =>
            new ContentError(
              page.file,
              `line ${line + problem.line - 1}: not valid ${names[language] ?? language} (${problem.text})`,
              'Fix the code',
            ),
        ),
      );
    }
    const shown = expressionsShown(source, product.expressions, 'python-transform');
    problems.push(...(await expressionProblems(product, shown)));
    return { count: examples.length + shown.length, problems };
  },
};

const names: Readonly<Record<string, string>> = { python: 'Python', py: 'Python', go: 'Go', java: 'Java' };

async function parsePython(code: string): Promise<readonly SyntaxProblem[]> {
  const tree = await syntaxTree('python', code);
  return tree.problems.length > 0 ? tree.problems : pythonProblems(code, tree);
}

/**
 * Parses a whole file or, failing that, a part of one.
 * @param frames what may stand around a part: text before and after it
 * @returns no problem when the code parses in one of the frames, otherwise those of the code as it stands
 */
async function parseOrWrap(
  language: 'go' | 'java',
  code: string,
  frames: readonly (readonly [before: string, after: string])[],
): Promise<readonly SyntaxProblem[]> {
  const { problems } = await syntaxTree(language, code);
  if (problems.length === 0) return [];
  for (const [before, after] of frames) {
    const framed = await syntaxTree(language, `${before}\n${code}\n${after}`);
    if (framed.problems.length === 0) return [];
  }
  return problems;
}
