import { startBudget, usualLimits } from '../../python/budget.ts';
import { parse } from '../../python/expressions.ts';
import { EvaluationError } from '../../python/problem.ts';
import type { Expression } from '../../python/syntax.ts';
import { type Sort, sureMistake, sureMistakeOfLambda } from '../../python/unknown-names.ts';
import { type Finding, type Findings, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { field, type Spot, textOf } from '../spot.ts';

const page = pages.pythonSyntax;
const longest = 20_000;

/** What DTX evaluates each expression with, in the order in which a lambda gets it. */
const expressions: Readonly<Record<string, ReadonlyMap<string, Sort>>> = {
  validate_response: new Map([
    ['status', 'number'],
    ['headers', 'json'],
    ['body', 'json'],
    ['elapsed', 'number'],
  ]),
  transform_response: new Map([
    ['json', 'json'],
    ['text', 'text'],
    ['context', 'json'],
  ]),
};

/** Expressions of Python that a target is checked and read with, as far as they fail whatever the reply is. */
export const python: Rule = (file) => {
  const { id, config } = target(file) ?? {};
  if (id !== 'http' || file.format === 'report') return {};
  const found = Object.entries(expressions).map(([name, names]): Findings => {
    const spot = field(config, name);
    const text = textOf(spot);
    return spot && text !== undefined && text.trim() !== '' ? ofExpression(spot, text, name, names) : {};
  });
  return {
    ends: found.flatMap(({ ends }) => ends ?? []),
    ignored: found.flatMap(({ ignored }) => ignored ?? []),
    unchecked: found.flatMap(({ unchecked }) => unchecked ?? []),
  };
};

function ofExpression(
  { path }: Spot,
  text: string,
  name: string,
  names: ReadonlyMap<string, Sort>,
): Findings {
  const at = (message: string): Finding => ({ path, message, page });
  if (/^\s*file:\/\//.test(text)) return { unchecked: [at('The function in this file is not read.')] };
  if (text.length > longest) return { unchecked: [at('This expression is too long to be checked.')] };
  const code = text.replace(/\r\n?/g, '\n');
  const read = readPython(code);
  if (read === undefined)
    return { unchecked: [at('This expression has a part that this page does not know.')] };
  if (typeof read === 'string')
    return { ends: [at(`Python cannot read this: ${read}. The first reply ends the run.`)] };
  const isCalled = name === 'transform_response' && code.startsWith('lambda ');
  const mistake = isCalled ? sureMistakeOfLambda(code, read, names) : sureMistake(code, read, names);
  if (mistake) {
    const when = mistake.isAlways
      ? 'The first reply ends the run.'
      : 'The first reply for which it is evaluated ends the run.';
    return { ends: [at(`${mistake.message}. ${when}`)] };
  }
  return name === 'validate_response' && read.kind === 'lambda'
    ? { ignored: [at('A lambda is never called here, so every reply is accepted. Write its value alone.')] }
    : {};
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
