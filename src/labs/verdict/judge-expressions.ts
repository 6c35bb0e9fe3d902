import type { Jq } from '../jq/engine.ts';
import type { Judgment, RuleRow } from './judgment.ts';
import { clip, parseJson } from './reply-text.ts';
import { inLine } from './show-json.ts';

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
    const result = jq(asLibrary(rule), seen, ['-c']);
    if ('failed' in result) {
      const message = asRaised(result.failed);
      rows.push({ rule, result: message, state: 'error' });
      return {
        verdict: 'ends',
        isAssessed: false,
        because: result.isSyntax
          ? 'An expression does not compile. The error ends the run at the first reply.'
          : 'jq fails on this reply. The error ends the run, and no report is left.',
        says: `ValueError: ${result.isSyntax ? 'jq: error: ' : ''}${message}`,
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

/** Functions with which the command does something else than the library of Python that DTX calls. */
const ofLibrary: readonly (readonly [name: string, definitions: string])[] = [
  ['halt_error', 'def halt_error: halt; def halt_error(code): code | halt;'],
  ['input_filename', 'def input_filename: null;'],
  ['input_line_number', 'def input_line_number: error("Unknown input line number");'],
  ['get_search_list', 'def get_search_list: [];'],
];

/** An expression that gives by the command what the library gives. */
function asLibrary(expression: string): string {
  const differing = ofLibrary.filter(([name]) => expression.includes(name));
  return [...differing.map(([, definitions]) => definitions), expression].join(' ');
}

/** An error whose value is no text is raised with its JSON, as Python writes it. */
function asRaised(message: string): string {
  const [, json] = /^error \(at [^)]*\) \(not a string\): ([\s\S]*)$/.exec(message) ?? [];
  if (json === undefined) return message;
  return inLine(parseJson(json)).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
