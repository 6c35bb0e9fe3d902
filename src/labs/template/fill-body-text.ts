import type { Random } from '../jinja/render.ts';
import { indented } from '../provider/python-json.ts';
import type { PythonJson } from '../python/read-json.ts';
import { type BodyProblem, fillBody } from './fill-body.ts';

/** Fills the body of a request, as a text in lines. */
export function fillBodyText(
  body: string,
  variables: Readonly<Record<string, PythonJson>>,
  random?: Random,
): { readonly text: string; readonly caution: BodyProblem | undefined } | { readonly problem: BodyProblem } {
  const filled = fillBody(body, variables, variables.prompt?.text(), random);
  return 'problem' in filled ? filled : { text: indented(filled.body), caution: filled.caution };
}
