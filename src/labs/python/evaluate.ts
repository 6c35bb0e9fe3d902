// What formats texts belongs to every expression.
import './spare-format.ts';
import { endBudget, startBudget, usualLimits } from './budget.ts';
import { fromJavaScript } from './conversion.ts';
import { parse } from './expressions.ts';
import { call } from './functions.ts';
import { ReplyHeaders } from './headers.ts';
import { lambdaHint } from './hints.ts';
import { plain } from './plain.ts';
import { repr } from './printing.ts';
import { EvaluationError, fail, fullEngine } from './problem.ts';
import { type JsonProblem, PythonJson, readJson } from './read-json.ts';
import { evaluate, hinted, startCalls } from './run.ts';
import { Scope } from './scope.ts';
import { isTrue, type Value } from './values.ts';

export { type JsonProblem, PythonJson, ReplyHeaders, readJson };

/** Why an expression has no value. */
export interface PythonProblem {
  /**
   * `syntax`: Python would not parse it; `error`: Python raises it; `unsupported`: valid Python that is not supported
   * here; `limit`: too many steps or too much output.
   */
  readonly kind: 'syntax' | 'error' | 'unsupported' | 'limit';
  /** Class of the exception where Python raises one: `KeyError`. */
  readonly error: string | undefined;
  /** What Python says, as in its traceback, and then what to do; or what is wrong and what to write. */
  readonly message: string;
  /** From 1, in its line. */
  readonly column: number;
  /** From 1. */
  readonly line: number;
  /** What `str(exception)` gives, which is what DTX prints. */
  readonly says?: string;
}

/** Characters of an expression. */
const longest = 100_000;

/** What an expression gives: a value as of JSON and how Python prints it, or why there is none. */
export type PythonResult =
  | { readonly value: unknown; readonly printed: string }
  | { readonly problem: PythonProblem };

/**
 * Evaluates a Python expression as `eval(code, {}, names)` does.
 * @param names values as of `JSON.parse`, in which a number without decimals is an integer, or of `readJson`
 * @returns the value, or the problem; nothing is thrown
 */
export function evaluatePython(code: string, names: Readonly<Record<string, unknown>>): PythonResult {
  return guarded(code, names, (text, values) => resultOf(result(text, values)));
}

/**
 * Evaluates `transform_response` as DTX does: an expression, or a lambda that gets the values of `names` in order.
 * @param names as for `evaluatePython`
 */
export function transformPython(code: string, names: Readonly<Record<string, unknown>>): PythonResult {
  if (code.startsWith('file://'))
    return guarded(code, {}, () => fail('unsupported', 'a function in a file is not run here', 0));
  if (!code.startsWith('lambda ')) return evaluatePython(code, names);
  return guarded(code, names, (text, values) => {
    const run = evaluate(parse(text), new Scope(new Map()), { code: text });
    const hint = () => lambdaHint(run, [...values.keys()]);
    return resultOf(hinted(() => call(run, { positional: [...values.values()], named: new Map() }), hint));
  });
}

/**
 * Evaluates `validate_response` as DTX does, which asks only whether the value is true. A lambda is a value as well, and
 * always true.
 * @param names as for `evaluatePython`
 */
export function acceptsReply(
  code: string,
  names: Readonly<Record<string, unknown>>,
): { readonly accepted: boolean } | { readonly problem: PythonProblem } {
  return guarded(code, names, (text, values) => ({ accepted: isTrue(result(text, values)) }));
}

/** Whether Python takes a plain value for true: zero and empty texts, lists and dicts are not. */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

function valuesOf(names: Readonly<Record<string, unknown>>): Map<string, Value> {
  return new Map(Object.entries(names).map(([name, value]) => [name, given(value)]));
}

/** A value for one expression, which may change it. */
function given(value: unknown): Value {
  return value instanceof ReplyHeaders ? value.copy() : fromJavaScript(value);
}

function result(text: string, values: ReadonlyMap<string, Value>): Value {
  // Python skips blanks before an expression, but not before a statement.
  const from = text.length - text.replace(/^[ \t]+/, '').length;
  return evaluate(parse(text, from), new Scope(values), { code: text });
}

function resultOf(value: Value): { readonly value: unknown; readonly printed: string } {
  return { value: plain(value), printed: repr(value) };
}

/** Runs on code and values and gives what is thrown as a value. */
function guarded<T>(
  code: string,
  names: Readonly<Record<string, unknown>>,
  run: (text: string, values: ReadonlyMap<string, Value>) => T,
): T | { readonly problem: PythonProblem } {
  const text = code.replace(/\r\n?/g, '\n');
  try {
    if (text.length > longest)
      fail('limit', 'the expression has more than 100,000 characters. Write a shorter one', 0);
    const values = valuesOf(names);
    startBudget(usualLimits, 'the expression');
    startCalls();
    return run(text, values);
  } catch (error) {
    const known = error instanceof EvaluationError ? error : fullEngine(error);
    if (!known) throw error;
    return { problem: problemOf(text, known) };
  } finally {
    endBudget();
  }
}

function problemOf(text: string, { kind, message, at = 0, says, hint }: EvaluationError): PythonProblem {
  const before = text.slice(0, at);
  const place = { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  if (kind !== 'type' && kind !== 'undefined')
    return { kind, error: kind === 'syntax' ? 'SyntaxError' : undefined, message, ...place };
  const words = says ?? `TypeError: ${message}`;
  const [, error = words, said = ''] = /^(\w+)(?:: ([\s\S]*))?$/.exec(words) ?? [];
  return { kind: 'error', error, message: hint ? `${words}. ${hint}` : words, ...place, says: said };
}
