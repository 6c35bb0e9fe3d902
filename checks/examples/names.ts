import { ContentError } from '../../src/base/content-error.ts';
import type { TextExample } from '../source/page-source.ts';
import type { ExampleCheck } from './check.ts';
import { datasetNames } from './names/dataset-names.ts';
import { evaluatorNames } from './names/evaluator-names.ts';
import type { CodeText, NameFinder } from './names/name-finder.ts';
import { pluginNames } from './names/plugin-names.ts';
import { retiredNames } from './names/retired-names.ts';
import { declaredVariables, variableNames } from './names/variable-names.ts';

const finders: readonly NameFinder[] = [
  pluginNames,
  datasetNames,
  evaluatorNames,
  variableNames,
  retiredNames,
];

/** Plugins, datasets, evaluators and variables that code names exist, and have their current spelling. */
export const names: ExampleCheck = {
  id: 'names',
  examine(source, product) {
    const known = {
      product,
      declared: declaredVariables(
        source,
        product.environment.map(({ id }) => id),
      ),
    };
    const texts: { code: CodeText; line: number }[] = [
      ...source.blocks.map(({ code: text, language, line }) => {
        return { code: { text, language, beside: [] }, line };
      }),
      ...source.inline.map((inline) => {
        const { text, line } = inline;
        return {
          code: { text, language: undefined, beside: besides(inline, source.inline) },
          line,
        };
      }),
    ];
    const found = texts.flatMap(({ code, line }) =>
      finders.flatMap((find) =>
        find(code, known).map(({ offset, wrong }) => {
          return { line: line + newlines(code.text.slice(0, offset)), wrong };
        }),
      ),
    );
    const problems = found
      .sort((a, b) => a.line - b.line)
      .flatMap(({ line, wrong }) =>
        wrong ? [new ContentError(source.page.file, `line ${line}: ${wrong.problem}`, wrong.fix)] : [],
      );
    return { count: found.length, problems };
  },
};

/** Code on the same line of the file: pages hold a sentence, cell or item on one line. */
function besides(inline: TextExample, all: readonly TextExample[]): string[] {
  return all.filter((other) => other !== inline && other.line === inline.line).map(({ text }) => text);
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
