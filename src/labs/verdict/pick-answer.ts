import {
  acceptsReply,
  evaluatePython,
  isTruthy,
  type PythonProblem,
  ReplyHeaders,
  readJson,
  transformPython,
} from '../python/evaluate.ts';
import type { Reply } from './reply.ts';
import { clip } from './reply-text.ts';
import type { Outcome, Stop } from './stop.ts';

/** What makes an answer of a reply: expressions of Python in an HTTP provider. */
export interface Expressions {
  readonly validate: string | undefined;
  readonly transform: string | undefined;
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
): Outcome<{ readonly accepted: true }> {
  const { status, headers, body } = reply;
  if (expression === undefined) return { accepted: true };
  if (expression.startsWith('file://'))
    return { unknown: 'The lab cannot run the file of validate_response.' };
  if (/\belapsed\b/.test(expression))
    return problem('validate', 'elapsed is the time that a reply took, which the lab does not know.');
  const names = new ReplyHeaders(headers);
  const isJson = saysJson(headers);
  if (isJson && 'problem' in body)
    return failedCheck(body.problem.message, 'JSONDecodeError', notTheJsonItSays(reply));
  const result = acceptsReply(expression, {
    status,
    headers: names,
    body: isJson && 'json' in body ? body.json : {},
  });
  if ('problem' in result) {
    if (isMistake(result.problem)) return problem('validate', sentence(result.problem.message));
    return failedCheck(wordsOf(result.problem), result.problem.message, whyNoBody(expression, reply));
  }
  if (result.accepted) return { accepted: true };
  return {
    ending: {
      message: refused,
      because: told(
        'validate_response is not true for this reply. DTX does not try again and ends the run.',
        whyNoBody(expression, reply),
      ),
    },
  };
}

/** Why `body` of `validate_response` is empty, where the expression reads it. */
export function whyNoBody(expression: string, { headers, body, isAssumed }: Reply): string | undefined {
  const readsBody = /(?<![\w.'"])body\b/.test(expression) && !/^lambda\b/.test(expression);
  if (!readsBody || saysJson(headers)) return undefined;
  if (isAssumed) return 'body is {} here, because the reply is not JSON.';
  const type = typeOf(headers);
  const cause =
    type === undefined
      ? 'the reply has no Content-Type'
      : `its Content-Type, ${clip(type)}, does not contain application/json`;
  return `body is {} here${'json' in body ? ', although the reply is JSON' : ''}: ${cause}.`;
}

function notTheJsonItSays({ text, headers }: Reply): string {
  return `The Content-Type is ${clip(typeOf(headers) ?? '')}, but the body is ${text.trim() === '' ? 'empty' : 'not JSON'}. DTX reads it as JSON before it asks validate_response, whatever the rule is.`;
}

function saysJson(headers: Reply['headers']): boolean {
  return (typeOf(headers) ?? '').toLowerCase().includes('application/json');
}

function typeOf(headers: Reply['headers']): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
}

/** Sentences behind one another. */
function told(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

function failedCheck(words: string, raised: string, cause: string | undefined): Stop {
  return {
    ending: {
      message: `Invalid response status code: Error in response validation function: ${words}`,
      because: told('validate_response itself fails, and DTX ends the run.', sentence(raised), cause),
      raised,
    },
  };
}

/** What DTX prints of an exception. */
function wordsOf({ says, message }: PythonProblem): string {
  return says ?? message;
}

/** An answer, and where it is no text as Python prints it. */
export interface Picked {
  readonly answer: unknown;
  readonly printed?: string;
}

/** The whole body; a number is printed as it was written. */
function whole({ json, value }: Extract<Reply['body'], { readonly json: unknown }>): Picked {
  if (typeof value !== 'number' && typeof value !== 'boolean') return { answer: value };
  const same = evaluatePython('json', { json });
  return { answer: value, ...('printed' in same && { printed: same.printed }) };
}

/** Asks `transform_response` [dtx-providers/response]; without it the answer is the JSON of the reply, or None. */
export function transformReply(
  expression: string | undefined,
  { body, text, status, headers }: Reply,
): Outcome<Picked> {
  if (expression === undefined) return 'json' in body ? whole(body) : { answer: null };
  if (expression.startsWith('file://'))
    return { unknown: 'The lab cannot run the file of transform_response.' };
  const names = { json: 'json' in body ? body.json : null, text, context: { status, headers } };
  const result = transformPython(expression, names);
  if ('value' in result) return { answer: result.value, printed: result.printed };
  if (isMistake(result.problem)) return problem('transform', sentence(result.problem.message));
  const words = expression.startsWith('lambda ')
    ? 'Error evaluating inline function transformResponse'
    : 'Error evaluating transformResponse expression';
  return {
    ending: {
      message: `${words}: ${wordsOf(result.problem)}`,
      because: `transform_response fails on this reply, and DTX ends the run. ${sentence(result.problem.message)}`,
      raised: result.problem.message,
    },
  };
}

/**
 * What the client of Gradio returns, reduced by `location` [dtx-providers/gradio-parser]: a text or integer loses the
 * prompt that it may repeat; so does the whole value, printed by Python, where nothing is at the place.
 */
export function locateAnswer(
  location: readonly (string | number)[] | undefined,
  text: string,
  prompt: string,
): Outcome<Picked> {
  const body = readJson(text);
  const value = 'json' in body ? body.value : text;
  if (location === undefined) return 'json' in body ? whole(body) : { answer: text };
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);
  if (!isPlain && (typeof value !== 'object' || value === null))
    return {
      ending: {
        message: `'${value === null ? 'NoneType' : 'float'}' object has no attribute 'content'`,
        because: 'DTX cannot take an answer out of this value, and ends the run.',
      },
    };
  const names = { value: 'json' in body ? body.json : text, prompt };
  if (!isPlain && location.length > 0) {
    const path = location.map((key) => `[${JSON.stringify(key)}]`).join('');
    const found = evaluatePython(`value${path}`, names);
    if ('problem' in found)
      return {
        ending: {
          message: wordsOf(found.problem),
          because: `The reply has nothing at ${JSON.stringify(location)}, and DTX ends the run.`,
          raised: found.problem.message,
        },
      };
    if (isTruthy(found.value)) return { answer: found.value, printed: found.printed };
  }
  const rest = evaluatePython('str(value).replace(prompt, "")', names);
  return 'value' in rest ? { answer: rest.value } : { unknown: sentence(rest.problem.message) };
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
