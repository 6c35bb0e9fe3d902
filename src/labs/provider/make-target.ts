import { type JsonRequest, textTransform } from './fill-request.ts';
import { type Header, headerOf, type PastedRequest, replaceVariables } from './http-message.ts';
import { isSamePath, type JsonNode, type JsonPath, mapTexts, textNode } from './json-tree.ts';
import { type PromptPlace, queryOf } from './prompt-places.ts';
import { note, type Remark } from './remark.ts';
import { hideSecrets, type TargetVariable } from './secrets.ts';
import { constantTemplate, promptTemplate } from './template-text.ts';

/** The two ways to write a request in a scope. */
export type TargetForm = 'http-parsed' | 'http-raw';

/** A request as a scope holds it. */
export interface Target {
  readonly form: TargetForm;
  /** With placeholders; what DTX makes of raw_request before it fills it, where that is the form. */
  readonly request: JsonRequest;
  readonly variables: readonly TargetVariable[];
  readonly transformRequest: string | undefined;
  readonly remarks: readonly Remark[];
}

/** Where the prompt is: a text of the request, or a part of it. */
export interface ChosenPlace extends PromptPlace {
  readonly start: number;
  readonly end: number;
}

export interface TargetOptions {
  readonly form: TargetForm;
  /** Whether each prompt is sent as a text, also one that is JSON. */
  readonly isExact: boolean;
}

/** Headers that the HTTP library writes itself, or that make no sense when a request is sent again. */
const own =
  /^(?:host|content-length|connection|keep-alive|proxy-connection|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|if-none-match|if-modified-since)$/i;

/**
 * Makes a request with placeholders that DTX fills to what was pasted, with a prompt in the chosen place.
 * @param body of the request, where it is JSON
 */
export function makeTarget(
  request: PastedRequest,
  body: JsonNode | undefined,
  place: ChosenPlace | undefined,
  { form: wanted, isExact }: TargetOptions,
): Target {
  const remarks: Remark[] = [];
  const { url, headers, body: opened, variables } = hideSecrets(request, body);
  const names = new Map(variables.map(({ name, renamed }) => [renamed?.from ?? name, name]));
  const named = (text: string) =>
    replaceVariables(text, new Set(names.keys()), (name) => `{{${names.get(name)}}}`);
  const constant = (text: string) => named(constantTemplate(text));
  const kept = keptHeaders(request, headers, remarks);
  const type = headerOf(kept, 'content-type');
  const isRawPossible = body === undefined || type === undefined || /application\/json/i.test(type);
  if (wanted === 'http-raw' && !isRawPossible)
    remarks.push(
      note(
        `In raw_request, DTX reads a body as JSON only where Content-Type is application/json, and here it is ${type}. So the request is written as fields.`,
      ),
    );
  const form = isRawPossible ? wanted : 'http-parsed';
  const templated = (before: string, after: string, where: 'json' | 'header') =>
    named(promptTemplate({ before, after, place: where, isExact, isTight: false }));
  const around = (text: string): [string, string] => [text.slice(0, place?.start), text.slice(place?.end)];
  const text = (value: string, path?: JsonPath) =>
    isAt(place, path) ? templated(...around(value), 'json') : constant(value);
  const isHeader = (name: string) => place?.at.kind === 'header' && place.at.name === name;
  return {
    form,
    request: {
      url: urlTemplate(url, place, form, isExact, named),
      method: request.method,
      headers: headersFor(form, url, kept, body !== undefined).map(([name, value]) => [
        name,
        isHeader(name) ? templated(...around(value), 'header') : constant(value),
      ]),
      body: opened
        ? mapTexts(opened, (value, path) => textNode(text(value, path)))
        : request.body === undefined
          ? undefined
          : textNode(text(request.body)),
    },
    variables,
    transformRequest: isExact ? textTransform : undefined,
    remarks,
  };
}

function isAt(place: ChosenPlace | undefined, path: JsonPath | undefined): boolean {
  if (place?.at.kind === 'text') return path === undefined;
  return place?.at.kind === 'body' && path !== undefined && isSamePath(place.at.path, path);
}

/** Without headers that would do harm; the last of several with one name counts, as for DTX. */
function keptHeaders({ url }: PastedRequest, headers: readonly Header[], remarks: Remark[]): Header[] {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase();
  const dropped = new Set<string>();
  const kept = new Map<string, Header>();
  for (const [name, value] of headers) {
    const isOther = /^host$/i.test(name) && value.toLowerCase() !== host;
    if (own.test(name) && !isOther) {
      if (!/^host$/i.test(name)) dropped.add(name);
    } else {
      if (kept.has(name)) remarks.push(note(`The header ${name} comes twice. DTX keeps the last one.`));
      kept.set(name, [name, value]);
    }
  }
  if (dropped.size > 0)
    remarks.push(
      note(
        `Left out: ${[...dropped].join(', ')}. The HTTP library of DTX sets what is needed of these itself.`,
      ),
    );
  return [...kept.values()];
}

/** With `Host` first and a type for JSON, which raw_request needs. */
function headersFor(
  form: TargetForm,
  url: string,
  headers: readonly Header[],
  isJson: boolean,
): readonly Header[] {
  if (form === 'http-parsed') return headers;
  const [, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  const all: Header[] = headerOf(headers, 'host') === undefined ? [['Host', host], ...headers] : [...headers];
  if (isJson && headerOf(headers, 'content-type') === undefined)
    all.push(['Content-Type', 'application/json']);
  return all;
}

function urlTemplate(
  url: string,
  place: ChosenPlace | undefined,
  form: TargetForm,
  isExact: boolean,
  named: (text: string) => string,
): string {
  const [address = ''] = url.split('#', 1);
  const constant = (text: string) =>
    text
      .replaceAll('{', '%7B')
      .replaceAll('}', '%7D')
      .replace(/\s/g, (blank) => encodeURIComponent(blank));
  const at = place?.at.kind === 'query' ? queryOf(address)[place.at.index] : undefined;
  if (!place || !at) return named(constant(address));
  const inner = (text: string) => encodeURIComponent(text.toWellFormed());
  const before = constant(address.slice(0, at.start)) + inner(place.value.slice(0, place.start));
  const after = inner(place.value.slice(place.end)) + constant(address.slice(at.end));
  return named(promptTemplate({ before, after, place: 'url', isExact, isTight: form === 'http-raw' }));
}
