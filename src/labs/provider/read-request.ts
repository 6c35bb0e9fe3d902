import { curlIn } from './curl-words.ts';
import { type Pasted, type PastedRequest, withoutFence } from './http-message.ts';
import { otherForm } from './other-forms.ts';
import { readCurl } from './read-curl.ts';
import { readRawRequest } from './read-raw-request.ts';

/** Characters of a request that are read; real ones are far shorter. */
const longest = 300_000;

/** Reads what a reader pasted as a request: a call of curl, or the request itself. */
export function readRequest(pasted: string): Pasted<PastedRequest> {
  if (pasted.length > longest)
    return problem('The request is longer than 300,000 characters. Shorten its texts.');
  if (pasted.trim() === '')
    return problem('Paste a call of curl, or a request that begins with "POST /chat HTTP/1.1".');
  const text = withoutFence(pasted);
  const call = curlIn(text);
  if (call !== undefined) return readCurl(call);
  const request = withoutComments(text);
  const other = otherForm(request);
  return other === undefined ? readRawRequest(request) : problem(other);
}

/** Editors that send requests have comments before them; other lines keep their numbers. */
function withoutComments(text: string): string {
  const [before = ''] = /^(?:[ \t]*(?:#|\/\/)[^\n]*\n|\s*\n)*/.exec(text) ?? [];
  return '\n'.repeat(before.split('\n').length - 1) + text.slice(before.length);
}

function problem(message: string): { problem: { line: number; message: string } } {
  return { problem: { line: 1, message } };
}
