import { renderTemplate } from '../../src/labs/jinja/render.ts';
import { fillTexts, jsonOrText } from '../../src/labs/template/fill-body.ts';
import type { ScopeTarget } from './scope-target.ts';

/** A request as DTX fills it in. */
export interface TargetRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; the parameters of a Gradio function by name. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Names that every request knows besides the variables of its scope. */
const always = ['prompt', 'system_prompt', 'range'];

/**
 * Fills a prompt into the request of a scope, as DTX does: each text for itself, and one that is JSON by itself
 * becomes that value.
 * @param environment what `{{env.NAME}}` stands for
 * @param draw number from 0 up to 1 that the filter `random` draws by: what is drawn must not differ between builds
 * @returns the request, or why it cannot be filled in, in one line
 */
export function targetRequest(
  { config, variables }: ScopeTarget,
  prompt: string,
  environment: (name: string) => string = (name) => `value-of-${name}`,
  draw = 0,
): TargetRequest | { readonly failed: string } {
  const names: Record<string, unknown> = { prompt, system_prompt: '' };
  for (const [name, value] of Object.entries(variables))
    names[name] = String(value).replace(/\{\{env\.(\w+)\}\}/g, (_, variable: string) =>
      environment(variable),
    );
  const fill = (value: unknown) => fillTexts(value, (text) => fillText(text, names, draw));
  try {
    if (config.type === 'gradio') {
      const { path, params } = config.apis[0];
      const body = Object.fromEntries(params.map(({ name, value }) => [name, fill(value)]));
      return { url: config.url + path, method: 'POST', headers: {}, body };
    }
    const { method, headers, body } = config;
    const texts = Object.entries(headers).map(([name, value]) => [name, String(fill(value))]);
    return {
      url: String(fill(config.url)),
      method,
      headers: Object.fromEntries(texts) as Record<string, string>,
      body: fill(body) as Record<string, unknown>,
    };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

function fillText(template: string, names: Readonly<Record<string, unknown>>, draw: number): unknown {
  for (const [, name = ''] of template.matchAll(/\{\{\s*(\w+)/g)) {
    if (!always.includes(name) && !Object.hasOwn(names, name))
      throw new Error(`no variable of the scope is called ${name}`);
  }
  const result = renderTemplate(template, names, { random: () => draw });
  if ('problem' in result) throw new Error(`${template} cannot be rendered (${result.problem.message})`);
  return jsonOrText(result.output);
}
