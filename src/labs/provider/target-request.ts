import { fillRequest, fillText, type Names, type Render, textNodes, Unfilled } from './fill-request.ts';
import { jinjaRender } from './jinja-render.ts';
import { type JsonNode, mapTexts, plainValue, readJson } from './json-tree.ts';

/** A request as DTX fills it in. */
export interface TargetRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; the parameters of a Gradio function by name. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** As much of a scope as a request is made of. */
export interface RequestScope {
  readonly config: HttpParts | GradioParts;
  /** Those of `environments[].vars`, as they are written. */
  readonly variables: Readonly<Record<string, unknown>>;
}

interface HttpParts {
  readonly type: 'http-parsed';
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly transform_request?: unknown;
}

interface GradioParts {
  readonly type: 'gradio';
  readonly url: string;
  readonly apis: readonly [
    {
      readonly path: string;
      readonly params: readonly { readonly name: string; readonly value?: unknown }[];
    },
    ...unknown[],
  ];
}

/**
 * Fills a prompt into the request of a scope, as DTX does: each text for itself, and one that is JSON by itself
 * becomes that value.
 * @param environment what `{{env.NAME}}` stands for
 * @param draw number from 0 up to 1 that the filter `random` draws by: what is drawn must not differ between builds
 * @returns the request, or why it cannot be filled in, in one line
 */
export function targetRequest(
  { config, variables }: RequestScope,
  prompt: string,
  environment: (name: string) => string = (name) => `value-of-${name}`,
  draw = 0,
): TargetRequest | { readonly failed: string } {
  const values = resolved(variables, environment);
  const render = jinjaRender(() => draw);
  if (config.type === 'gradio')
    return gradioRequest(config, textNodes({ ...values, system_prompt: '', prompt }), render);
  const transform = config.transform_request;
  const filled = fillRequest(
    {
      url: config.url,
      method: config.method,
      headers: Object.entries(config.headers),
      body: treeOf(config.body),
    },
    {
      prompt,
      variables: values,
      transformRequest: typeof transform === 'string' ? transform : undefined,
      render,
    },
  );
  if ('failed' in filled) return filled;
  const { url, method, headers, body } = filled;
  return {
    url,
    method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: (body ? plainValue(body) : {}) as Record<string, unknown>,
  };
}

/** Variables with what `{{env.NAME}}` stands for; DTX replaces exactly this text. */
export function resolved(
  variables: Readonly<Record<string, unknown>>,
  environment: (name: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      String(value).replace(/\{\{env\.(\w+)\}\}/g, (_, variable: string) => environment(variable)),
    ]),
  );
}

function gradioRequest(
  { url, apis }: GradioParts,
  names: Names,
  render: Render,
): TargetRequest | { readonly failed: string } {
  const { path, params } = apis[0];
  try {
    const body = Object.fromEntries(
      params.map(({ name, value = null }) => [
        name,
        plainValue(mapTexts(treeOf(value), (text) => fillText(text, names, render))),
      ]),
    );
    return { url: url + path, method: 'POST', headers: {}, body };
  } catch (error) {
    if (error instanceof Unfilled) return { failed: error.message };
    throw error;
  }
}

/** What YAML holds, as JSON. */
function treeOf(value: unknown): JsonNode {
  const read = readJson(JSON.stringify(value));
  if ('problem' in read) throw new Unfilled(`the body cannot be read: ${read.problem.message}`);
  return read.node;
}
