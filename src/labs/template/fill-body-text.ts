import type { RenderOptions } from '../jinja/render-core.ts';
import { readJson } from '../provider/json-tree.ts';
import { indented } from '../provider/python-json.ts';
import type { PythonJson } from '../python/read-json.ts';
import { type BodyProblem, fillBody } from './fill-body.ts';

/** The body of a request after it was filled, as a text in lines; or why DTX sends none. */
export type FilledText =
  | {
      readonly text: string;
      readonly caution: BodyProblem | undefined;
      /** Texts that were filled. */
      readonly templates: readonly string[];
    }
  | { readonly problem: BodyProblem };

/** Fills the body of a request. */
export function fillBodyText(
  body: string,
  variables: Readonly<Record<string, PythonJson>>,
  options?: RenderOptions,
): FilledText {
  const filled = fillBody(body, variables, variables.prompt?.text(), options);
  if ('problem' in filled) return filled;
  const { caution, templates } = filled;
  return { text: indented(filled.body), caution, templates };
}

/** What a text that looks like the body of a request comes to when DTX takes it for one. */
export interface BodyTools {
  readonly fillBodyText: typeof fillBodyText;
  readonly asJson: typeof asJson;
}

/** A text that is JSON, in lines; undefined for any other. */
export function asJson(text: string): string | undefined {
  const read = readJson(text);
  return 'node' in read ? indented(read.node) : undefined;
}
