import { type Random, renderTemplate } from '../jinja/render.ts';
import { filledText, readPrompt, Unfilled } from '../provider/fill-request.ts';
import { pythonValue } from '../provider/jinja-values.ts';
import { type JsonNode, mapTexts, readJson } from '../provider/json-tree.ts';
import { hasInfinity } from '../provider/wire.ts';

/** A body after its texts were filled, as it is sent; or why DTX sends none. */
export type FilledBody = { readonly body: JsonNode } | { readonly problem: BodyProblem };

export interface BodyProblem {
  readonly message: string;
  readonly line?: number;
}

/**
 * Fills the body of a request as DTX does [dtx-providers/request-transformer]: reads it as JSON first, then fills each
 * text for itself. A text that is JSON once it is filled becomes that value, and so does the prompt before it is put in.
 * @param body of `raw_request`, with placeholders inside its texts
 * @param variables those of the scope and `system_prompt`, as `renderTemplate` takes them
 * @param prompt undefined where it is among the variables, as something that is not a text
 * @param random as `renderTemplate` takes it
 */
export function fillBody(
  body: string,
  variables: Readonly<Record<string, unknown>>,
  prompt?: string,
  random?: Random,
): FilledBody {
  const read = readJson(body);
  if ('problem' in read) {
    const { message, at, isTooDeep } = read.problem;
    return {
      problem: {
        message: isTooDeep
          ? `The body cannot be read here: ${message}`
          : `The body is not JSON before it is filled (${message}): DTX ends with InvalidJsonBodyError. Put each placeholder in quotes`,
        line: body.slice(0, at).split('\n').length,
      },
    };
  }
  try {
    const names =
      prompt === undefined ? variables : { ...variables, prompt: pythonValue(readPrompt(prompt)) };
    const render = (template: string) => renderTemplate(template, names, { random });
    const filled = mapTexts(read.node, (text) => filledText(text, render));
    return hasInfinity(filled) ? { problem: { message: noNumber } } : { body: filled };
  } catch (error) {
    if (error instanceof Unfilled) return { problem: { message: error.message } };
    throw error;
  }
}

const noNumber =
  'The filled body has a number that JSON does not have, such as NaN or Infinity: DTX tries again and ends with HttpRequestFailedError';
