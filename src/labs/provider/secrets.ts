import { type Header, type PastedRequest, variableMark } from './http-message.ts';
import { type JsonNode, mapTexts, textNode } from './json-tree.ts';

/** A variable that takes the place of a text of the request. */
export interface TargetVariable {
  readonly name: string;
  /** What was found there, in words; undefined for a variable that the reader's command has. */
  readonly found: string | undefined;
  /** Its name in the reader's command, where it must have another one, and the host that DTX sends that name to. */
  readonly renamed?: { readonly from: string; readonly sentTo: string };
  /** Names of the cookies in a header. */
  readonly cookies?: readonly string[];
}

/** A request without its secrets. */
export interface OpenRequest {
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: JsonNode | undefined;
  readonly variables: readonly TargetVariable[];
}

const secretName =
  /(?:^|[-_.])(?:x?api[-_]?key|key|token|secret|auth|password|passwd|jwt|csrf|xsrf|credentials?|sig|signature)$/i;
const secretField =
  /^(?:api[-_]?key|(?:access|auth|id|refresh|csrf|xsrf)?[-_]?token|password|passwd|(?:client)?[-_]?secret|authorization)$/i;
/** Ends like a name of a secret, but is none. */
const openNames = /^(?:idempotency-key|sec-websocket-key|x-idempotency-key)$/i;

/** What every run sends by itself, with `http` too: the key of another server must not have such a name [runs/runs-3.1]. */
const sentByDtx: Readonly<Record<string, string>> = {
  OPENAI_API_KEY: 'api.openai.com',
  HF_TOKEN: 'huggingface.co',
  HUGGING_FACE_HUB_TOKEN: 'huggingface.co',
};

/**
 * Puts variables in the place of keys, cookies and passwords.
 * @param body JSON of the request, where it has such
 */
export function hideSecrets(request: PastedRequest, body: JsonNode | undefined): OpenRequest {
  const variables: TargetVariable[] = [];
  const free = (wanted: string): string => {
    const isTaken = (name: string) =>
      request.variables.includes(name) || variables.some((each) => each.name === name);
    let name = wanted;
    for (let i = 2; isTaken(name); i++) name = `${wanted}_${i}`;
    return name;
  };
  for (const name of request.variables) {
    const sentTo = Object.hasOwn(sentByDtx, name) ? sentByDtx[name] : undefined;
    variables.push(
      sentTo === undefined || isHost(request.url, sentTo)
        ? { name, found: undefined }
        : { name: free('TARGET_API_KEY'), found: undefined, renamed: { from: name, sentTo } },
    );
  }
  const known = new Map<string, string>();
  const hide: Hide = (secret, wanted, found, cookies) => {
    if (secret === '' || request.variables.some((name) => secret.includes(variableMark(name)))) return secret;
    const before = known.get(secret);
    if (before !== undefined) return variableMark(before);
    const name = free(wanted);
    known.set(secret, name);
    variables.push({ name, found, ...(cookies && { cookies }) });
    return variableMark(name);
  };
  const login = /^(https?:\/\/)([^/?#@]+)@/i.exec(request.url);
  const plainUrl = login ? request.url.replace(login[0], login[1] ?? '') : request.url;
  const headers = request.headers.map(([name, value]): Header => [name, hideInHeader(name, value, hide)]);
  if (login && !headers.some(([name]) => /^authorization$/i.test(name)))
    headers.push([
      'Authorization',
      `Basic ${hide(login[2] ?? '', 'TARGET_BASIC_AUTH', 'the login in the address')}`,
    ]);
  return {
    url: hideInQuery(plainUrl, hide),
    headers,
    body: body && hideInBody(body, hide),
    variables,
  };
}

type Hide = (secret: string, wanted: string, found: string, cookies?: readonly string[]) => string;

function isHost(url: string, host: string): boolean {
  const [, asked = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url) ?? [];
  return asked.toLowerCase() === host || asked.toLowerCase().endsWith(`.${host}`);
}

/** Names that need no care in a shell. */
function cookieNames(header: string): string[] {
  return header.split(';').flatMap((pair) => /^\s*([\w.-]+)=/.exec(pair)?.[1] ?? []);
}

function hideInHeader(name: string, value: string, hide: Hide): string {
  if (/^(?:proxy-)?authorization$/i.test(name)) {
    const [, scheme = '', secret = ''] = /^(\S+\s+)(\S.*)$/.exec(value) ?? [];
    if (scheme === '') return hide(value, 'TARGET_AUTHORIZATION', `the header ${name}`);
    const wanted = /^basic/i.test(scheme) ? 'TARGET_BASIC_AUTH' : 'TARGET_API_KEY';
    return scheme + hide(secret, wanted, `the header ${name}`);
  }
  if (/^cookie$/i.test(name)) return hide(value, 'SESSION_COOKIE', 'the header Cookie', cookieNames(value));
  if (!secretName.test(name) || openNames.test(name)) return value;
  return hide(value, variableName(name), `the header ${name}`);
}

function hideInQuery(url: string, hide: Hide): string {
  return url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (all, sign: string, name: string, value: string) =>
    secretName.test(name)
      ? `${sign}${name}=${hide(value, variableName(name), `the parameter ${name}`)}`
      : all,
  );
}

function hideInBody(body: JsonNode, hide: Hide): JsonNode {
  return mapTexts(body, (text, path) => {
    const field = path.at(-1);
    if (typeof field !== 'string' || !secretField.test(field)) return textNode(text);
    return textNode(hide(text, variableName(field), `the field ${field}`));
  });
}

function variableName(name: string): string {
  const word = name
    .replace(/^x[-_]/i, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();
  return /^(?:API_?KEY|KEY)$/.test(word) ? 'TARGET_API_KEY' : `TARGET_${word}`;
}
