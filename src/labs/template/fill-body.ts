import { type RenderOptions, renderTemplate } from '../jinja/render-core.ts';
import { filledBody, filledText, readPrompt, Unfilled } from '../provider/fill-request.ts';
import { pythonValue } from '../provider/jinja-values.ts';
import { type JsonNode, readJson } from '../provider/json-tree.ts';
import { hasInfinity } from '../provider/wire.ts';

/** A body after its texts were filled, as it is sent; or why DTX sends none. */
export type FilledBody =
  | {
      readonly body: JsonNode;
      /** Texts that were filled, without those that have nothing to fill. */
      readonly templates: readonly string[];
      /** Why what is sent is hardly what is meant. */
      readonly caution: BodyProblem | undefined;
    }
  | { readonly problem: BodyProblem };

export interface BodyProblem {
  /** What is between backticks is code. */
  readonly message: string;
  readonly line?: number;
}

/**
 * Fills the body of a request as DTX does [dtx-providers/request-transformer]: reads it as JSON first, then fills each
 * text for itself. A text that is JSON once it is filled becomes that value, and so does the prompt before it is put in.
 * A body that is a list stays as it is.
 * @param body of `raw_request`, with placeholders inside its texts
 * @param variables those of the scope and `system_prompt`, as `renderTemplate` takes them
 * @param prompt undefined where it is among the variables, as something that is not a text
 * @param options as `renderTemplate` takes them
 */
export function fillBody(
  body: string,
  variables: Readonly<Record<string, unknown>>,
  prompt?: string,
  options: RenderOptions = {},
): FilledBody {
  const read = readJson(body);
  if ('problem' in read) {
    const { message, at, isTooDeep } = read.problem;
    return {
      problem: {
        message: isTooDeep
          ? `The body cannot be read here: ${message}`
          : `The body is not JSON before it is filled (${message}): DTX ends with InvalidJsonBodyError. ${adviceAt(body, at)}`,
        line: lineAt(body, at),
      },
    };
  }
  try {
    const names =
      prompt === undefined ? variables : { ...variables, prompt: pythonValue(readPrompt(prompt)) };
    const templates: string[] = [];
    const render = (template: string) => {
      templates.push(template);
      return renderTemplate(template, names, options);
    };
    const filled = filledBody(read.node, (text) => filledText(text, render));
    if (hasInfinity(filled)) return { problem: { message: noNumber } };
    const { kind, start } = read.node;
    return {
      body: filled,
      templates,
      caution: kind === 'array' ? { message: isList, line: lineAt(body, start) } : undefined,
    };
  } catch (error) {
    if (error instanceof Unfilled) return { problem: { message: error.message } };
    throw error;
  }
}

/** What to do about a body that is not JSON at a place: what of a template is wrong there, or else JSON itself. */
function adviceAt(body: string, at: number): string {
  // The first brace of an opening is read as that of an object, in which the next sign is wrong.
  const from = body[at - 1] === '{' ? at - 1 : at;
  const [, opening] = /^\s*\{([{%#])/.exec(body.slice(from, from + around)) ?? [];
  if (opening === '{') return 'Put each placeholder in quotes';
  if (opening === '%') {
    const loop = loopAdvice(body.slice(Math.max(0, from - around), from), body.slice(from, from + around));
    if (loop !== undefined) return loop;
  }
  if (opening !== undefined) return inOneText;
  // A quote within a placeholder ends the text that it is in.
  const before = body.slice(Math.max(0, at - around), at);
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  if (open >= 0 && /^[^\n]*"\s*$/.test(before.slice(open)) && !/[%}]\}/.test(before.slice(open)))
    return "Within a placeholder or tag, put texts in single quotes: `{{ name | default('x') }}`";
  return 'Correct the JSON';
}

const inOneText =
  'Placeholders and tags belong inside the quotes of one text, since DTX fills each text for itself';

/** How a list is put into a body: a text that is JSON once it is filled becomes a list. */
function loopAdvice(before: string, after: string): string | undefined {
  const [, list] = /^\s*\{%[-+]?\s*for\s+[^%]*?\bin\s+([A-Za-z_][\w.]*)/.exec(after) ?? [];
  if (list === undefined) return undefined;
  const [, key = list] = /"([^"\\]*)"\s*:\s*\[?\s*$/.exec(before) ?? [];
  return `Write the whole list as one text, which DTX sends as a list: \`"${key}": "{{ ${list} | tojson }}"\`. Or put the whole loop, with its brackets, into the quotes of one text, and \`\\"\` for the quotes within`;
}

/** Characters before and behind a mistake that are looked at. */
const around = 1000;

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const isList =
  'The body is a list, in which DTX fills nothing: http-raw sends it as it is below, and http-parsed refuses it. Use an object if the server takes one, or write a custom agent';

const noNumber =
  'The filled body has a number that JSON does not have, such as NaN or Infinity: DTX tries again and ends with HttpRequestFailedError';
