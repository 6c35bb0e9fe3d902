import { startBudget, usualLimits } from '../../python/budget.ts';
import { parse } from '../../python/expressions.ts';
import { EvaluationError } from '../../python/problem.ts';
import { type Finding, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { field, textOf } from '../spot.ts';

/** Expressions of Python that a target is checked and read with: only whether Python can parse them. */
export const python: Rule = (file) => {
  const { id, config } = target(file) ?? {};
  if (id !== 'http' || file.format === 'report') return {};
  return {
    ends: ['validate_response', 'transform_response'].flatMap((name): Finding[] => {
      const spot = field(config, name);
      const text = textOf(spot);
      if (!spot || text === undefined || text.length > 20_000 || /^\s*(?:file:\/\/|$)/.test(text)) return [];
      const problem = syntaxProblem(text);
      return problem === undefined
        ? []
        : [
            {
              path: spot.path,
              message: `Python cannot read this: ${problem}. The first reply ends the run.`,
              page: pages.pythonSyntax,
            },
          ];
    }),
  };
};

function syntaxProblem(code: string): string | undefined {
  const text = code.replace(/\r\n?/g, '\n');
  try {
    startBudget(usualLimits, 'the expression');
    parse(text, text.length - text.replace(/^[ \t]+/, '').length);
    return undefined;
  } catch (error) {
    // What the reader does not know, or not so deep, may be right all the same.
    return error instanceof EvaluationError && error.kind === 'syntax' ? error.message : undefined;
  }
}
