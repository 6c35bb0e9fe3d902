import type { Problem } from '../frame/LabResult.tsx';
import { evaluatePython, isTruthy, type PythonProblem, transformPython } from '../python/evaluate.ts';
import { clip, type Reply } from './reply.ts';

/** What makes an answer of a reply: expressions of Python in an HTTP provider. */
export interface Expressions {
  readonly validate: string | undefined;
  readonly transform: string | undefined;
}

/** Why a run ends: the error within, as DTX words it, and a sentence about it. */
export interface Ending {
  readonly message: string;
  readonly because: string;
  /** What Python raises for an expression. */
  readonly raised?: string;
}

/** What stops the way of a reply to its judge: the run ends, or the lab cannot go on. */
export type Stop = { readonly ending: Ending } | { readonly problem: Problem } | { readonly unknown: string };

/** What a step gives, or what stops there. */
export type Outcome<Result> = Result | Stop;

export function isStop<Result extends object>(outcome: Outcome<Result>): outcome is Stop {
  return 'ending' in outcome || 'problem' in outcome || 'unknown' in outcome;
}

/**
 * What the HTTP client does before any expression [dtx-providers/http-client]: 429 and 5xx are tried again, any other
 * status is an answer.
 */
export function checkStatus({ status }: Reply): Outcome<{ readonly isError: boolean }> {
  if (status === 429 || (status >= 500 && status < 600))
    return {
      ending: {
        message: 'Max retries exceeded for …',
        because: `DTX tries again after ${status}, max_retries + 1 times in all, and then ends the run.`,
      },
    };
  return { isError: status >= 400 };
}

/** What DTX says when `validate_response` does not accept a reply. */
export const refused = 'HTTP Response Validation Error as per validation expression';

/** Asks `validate_response` [dtx-providers/http-validator]. Any value that is true for Python accepts the reply. */
export function validateReply(
  expression: string | undefined,
  reply: Reply,
): Outcome<{ readonly printed: string }> {
  if (expression === undefined) return { printed: 'True' };
  if (expression.startsWith('file://'))
    return { unknown: 'The lab cannot run the file of validate_response.' };
  if (/^lambda\b/.test(expression)) return { printed: '<function>' };
  if (/\belapsed\b/.test(expression))
    return problem('validate', 'elapsed is the time that a reply took, which the lab does not know.');
  const type =
    Object.entries(reply.headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const isJson = type.toLowerCase().includes('application/json');
  if (isJson && reply.json === undefined && /\bbody\b/.test(expression))
    return failedCheck('…', 'JSONDecodeError');
  const result = evaluatePython(expression, {
    status: reply.status,
    headers: anyCase(reply.headers),
    body: isJson ? reply.json : {},
  });
  if ('problem' in result) {
    if (isMistake(result.problem)) return problem('validate', sentence(result.problem.message));
    return failedCheck(wordsOf(result.problem), result.problem.error);
  }
  if (isTruthy(result.value)) return { printed: result.printed };
  return {
    ending: {
      message: refused,
      because: `validate_response gives ${clip(result.printed).slice(1, -1)}, which is not true for Python. DTX does not try again and ends the run.`,
    },
  };
}

function failedCheck(words: string, error = 'an error'): Stop {
  return {
    ending: {
      message: `Invalid response status code: Error in response validation function: ${words}`,
      because: `validate_response itself fails with ${error}, and DTX ends the run.`,
      raised: `${error}: ${words}`,
    },
  };
}

/** What DTX prints of an exception. */
function wordsOf({ says, message }: PythonProblem): string {
  return says ?? message;
}

/** Names of headers are found in any case; these two are the usual ones. */
function anyCase(headers: Reply['headers']): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    ...headers,
  };
}

/** Asks `transform_response` [dtx-providers/response]; without it the answer is the JSON of the reply, or None. */
export function transformReply(
  expression: string | undefined,
  { json, text, status, headers }: Reply,
): Outcome<{ readonly answer: unknown }> {
  if (expression === undefined) return { answer: json === undefined ? null : json };
  if (expression.startsWith('file://'))
    return { unknown: 'The lab cannot run the file of transform_response.' };
  const names = { json: json === undefined ? null : json, text, context: { status, headers } };
  const result = transformPython(expression, names);
  if ('value' in result) return { answer: result.value };
  if (isMistake(result.problem)) return problem('transform', sentence(result.problem.message));
  const words = expression.startsWith('lambda ')
    ? 'Error evaluating inline function transformResponse'
    : 'Error evaluating transformResponse expression';
  return {
    ending: {
      message: `${words}: ${wordsOf(result.problem)}`,
      because: `transform_response fails on this reply with ${result.problem.error ?? 'an error'}, and DTX ends the run.`,
      raised: `${result.problem.error}: ${wordsOf(result.problem)}`,
    },
  };
}

/**
 * What the client of Gradio returns, reduced by `location` [dtx-providers/gradio-parser]: a text or integer loses the
 * prompt that it may repeat; so does the whole value, printed by Python, where nothing is at the place.
 */
export function locateAnswer(
  location: readonly (string | number)[] | undefined,
  value: unknown,
  prompt: string,
): Outcome<{ readonly answer: unknown }> {
  if (location === undefined) return { answer: value };
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);
  if (!isPlain && (typeof value !== 'object' || value === null))
    return {
      ending: {
        message: `'${value === null ? 'NoneType' : 'float'}' object has no attribute 'content'`,
        because: 'DTX cannot take an answer out of this value, and ends the run.',
      },
    };
  if (!isPlain && location.length > 0) {
    const path = location.map((key) => `[${JSON.stringify(key)}]`).join('');
    const found = evaluatePython(`value${path}`, { value });
    if ('problem' in found)
      return {
        ending: {
          message: wordsOf(found.problem),
          because: `The reply has nothing at ${JSON.stringify(location)}, and DTX ends the run.`,
        },
      };
    if (isTruthy(found.value)) return { answer: found.value };
  }
  const rest = evaluatePython('str(value).replace(prompt, "")', { value, prompt });
  return 'value' in rest ? { answer: rest.value } : { unknown: sentence(rest.problem.message) };
}

/**
 * Whether DTX takes the answer as a turn and as `.response` [dtx-models/prompts]: a text, list or object with something
 * in it.
 */
export function acceptAnswer(answer: unknown): Outcome<{ readonly answer: unknown }> {
  const isHolder = typeof answer === 'object' && answer !== null;
  const size = typeof answer === 'string' ? answer.length : isHolder ? Object.keys(answer).length : undefined;
  if (size !== undefined && size > 0) return { answer };
  const what =
    answer === null || answer === undefined
      ? 'None'
      : size === undefined
        ? `${JSON.stringify(answer)}, which is neither text, list nor object`
        : `empty (${JSON.stringify(answer)})`;
  return {
    ending: {
      message: '…',
      because: `The answer is ${what}. DTX does not accept it as a turn of the conversation, and ends the run.`,
    },
  };
}

/** What a reader can only correct, or the lab cannot do; what fails on this reply alone is a result. */
function isMistake({ kind }: { readonly kind: string }): boolean {
  return kind !== 'error';
}

function problem(field: string, message: string): Stop {
  return { problem: { field, line: 1, message } };
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
