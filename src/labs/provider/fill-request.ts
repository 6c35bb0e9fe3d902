import { type JsonNode, mapTexts, readJson, textNode } from './json-tree.ts';
import { printed } from './python-json.ts';

/** A request: with placeholders in its texts, or as DTX fills it. */
export interface JsonRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Sent as JSON; undefined when nothing is sent. */
  readonly body: JsonNode | undefined;
}

/** What the names of a template hold. */
export type Names = Readonly<Record<string, JsonNode>>;

/** What a template gives, or why it gives nothing. */
export type Rendered = { readonly output: string } | { readonly problem: { readonly message: string } };

/** Fills one template. */
export type Render = (template: string, names: Names) => Rendered;

export interface FillOptions {
  readonly prompt: string;
  /** Those of `environments[].vars`, with their values. */
  readonly variables: Readonly<Record<string, string>>;
  /** The field of the provider, which changes the prompt before it is put in. */
  readonly transformRequest: string | undefined;
  /** All of Jinja, or as much as the templates need. */
  readonly render: Render;
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
    const names = { ...textNodes({ system_prompt: '', ...options.variables }), prompt: promptValue(options) };
    const fill = (text: string) => fillText(text, names, options.render);
    return {
      url: printed(fill(url)),
      method,
      headers: headers.map(([name, value]) => [name, printed(fill(value))]),
      body: body && filledBody(body, fill),
    };
  } catch (error) {
    if (error instanceof Unfilled) return { failed: error.message };
    throw error;
  }
}

/** A body with each of its texts filled: those of an object, or the only one; none of a list [dtx-providers/http-client]. */
export function filledBody(body: JsonNode, fill: (text: string) => JsonNode): JsonNode {
  return body.kind === 'array' ? body : mapTexts(body, fill);
}

/** Why a text cannot be filled in. */
export class Unfilled extends Error {}

/** What `{{prompt}}` is. */
function promptValue({ prompt, transformRequest }: FillOptions): JsonNode {
  if (transformRequest === textTransform)
    return { kind: 'object', entries: [['text', textNode(prompt)]], start: 0, end: 0 };
  if (transformRequest !== undefined)
    throw new Unfilled(`transform_request is not run here: ${transformRequest}`);
  return readPrompt(prompt);
}

/**
 * A prompt as templates get it. It is read as JSON twice: a text in quotes within quotes loses both.
 * @throws {Unfilled}
 */
export function readPrompt(prompt: string): JsonNode {
  const once = jsonOrText(prompt);
  return once.kind === 'string' ? jsonOrText(once.value) : once;
}

/** Texts as what names hold. */
export function textNodes(texts: Readonly<Record<string, string>>): Names {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textNode(text)]));
}

/**
 * Fills one text, whose names the scope must have.
 * @throws {Unfilled}
 */
export function fillText(template: string, names: Names, render: Render): JsonNode {
  for (const [, name = ''] of template.matchAll(/\{\{\s*([A-Za-z_]\w*)/g))
    if (!always.includes(name) && !Object.hasOwn(names, name))
      throw new Unfilled(`no variable of the scope is called ${name}`);
  return filledText(template, (text) => render(text, names));
}

/**
 * Fills one text, in which a name that is not known prints nothing.
 * @throws {Unfilled}
 */
export function filledText(template: string, render: (template: string) => Rendered): JsonNode {
  // DTX leaves nothing of a text of blanks.
  if (template.trim() === '') return textNode('');
  // Most texts of a request have no placeholder.
  if (!/\{[{%#]|\n$|\r/.test(template)) return jsonOrText(template);
  const result = render(template);
  if ('problem' in result)
    throw new Unfilled(`${JSON.stringify(template)} cannot be filled: ${result.problem.message}`);
  return jsonOrText(result.output);
}

/** The value of a text that is JSON; any other text as it is. */
export function jsonOrText(text: string): JsonNode {
  const read = readJson(text);
  if ('node' in read) return read.node;
  if (read.problem.isTooDeep)
    throw new Unfilled(`a text is JSON that cannot be read: ${read.problem.message}`);
  return textNode(text);
}
