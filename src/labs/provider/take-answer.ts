import type { Answer } from './answers.ts';
import { type JsonNode, nodeAt, plainValue } from './json-tree.ts';
import { declaresJson, type PastedReply } from './read-reply.ts';

/** What DTX takes out of a reply, or how the run ends. */
export type Taken = { readonly answer: unknown } | { readonly failed: string };

/** The check that a scope gets: what was pasted passes it, an error page does not. */
export function validationOf({ status }: PastedReply): string {
  return status !== undefined && status > 200 && status < 300
    ? 'status >= 200 and status < 300'
    : 'status == 200';
}

/**
 * Checks a reply and takes the answer out of it, as DTX does [dtx-providers/http-client]. Both expressions are made by
 * the lab, so that the whole of Python is not needed; tests compare with its interpreter in `labs/python`.
 */
export function takeAnswer(reply: PastedReply, answer: Answer | undefined): Taken {
  const { status = 200, json, text } = reply;
  if (declaresJson(reply) && !json)
    return {
      failed:
        'Content-Type says JSON, and the reply is none: the run ends with InvalidHttpResponseError, whatever validate_response says.',
    };
  if (status < 200 || status >= 300)
    return {
      failed:
        status === 429 || status >= 500
          ? `Status ${status}: DTX tries again, and then the run ends with HttpRequestFailedError.`
          : `Status ${status}: validate_response is false, and the run ends with HttpResponseValidationError.`,
    };
  if (answer?.eventPath) return checked(answer.value);
  if (answer?.transform === 'text') return checked(text);
  const found = json && nodeAt(json, answer?.path ?? []);
  return found ? checkedNode(found) : { failed: 'The reply is not JSON.' };
}

/** DTX takes a text, list or object that holds something [dtx-models/prompts]. */
function checkedNode(node: JsonNode): Taken {
  if (node.kind === 'number' || (node.kind === 'constant' && node.value !== null))
    return {
      failed:
        'The answer is a number or true or false. DTX takes a text, a list or an object: write str(…) around it.',
    };
  return checked(plainValue(node));
}

function checked(answer: unknown): Taken {
  const isEmpty =
    answer === null || answer === '' || (typeof answer === 'object' && Object.keys(answer).length === 0);
  return isEmpty
    ? {
        failed:
          'The answer is empty here, which DTX does not accept: the run ends. Add or "(no answer)" behind the expression.',
      }
    : { answer };
}

/** What a rule in jq reads of this reply. */
export function seenByRule(prompt: string, answer: unknown): string {
  const turns = [
    { role: 'USER', message: prompt },
    { role: 'ASSISTANT', message: answer },
  ];
  return JSON.stringify({ turns, response: answer, scores: null, policy: null, goal: null }, undefined, 2);
}
