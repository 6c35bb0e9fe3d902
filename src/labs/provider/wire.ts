import type { JsonRequest } from './fill-request.ts';
import type { JsonNode } from './json-tree.ts';
import { dumps, isFloat } from './python-json.ts';

/** A request as bytes, or why none is sent. */
export type Wire =
  | {
      /** Head and body, with line breaks in place of carriage return and line feed. */
      readonly text: string;
      /** Of the body. */
      readonly bytes: number;
      /** Names of headers that the library adds. */
      readonly added: readonly string[];
    }
  | { readonly failed: string };

/** What the version of the library decides is written so. */
export const libraryHeaders = [
  ['User-Agent', 'python-requests/(version)'],
  ['Accept-Encoding', 'gzip, deflate'],
  ['Accept', '*/*'],
  ['Connection', 'keep-alive'],
] as const;

/**
 * What the library `requests`, with which DTX sends [dtx-providers/http-client], writes for a filled request:
 * `session.request(method, url, json=body, headers=headers)`. Compared with the library by a test.
 */
export function wire({ url, method, headers, body }: JsonRequest): Wire {
  const address = addressOf(url);
  if (!address)
    return { failed: `"${url}" is not an address that begins with http:// or https:// and has a host` };
  if (body && hasInfinity(body))
    return {
      failed:
        'the body has a number that JSON does not have, such as Infinity; DTX tries again and ends with HttpRequestFailedError',
    };
  const all = new Map<string, [name: string, value: string]>();
  const set = (name: string, value: string) => all.set(name.toLowerCase(), [name, value]);
  for (const [name, value] of libraryHeaders) set(name, value);
  for (const [name, value] of headers) {
    // DTX drops these two before it sends.
    if (name === 'Content-Length' || name === 'content-length') continue;
    set(name, value);
  }
  for (const each of all.values()) {
    const problem = headerProblem(...each);
    if (problem) return { failed: problem };
  }
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const data = body && dumps(body);
  if (data !== undefined) {
    set('Content-Length', String(data.length));
    if (!all.has('content-type')) set('Content-Type', 'application/json');
  } else if (method !== 'GET' && !all.has('content-length')) set('Content-Length', '0');
  for (const [name, value] of all.values())
    if ([...value].some((char) => char > '\u00ff'))
      return {
        failed: `the header ${name} gets a letter that is not Latin-1, and the run ends with UnicodeEncodeError`,
      };
  const host = all.has('host') ? [] : [['Host', address.host] as const];
  const head = [...host, ...all.values()].map(([name, value]) => `${name}: ${value}\n`).join('');
  return {
    text: `${method} ${address.target} HTTP/1.1\n${head}\n${data ?? ''}`,
    // JSON of Python is ASCII.
    bytes: data?.length ?? 0,
    added: [...host, ...all.values()].map(([name]) => name).filter((name) => !given.has(name.toLowerCase())),
  };
}

function headerProblem(name: string, value: string): string | undefined {
  const tries = 'DTX tries again and ends with HttpRequestFailedError';
  if (!/^[^:\s][^:\r\n]*$/.test(name)) return `"${name}" is not a name of a header; ${tries}`;
  if (/[\r\n]/.test(value))
    return `the header ${name} gets a line break, which the HTTP library refuses; ${tries}`;
  if (/^\s/.test(value))
    return `the header ${name} begins with a blank, which the HTTP library refuses; ${tries}`;
  return undefined;
}

export function hasInfinity(node: JsonNode): boolean {
  if (node.kind === 'number') return isFloat(node) && !Number.isFinite(Number(node.source));
  if (node.kind === 'array') return node.items.some(hasInfinity);
  return node.kind === 'object' && node.entries.some(([, value]) => hasInfinity(value));
}

/** Host and target as the library writes them. */
function addressOf(url: string): { readonly host: string; readonly target: string } | undefined {
  const [, scheme, authority, path = '', query] =
    /^(https?):\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(url.trimStart()) ?? [];
  const origin = `${scheme}://${authority}`;
  if (scheme === undefined || !URL.canParse(origin)) return undefined;
  const { host } = new URL(origin);
  const plainPath = encoded(withoutDots(path), /[\w.~!$&'()*+,;=:@/-]/) || '/';
  return {
    host,
    target: query ? `${plainPath}?${encoded(query, /[\w.~!$&'()*+,;=:@/?-]/)}` : plainPath,
  };
}

/** Bytes that an address may not hold, with percent signs; those that need none, without. */
function encoded(text: string, allowed: RegExp): string {
  const percents = text.split('%').length - 1;
  const upper = text.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  const isEncoded = (text.match(/%[\da-f]{2}/gi) ?? []).length === percents;
  const bytes = new TextEncoder().encode(upper);
  const written = [...bytes]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      if ((isEncoded && char === '%') || (byte < 128 && allowed.test(char))) return char;
      return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
  return written.replace(/%([\dA-F]{2})/g, (code, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(char) ? char : code;
  });
}

/** Without `.` and `..`, which the library works out. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '.') continue;
    if (segment !== '..') kept.push(segment);
    else kept.pop();
  }
  if (path.startsWith('/') && (kept.length === 0 || kept[0])) kept.unshift('');
  if (/\/\.\.?$/.test(path)) kept.push('');
  return kept.join('/');
}
