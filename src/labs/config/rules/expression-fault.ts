import { startBudget, usualLimits } from '../../python/budget.ts';
import { parse } from '../../python/expressions.ts';
import { EvaluationError } from '../../python/problem.ts';
import type { Expression } from '../../python/syntax.ts';
import { type Sort, sureMistake, sureMistakeOfLambda } from '../../python/unknown-names.ts';

/** What is known of an expression before a reply comes; nothing where nothing is wrong. */
export type ExpressionFault =
  | { readonly kind: 'unknown' | 'lambda' }
  | { readonly kind: 'unreadable' | 'failing' | 'perhaps failing'; readonly message: string };

/**
 * What is wrong with an expression whatever the reply is.
 * @param isCalled it is called when it is a lambda
 */
export function expressionFault(
  code: string,
  names: ReadonlyMap<string, Sort>,
  isCalled: boolean,
): ExpressionFault | undefined {
  const read = readPython(code);
  if (read === undefined) return { kind: 'unknown' };
  if (typeof read === 'string') return { kind: 'unreadable', message: read };
  const mistake =
    isCalled && code.startsWith('lambda ')
      ? sureMistakeOfLambda(code, read, names)
      : sureMistake(code, read, names);
  if (mistake) return { kind: mistake.isAlways ? 'failing' : 'perhaps failing', message: mistake.message };
  return read.kind === 'lambda' ? { kind: 'lambda' } : undefined;
}

/** The tree of an expression, or what keeps it from being one; undefined for what may be right and is not known here. */
function readPython(code: string): Expression | string | undefined {
  try {
    startBudget(usualLimits, 'the expression');
    return parse(code, code.length - code.replace(/^[ \t]+/, '').length);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return error.kind === 'syntax' ? error.message : undefined;
  }
}
