import type { Problem } from '../frame/LabResult.tsx';
import { type Random, renderTemplate } from '../jinja/render.ts';
import { fillBody, placeOf } from './fill-body.ts';

/** What a reader enters: a template, its variables as JSON, and whether it is a text or the JSON body of a request. */
export interface TemplateInput {
  readonly template: string;
  readonly variables: string;
  readonly as: string;
}

/** A text, or what keeps it from being made. */
export interface TemplateOutcome {
  readonly output: string;
  readonly problems: readonly Problem[];
}

/**
 * Fills a template.
 * @param random what the filter `random` draws by; without it, it takes the first item
 */
export function templateTask({ template, variables, as }: TemplateInput, random?: Random): TemplateOutcome {
  const names = readVariables(variables);
  if ('problem' in names) return failed(names.problem);
  if (as === 'body') {
    const filled = fillBody(template, names.values, random);
    if ('problem' in filled)
      return failed({ field: 'template', line: filled.problem.line, message: `${filled.problem.message}.` });
    return { output: JSON.stringify(filled.body, undefined, 2), problems: [] };
  }
  const rendered = renderTemplate(template, names.values, { random });
  if ('output' in rendered) return { output: rendered.output, problems: [] };
  const { line, column, message } = rendered.problem;
  return failed({ field: 'template', line, message: `${message} (column ${column}).` });
}

function failed(problem: Problem): TemplateOutcome {
  return { output: '', problems: [problem] };
}

function readVariables(
  text: string,
): { readonly values: Readonly<Record<string, unknown>> } | { readonly problem: Problem } {
  const field = 'variables';
  if (text.trim() === '') return { values: {} };
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return { values: values as Readonly<Record<string, unknown>> };
    return {
      problem: { field, line: 1, message: 'Variables are an object: {"prompt": "Hello"}.' },
    };
  } catch (error) {
    return {
      problem: {
        field,
        line: placeOf(error, text).line,
        message: `The variables are not JSON: ${(error as Error).message}.`,
      },
    };
  }
}
