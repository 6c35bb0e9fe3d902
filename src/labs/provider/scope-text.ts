import type { JsonNode } from './json-tree.ts';
import { textNode } from './json-tree.ts';
import type { Target } from './make-target.ts';
import { numberText } from './python-json.ts';
import { type YamlNode, yamlText } from './yaml-text.ts';

/** What a scope says of a reply. */
export interface ReplyFields {
  readonly validate: string;
  /** Undefined where the whole JSON is the answer. */
  readonly transform: string | undefined;
}

/** A scope that can be planned and run as it is: the target, its variables, two risks and a judge. */
export function scopeText(target: Target, reply: ReplyFields): string {
  const { url } = target.request;
  const host = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url;
  const vars = target.variables.map(({ name }) => [name, textNode(`{{env.${name}}}`)] as const);
  return yamlText(
    map({
      agent: map({ description: textNode(`Application at ${host}`) }),
      providers: list([map({ provider: textNode('http'), config: configOf(target, reply) })]),
      ...(vars.length > 0 && { environments: list([map({ vars: { kind: 'map', entries: vars } })]) }),
      redteam: map({
        plugins: map({
          plugins: list([
            textNode('toxicity:hate_speech:harassment'),
            textNode('toxicity:severe_toxicity:insults'),
          ]),
        }),
        global_evaluator: map({
          evaluation_method: map({
            eval_model_type: textNode('TOXICITY'),
            eval_model_name: textNode('IBM_GRANITE_TOXICITY_HAP_38M'),
          }),
        }),
      }),
    }),
  );
}

function configOf({ form, request, transformRequest }: Target, reply: ReplyFields): YamlNode {
  const common = {
    ...(transformRequest && { transform_request: textNode(transformRequest) }),
    validate_response: textNode(reply.validate),
    ...(reply.transform && { transform_response: textNode(reply.transform) }),
  };
  if (form === 'http-raw')
    return map({
      type: textNode(form),
      use_https: { kind: 'constant', value: /^https/i.test(request.url), start: 0, end: 0 },
      ...common,
      raw_request: { kind: 'block', text: rawRequest(request) },
    });
  const headers = request.headers.map(([name, value]) => [name, textNode(value)] as const);
  return map({
    type: textNode(form),
    url: textNode(request.url),
    method: textNode(request.method),
    ...(headers.length > 0 && { headers: { kind: 'map' as const, entries: headers } }),
    ...(request.body && { body: request.body }),
    ...common,
  });
}

/** A request as text, which DTX reads again. */
export function rawRequest({ url, method, headers, body }: Target['request']): string {
  const [, path = ''] = /^https?:\/\/[^/?#]+(.*)$/is.exec(url) ?? [];
  const head = [
    `${method} ${path.startsWith('/') ? path : `/${path}`} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  if (!body) return head;
  const type = headers.findLast(([name]) => /^content-type$/i.test(name))?.[1] ?? '';
  const isJson = /application\/json/i.test(type);
  return `${head}\n\n${!isJson && body.kind === 'string' ? body.value : prettyJson(body, '')}`;
}

/** JSON over lines, short lists and objects on one. */
function prettyJson(node: JsonNode, indent: string): string {
  if (node.kind === 'number') return numberText(node);
  if (node.kind === 'string') return readable(node.value);
  if (node.kind === 'constant') return String(node.value);
  const parts =
    node.kind === 'array'
      ? node.items.map((item) => prettyJson(item, `${indent}  `))
      : node.entries.map(([key, value]) => `${readable(key)}: ${prettyJson(value, `${indent}  `)}`);
  const [open, close] = node.kind === 'array' ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length < 80 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

/** A text as JSON, with escapes for what a YAML file cannot hold. */
function readable(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function map(entries: Readonly<Record<string, YamlNode>>): YamlNode {
  return { kind: 'map', entries: Object.entries(entries) };
}

function list(items: readonly YamlNode[]): YamlNode {
  return { kind: 'list', items };
}
