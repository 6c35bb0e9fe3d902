import type { Jq } from '../jq/engine.ts';
import type { Judgment, RuleRow } from './judgment.ts';
import { clip } from './reply-text.ts';

/** Applies an expression to one document. */
export type RunJq = Jq['run'];

/**
 * The evaluator `jsonpath` [dtx-evaluators/jq]: expressions are applied one after the other until one gives a value that
 * is true for Python. An error before that ends the run.
 * @param seen JSON of what the evaluator gets
 */
export function judgeExpressions(expressions: readonly string[], seen: string, jq: RunJq): Judgment {
  const rows: RuleRow[] = [];
  let match: string | undefined;
  for (const rule of expressions) {
    if (match !== undefined) {
      rows.push({ rule, result: 'not asked: a match came first', state: 'skipped' });
      continue;
    }
    const result = jq(rule, seen, ['-c']);
    if ('failed' in result) {
      rows.push({ rule, result: result.failed, state: 'error' });
      return {
        verdict: 'ends',
        isAssessed: false,
        because: result.isSyntax
          ? 'An expression does not compile. The error ends the run at the first reply.'
          : 'jq fails on this reply. The error ends the run, and no report is left.',
        says: result.failed,
        rows,
      };
    }
    const values = result.output === '' ? [] : result.output.split('\n');
    const isMatch = values.some(isTrue);
    if (isMatch) match = rule;
    rows.push({ rule, result: printed(values), state: isMatch ? 'match' : 'none' });
  }
  return match === undefined
    ? {
        verdict: 'fail',
        isAssessed: true,
        because: `${expressions.length === 1 ? 'The expression gives' : 'The expressions give'} no match. With jsonpath no match means fail.`,
        says: 'No Json Expression Match Found',
        rows,
      }
    : {
        verdict: 'pass',
        isAssessed: true,
        because: 'An expression gives a match. With jsonpath a match means pass.',
        says: `Matched json expression: ${match}`,
        rows,
      };
}

/** Whether Python counts a value as true, which jq prints in one line. */
function isTrue(line: string): boolean {
  return !['false', 'null', '""', '[]', '{}'].includes(line) && !(/^-?\d/.test(line) && Number(line) === 0);
}

function printed(values: readonly string[]): string {
  if (values.length === 0) return 'nothing';
  const shown = values
    .slice(0, 3)
    .map((value) => (value.length > 200 ? clip(value, 200).slice(1, -1) : value));
  return values.length > 3 ? `${shown.join(', ')}, … (${values.length} values)` : shown.join(', ');
}
