import { evaluatePython, isTruthy, transformPython } from '../python/evaluate.ts';
import type { Answer } from './answers.ts';
import type { JsonNode } from './json-tree.ts';
import { pythonValue } from './python-json.ts';
import { declaresJson, type PastedReply } from './read-reply.ts';

/** What DTX takes out of a reply, or how the run ends. */
export type Taken = { readonly answer: unknown; readonly printed: string } | { readonly failed: string };

/** The check that a scope gets: what was pasted passes it, an error page does not. */
export function validationOf({ status }: PastedReply): string {
  return status !== undefined && status > 200 && status < 300
    ? 'status >= 200 and status < 300'
    : 'status == 200';
}

/**
 * Checks a reply and takes the answer out of it, as DTX does [dtx-providers/http-client]: Python works out both
 * fields.
 */
export function takeAnswer(reply: PastedReply, answer: Answer | undefined, validate: string): Taken {
  const { status = 200, json, text } = reply;
  const headers = Object.fromEntries(reply.headers);
  if (declaresJson(reply) && !json)
    return {
      failed:
        'Content-Type says JSON, and the reply is none: the run ends with InvalidHttpResponseError, whatever validate_response says.',
    };
  const body = json && declaresJson(reply) ? pythonValue(json) : {};
  const checked = evaluatePython(validate, { status, headers, body, elapsed: 0.5 });
  if ('problem' in checked) return { failed: checked.problem.message };
  if (!isTruthy(checked.value))
    return {
      failed:
        status === 429 || status >= 500
          ? `Status ${status}: DTX tries again, and then the run ends with HttpRequestFailedError.`
          : `Status ${status}: validate_response is false, and the run ends with HttpResponseValidationError.`,
    };
  if (answer?.eventPath) return checkedAnswer(answer.value, JSON.stringify(answer.value));
  if (!answer) return json ? checkedAnswer(plain(json), '') : { failed: 'The reply is not JSON.' };
  const taken = transformPython(answer.transform, {
    json: json ? pythonValue(json) : null,
    text,
    context: { status, headers },
  });
  if ('problem' in taken)
    return { failed: `Error evaluating transformResponse expression: ${taken.problem.message}` };
  return checkedAnswer(taken.value, taken.printed);
}

function plain(node: JsonNode): unknown {
  const value = evaluatePython('json', { json: pythonValue(node) });
  return 'value' in value ? value.value : undefined;
}

/** DTX takes a text, list or object that holds something [dtx-models/prompts]. */
function checkedAnswer(answer: unknown, printed: string): Taken {
  if (answer === null || answer === '' || (typeof answer === 'object' && Object.keys(answer).length === 0))
    return {
      failed:
        'The answer is empty here, which DTX does not accept: the run ends. Add or "(no answer)" behind the expression.',
    };
  if (typeof answer === 'number' || typeof answer === 'boolean')
    return {
      failed:
        'The answer is a number or true or false. DTX takes a text, a list or an object: write str(…) around it.',
    };
  return { answer, printed };
}

/** What a rule in jq reads of this reply, see "Where they stand". */
export function seenByRule(prompt: string, answer: unknown): string {
  const turns = [
    { role: 'USER', message: prompt },
    { role: 'ASSISTANT', message: answer },
  ];
  return JSON.stringify({ turns, response: answer, scores: {}, policy: null, goal: null }, undefined, 2);
}
