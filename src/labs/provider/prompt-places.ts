import { headerOf, type PastedRequest } from './http-message.ts';
import { type JsonNode, type JsonPath, textsIn } from './json-tree.ts';

/** A text of a request that can be the prompt. */
export interface PromptPlace {
  /** The same while the request has such a text, so that a choice can be kept. */
  readonly id: string;
  /** What leads there, to be read. */
  readonly label: string;
  readonly value: string;
  /** What of the value the prompt takes the place of, where that is not all of it. */
  readonly part?: { readonly start: number; readonly end: number };
  readonly at:
    | { readonly kind: 'body'; readonly path: JsonPath }
    | { readonly kind: 'text' }
    /** Which `name=value` of the query. */
    | { readonly kind: 'query'; readonly index: number }
    | { readonly kind: 'header'; readonly name: string };
}

const likely = [
  /^(?:prompt|question|user_?(?:input|prompt|message|query)|utterance)$/i,
  /^(?:message|query|input|inputs|q|ask|msg)$/i,
  /^(?:content|text|parts|search|body|data|value)$/i,
];
const unlikely =
  /(?:^|[_-])(?:id|model|role|type|lang|language|locale|version|format|mode|name|timezone|tz|date|time|created|token|key|url|encoding|operationName|engine|provider)s?$/i;

/** Texts of a request that can be the prompt, in the order in which they come. */
export function promptPlaces(request: PastedRequest, body: JsonNode | undefined): PromptPlace[] {
  const places: PromptPlace[] = [];
  for (const [index, { name, value }] of queryOf(request.url).entries())
    places.push({ id: `query ${index}`, label: `?${name}`, value, at: { kind: 'query', index } });
  if (body)
    for (const { path, node } of textsIn(body))
      places.push({
        id: `body ${JSON.stringify(path)}`,
        label: pathLabel(path),
        value: node.value,
        at: { kind: 'body', path },
      });
  else if (isForm(request))
    for (const { name, start, end } of queryOf(`?${request.body}`))
      places.push({
        id: `form ${start}`,
        label: name,
        value: request.body ?? '',
        part: { start: start - 1, end: end - 1 },
        at: { kind: 'text' },
      });
  else if (request.body !== undefined)
    places.push({ id: 'text', label: 'body', value: request.body, at: { kind: 'text' } });
  for (const name of new Set(request.headers.map(([each]) => each)))
    if (
      !/^(?:host|content-|accept|cookie|authorization|user-agent|sec-|connection|origin|referer)/i.test(name)
    )
      places.push({
        id: `header ${name}`,
        label: `${name}:`,
        value: headerOf(request.headers, name) ?? '',
        at: { kind: 'header', name },
      });
  return places;
}

function isForm({ body, headers, isMultipart }: PastedRequest): boolean {
  return (
    body !== undefined &&
    !isMultipart &&
    /^application\/x-www-form-urlencoded/i.test(headerOf(headers, 'content-type') ?? '')
  );
}

/** What a place holds now. */
export function placeText({ value, part }: PromptPlace): string {
  return part ? decoded(value.slice(part.start, part.end)) : value;
}

/** The place that most likely holds the prompt: the last one of the best kind. */
export function likelyPlace(places: readonly PromptPlace[]): PromptPlace | undefined {
  const roles = rolesIn(places);
  let best: PromptPlace | undefined;
  // Nobody asks by a header, unless it says so.
  let most = -40;
  for (const place of places) {
    const points = score(place) + roleScore(place, roles);
    if (points < most || points === -40) continue;
    best = place;
    most = points;
  }
  return best;
}

/** Who says what an object of a request holds, by the way to the object. */
function rolesIn(places: readonly PromptPlace[]): ReadonlyMap<string, 'user' | 'other'> {
  const roles = new Map<string, 'user' | 'other'>();
  for (const { at, value } of places) {
    if (at.kind !== 'body') continue;
    const name = at.path.at(-1);
    if (typeof name !== 'string' || !/^(?:role|author|sender|speaker|from|type)$/i.test(name)) continue;
    const who = /^(?:user|human|customer)$/i.test(value)
      ? 'user'
      : /^(?:system|developer|assistant|bot|ai|model|agent|tool|function)$/i.test(value)
        ? 'other'
        : undefined;
    if (!who) continue;
    // In some requests the role is within the author.
    const isInner = /^(?:author|sender)$/i.test(String(at.path.at(-2)));
    roles.set(wayTo(at.path, at.path.length - (isInner ? 2 : 1)), who);
  }
  return roles;
}

/** What a user says is the prompt, and what others say is not. */
function roleScore({ at }: PromptPlace, roles: ReadonlyMap<string, 'user' | 'other'>): number {
  if (at.kind !== 'body' || roles.size === 0) return 0;
  // The nearest object that somebody says.
  for (let length = at.path.length; length >= 0; length--) {
    const who = roles.get(wayTo(at.path, length));
    if (who) return who === 'user' ? 25 : -25;
  }
  return 0;
}

/** The first steps of a way as one text. Nothing is a list and an object at once, so that `0` and `"0"` never meet. */
function wayTo(path: JsonPath, length: number): string {
  return path.slice(0, Math.max(0, length)).join('\0');
}

function score(place: PromptPlace): number {
  const { at, label, part } = place;
  const value = placeText(place);
  const marked = /\{\{\s*prompt\s*\}\}/.test(value) ? 100 : 0;
  if (at.kind === 'header') return marked - 50;
  const names =
    at.kind === 'body' ? at.path.filter((step) => typeof step === 'string') : [part ? label : label.slice(1)];
  const last = names.at(-1) ?? '';
  const rank = likely.findIndex((form) => names.some((name) => form.test(name)));
  const own = likely.findIndex((form) => form.test(last));
  let sum = marked + (own >= 0 ? 30 - own * 6 : rank >= 0 ? 8 - rank : 0);
  if (unlikely.test(last)) sum -= 25;
  // People write words; settings are single ones, ids have no blanks.
  if (/\s/.test(value.trim())) sum += 12;
  if (/^[\w-]{20,}$/.test(value) || /^https?:/.test(value)) sum -= 12;
  if (at.kind === 'body' && at.path.includes('system')) sum -= 20;
  if (/^\s*(?:you are|system:)/i.test(value)) sum -= 15;
  // A query of GraphQL is code.
  if (/^\s*(?:query|mutation|subscription)?\s*\w*\s*(?:\([^)]*\))?\s*\{[\s\S]*\}\s*$/.test(value)) sum -= 30;
  return sum;
}

/** `messages[0].content` */
export function pathLabel(path: JsonPath): string {
  if (path.length === 0) return 'body';
  return path
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`;
      if (/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return i === 0 ? step : `.${step}`;
      return `[${JSON.stringify(step)}]`;
    })
    .join('');
}

/** Parameters of an address, with their places in it. */
export function queryOf(
  url: string,
): { readonly name: string; readonly value: string; readonly start: number; readonly end: number }[] {
  return [...url.matchAll(/[?&]([^=&#]+)=([^&#]*)/g)].map((found) => {
    const [all, name = '', value = ''] = found;
    const end = found.index + all.length;
    return { name: decoded(name), value: decoded(value), start: end - value.length, end };
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
