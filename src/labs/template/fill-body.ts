import { type Random, renderTemplate, type TemplateProblem } from '../jinja/render.ts';

/** A body after its texts were filled, as it is sent; or why DTX sends none. */
export type FilledBody = { readonly body: unknown } | { readonly problem: BodyProblem };

export interface BodyProblem extends Partial<Pick<TemplateProblem, 'line' | 'column'>> {
  readonly message: string;
}

/**
 * Fills the body of a request as DTX does [dtx-providers/request-transformer]: reads it as JSON first, then fills each
 * text for itself. A text that is JSON once it is filled becomes that value, and so does the prompt before it is put in.
 * @param body of `raw_request`, with placeholders inside its texts
 * @param variables `prompt`, `system_prompt` and those of the scope
 * @param random as `renderTemplate` takes it
 */
export function fillBody(
  body: string,
  variables: Readonly<Record<string, unknown>>,
  random?: Random,
): FilledBody {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    return {
      problem: {
        message: `The body is not JSON before it is filled (${(error as Error).message}): DTX ends with InvalidJsonBodyError. Put each placeholder in quotes`,
        ...placeOf(error, body),
      },
    };
  }
  const names = { ...variables };
  if (typeof names.prompt === 'string') names.prompt = jsonOrText(names.prompt);
  try {
    return { body: fillTexts(parsed, (text) => fillText(text, names, random)) };
  } catch (error) {
    if (error instanceof Unfilled) return { problem: error.problem };
    throw error;
  }
}

class Unfilled extends Error {
  readonly problem: BodyProblem;
  constructor(problem: BodyProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The same value with each of its texts filled; keys, numbers and the like stay. */
export function fillTexts(value: unknown, fill: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, fill));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillTexts(each, fill)]));
  return typeof value === 'string' ? fill(value) : value;
}

/** @throws {Unfilled} */
function fillText(
  template: string,
  names: Readonly<Record<string, unknown>>,
  random: Random | undefined,
): unknown {
  // DTX leaves nothing of a text of blanks.
  if (template.trim() === '') return '';
  const rendered = renderTemplate(template, names, { random });
  if ('problem' in rendered)
    throw new Unfilled({
      message: `${JSON.stringify(template)} cannot be filled: ${rendered.problem.message}`,
    });
  return jsonOrText(rendered.output);
}

/** The value of a text that is JSON; any other text as it is. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Line and column of a mistake in JSON, of which engines tell the line, the offset or neither. */
export function placeOf(error: unknown, text: string): { line?: number; column?: number } {
  const message = (error as Error).message;
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line) return { line: Number(line), column: Number(column) };
  const [, offset] = /position (\d+)/.exec(message) ?? [];
  if (offset === undefined) return {};
  const before = text.slice(0, Number(offset));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
