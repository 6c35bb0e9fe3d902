import type { PastedRequest } from './http-message.ts';
import { isSamePath, type JsonNode, type JsonPath } from './json-tree.ts';
import type { ChosenPlace } from './make-target.ts';
import { pathLabel, queryOf } from './prompt-places.ts';
import { care, type Remark } from './remark.ts';

/** What ties the prompts of a run together where its id stays the same. */
const session =
  'session|conversation|conv|convo|chat|thread|dialog(?:ue)?|room|channel|run|context|parent[-_]?message|message|msg|request|correlation|trace|interaction|transaction|idempotency';
const person = 'user|visitor|customer|client|member|account|device|guest|player|subscriber';
const id = 'ids?|key|uuid|guid|identifier';

const sessionId = new RegExp(`^(?:[a-z]+[-_])*?(?:${session})[-_]?(?:${id}|token)$`, 'i');
const sessionAlone =
  /^(?:session|conversation|thread|dialog(?:ue)?|chat|uuid|guid|sid|cid|nonce|timestamp)$/i;
const personId = new RegExp(`^(?:[a-z]+[-_])*?(?:${person})[-_]?(?:${id})$|^uid$`, 'i');
/** Within an object such as `"session": {"id": "a1"}`. */
const idAlone = new RegExp(`^(?:${id})$`, 'i');
const sessionGroup = new RegExp(`^(?:${session})$`, 'i');
const personGroup = new RegExp(`^(?:${person})$`, 'i');
/** In a header they are for logs and for programs that call. */
const openHeader = /request|correlation|trace|transaction|client|account/i;

interface Fixed {
  readonly label: string;
  readonly who: 'session' | 'person';
}

/** Ids that stay the same for all prompts, at most three: in the body, in the address and in the headers. */
export function sessionRemarks(
  request: PastedRequest,
  body: JsonNode | undefined,
  place: ChosenPlace | undefined,
): Remark[] {
  const found: Fixed[] = [];
  const add = (label: string, name: string, value: string, parent = '') => {
    const who = isFixed(value) ? kindOf(name, value, parent) : undefined;
    if (who) found.push({ label, who });
  };
  for (const { path, value } of body ? idsIn(body) : []) {
    if (place?.at.kind === 'body' && isSamePath(place.at.path, path)) continue;
    const names = path.filter((step) => typeof step === 'string');
    add(pathLabel(path), names.at(-1) ?? '', value, names.at(-2));
  }
  for (const [index, { name, value }] of queryOf(request.url).entries())
    if (!(place?.at.kind === 'query' && place.at.index === index)) add(`?${name}`, name, value);
  for (const [name, value] of request.headers)
    if (!openHeader.test(name) && !(place?.at.kind === 'header' && place.at.name === name))
      add(`The header ${name}`, name.replace(/^x-/i, ''), value);
  return found
    .slice(0, 3)
    .map(({ label, who }) => care(who === 'session' ? ofSession(label) : ofPerson(label), 'session'));
}

const other =
  'If the server takes any id, write "dtx-{{ range(9999) | random }}-{{ range(9999) | random }}" there.';
const ofSession = (label: string) =>
  `${label} stays the same for all prompts, so that an earlier prompt can change a later answer. ${other}`;
const ofPerson = (label: string) =>
  `${label} is one user for all prompts: if the server remembers what a user said, an earlier prompt can change a later answer. ${other}`;

/** A text that a template fills is another one for each prompt, or a variable that the reader knows of. */
function isFixed(value: string): boolean {
  return value.trim() !== '' && !value.includes('{{');
}

function kindOf(name: string, value: string, parent: string): Fixed['who'] | undefined {
  const words = snake(name);
  if (sessionId.test(words)) return 'session';
  // A field that is called `chat` or `user` holds a message or a name as often as an id.
  if (!/^[\w.:@=+/-]{1,200}$/.test(value)) return undefined;
  if (sessionAlone.test(words)) return 'session';
  if (personId.test(words) || (/^user$/i.test(words) && /[\d@]/.test(value))) return 'person';
  if (!idAlone.test(words)) return undefined;
  if (sessionGroup.test(snake(parent))) return 'session';
  return personGroup.test(snake(parent)) ? 'person' : undefined;
}

const snake = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2');

/** Texts and numbers, which ids are as well, with their ways. */
function idsIn(node: JsonNode, path: JsonPath = []): { readonly path: JsonPath; readonly value: string }[] {
  if (node.kind === 'string') return [{ path, value: node.value }];
  if (node.kind === 'number') return [{ path, value: node.source }];
  if (node.kind === 'array') return node.items.flatMap((item, i) => idsIn(item, [...path, i]));
  if (node.kind === 'object') return node.entries.flatMap(([key, each]) => idsIn(each, [...path, key]));
  return [];
}
