import { isCurl } from './curl-words.ts';
import type { Pasted, PastedRequest } from './http-message.ts';
import { readCurl } from './read-curl.ts';
import { readRawRequest } from './read-raw-request.ts';

/** Characters of a request that are read; real ones are far shorter. */
const longest = 300_000;

/** Reads what a reader pasted as a request: a call of curl, or the request itself. */
export function readRequest(text: string): Pasted<PastedRequest> {
  if (text.length > longest)
    return problem('The request is longer than 300,000 characters. Shorten its texts.');
  if (text.trim() === '')
    return problem('Paste a call of curl, or a request that begins with "POST /chat HTTP/1.1".');
  if (isCurl(text)) return readCurl(text);
  if (/^\s*(?:await\s+)?fetch\(/.test(text))
    return problem(
      'This is JavaScript. In the browser tools, choose "Copy as cURL" instead of "Copy as fetch".',
    );
  if (/^\s*(?:\$session\s*=|Invoke-(?:WebRequest|RestMethod))/i.test(text))
    return problem('This is PowerShell. In the browser tools, choose "Copy as cURL (bash)".');
  const other = otherTools.find(([pattern]) => pattern.test(text));
  if (other) return problem(other[1]);
  return readRawRequest(text);
}

/** What else sends requests, and how to get one of it that can be read. */
const otherTools: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*wget\s/,
    'This is a call of wget. Write it as curl: --header becomes -H, --post-data becomes --data, -O and -q go.',
  ],
  [/^\s*(?:https?|xh)\s/, 'This is a call of HTTPie. With --offline it prints the request: paste that.'],
  [
    /^\s*(?:import|from)\s+\w|\b(?:requests|httpx|session)\.(?:get|post|put|request)\(/,
    'This is Python. Paste the request itself, or write it as curl.',
  ],
];

function problem(message: string): { problem: { line: number; message: string } } {
  return { problem: { line: 1, message } };
}
