import { type Random, renderTemplate } from '../jinja/render.ts';
import { type JsonNode, mapTexts, readJson, textNode } from './json-tree.ts';
import { pythonValue } from './python-json.ts';

/** A request: with placeholders in its texts, or as DTX fills it. */
export interface JsonRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Sent as JSON; undefined when nothing is sent. */
  readonly body: JsonNode | undefined;
}

export interface FillOptions {
  readonly prompt: string;
  /** Those of `environments[].vars`, with their values. */
  readonly variables: Readonly<Record<string, string>>;
  /** The field of the provider, which changes the prompt before it is put in. */
  readonly transformRequest: string | undefined;
  /** Number from 0 up to 1 that the filter `random` draws by: what is drawn must not differ between builds. */
  readonly draw: number;
}

/**
 * The transform that keeps each prompt a text: DTX reads a prompt that is a text as JSON, but leaves an object alone.
 * `{{ prompt.text | tojson }}` is then the prompt.
 */
export const textTransform = 'lambda prompt: {"text": prompt}';

/** Names that every request knows besides the variables of its scope. */
const always = ['prompt', 'system_prompt', 'range'];

/**
 * Fills a prompt into a request, as DTX does [dtx-providers/request-transformer]: each text for itself, and one that is
 * JSON once it is filled becomes that value. Keys stay as they are, and so does a body that is a list
 * [dtx-providers/http-client].
 * @returns the request, or why it cannot be filled in, in one line
 */
export function fillRequest(
  { url, method, headers, body }: JsonRequest,
  options: FillOptions,
): JsonRequest | { readonly failed: string } {
  try {
    const names = { system_prompt: '', ...options.variables, prompt: promptValue(options) };
    const fill = (text: string) => fillText(text, names, options.draw);
    return {
      url: printed(fill(url)),
      method,
      headers: headers.map(([name, value]) => [name, printed(fill(value))]),
      body: body?.kind === 'array' ? body : body && mapTexts(body, fill),
    };
  } catch (error) {
    if (error instanceof Unfilled) return { failed: error.message };
    throw error;
  }
}

/** Why a text cannot be filled in. */
export class Unfilled extends Error {}

/** What `{{prompt}}` is. */
function promptValue({ prompt, transformRequest }: FillOptions): unknown {
  if (transformRequest === textTransform) return { text: prompt };
  if (transformRequest !== undefined)
    throw new Unfilled(`transform_request is not run here: ${transformRequest}`);
  return readPrompt(prompt);
}

/**
 * A prompt as templates get it. It is read as JSON twice: a text in quotes within quotes loses both.
 * @throws {Unfilled}
 */
export function readPrompt(prompt: string): unknown {
  const once = jsonOrText(prompt);
  return pythonValue(once.kind === 'string' ? jsonOrText(once.value) : once);
}

/**
 * Fills one text, whose names the scope must have.
 * @throws {Unfilled}
 */
export function fillText(template: string, names: Readonly<Record<string, unknown>>, draw: number): JsonNode {
  for (const [, name = ''] of template.matchAll(/\{\{\s*([A-Za-z_]\w*)/g))
    if (!always.includes(name) && !Object.hasOwn(names, name))
      throw new Unfilled(`no variable of the scope is called ${name}`);
  return filledText(template, names, () => draw);
}

/**
 * Fills one text, in which a name that is not known prints nothing.
 * @throws {Unfilled}
 */
export function filledText(
  template: string,
  names: Readonly<Record<string, unknown>>,
  random?: Random,
): JsonNode {
  // DTX leaves nothing of a text of blanks.
  if (template.trim() === '') return textNode('');
  return jsonOrText(rendered(template, names, random));
}

function rendered(template: string, names: Readonly<Record<string, unknown>>, random?: Random): string {
  // Most texts of a request have no placeholder.
  if (!/\{[{%#]|\n$|\r/.test(template)) return template;
  const result = renderTemplate(template, names, { random });
  if ('problem' in result)
    throw new Unfilled(`${JSON.stringify(template)} cannot be filled: ${result.problem.message}`);
  return result.output;
}

/** The value of a text that is JSON; any other text as it is. */
export function jsonOrText(text: string): JsonNode {
  const read = readJson(text);
  if ('node' in read) return read.node;
  if (read.problem.isTooDeep)
    throw new Unfilled(`a text is JSON that cannot be read: ${read.problem.message}`);
  return textNode(text);
}

/** A value as `str` of Python writes it, which is how it gets into an address or a header. */
function printed(node: JsonNode): string {
  return node.kind === 'string' ? node.value : rendered('{{ value }}', { value: pythonValue(node) });
}
