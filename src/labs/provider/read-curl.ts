import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import { type Call, emptyCall, readOptions } from './curl-call.ts';
import { curlWords } from './curl-words.ts';
import { type Header, headerOf, type Pasted, type PastedRequest } from './http-message.ts';
import { note } from './remark.ts';

/** Reads a call of curl as bash or cmd hands it over: the request that curl sends. */
export function readCurl(pasted: string): Pasted<PastedRequest> {
  const curl = curlWords(pasted);
  const slip = slipIn(pasted, curl.words);
  if (slip) return failed(...slip);
  const call = emptyCall();
  // From the last to the first: taking away at the begin of a long list is slow.
  const rest = curl.words.slice(1).reverse();
  for (let word = rest.pop(); word; word = rest.pop()) {
    const value = curl.textOf(word);
    if (value === undefined)
      return failed(word, 'The shell runs a command inside this call. Paste its result in its place');
    if (!/^-./.test(value)) call.urls.push(value);
    else {
      const problem = readOptions(value, word, rest, call, curl);
      if (problem === 'next') break;
      if (problem !== undefined) return failed(word, problem);
    }
  }
  const { unclosed, variables } = curl;
  if (unclosed) return failed(unclosed.after, `A quote (${unclosed.sign}) is not closed`);
  return requestOf(call, variables);
}

/** What other shells and word processors make of a call, which reads as something else. */
function slipIn(
  text: string,
  words: readonly PlacedWord[],
): [word: Pick<PlacedWord, 'line'> | undefined, message: string] | undefined {
  const backtick = text.search(/[ \t]`[ \t]*$/m);
  if (backtick >= 0)
    return [
      { line: text.slice(0, backtick).split('\n').length },
      'This call is written for PowerShell, where a line goes on behind `. Write a backslash (\\) there, and put texts between single quotes',
    ];
  const quoted = words.find(({ raw }) => /^[\u2018\u2019\u201c-\u201e]/.test(raw));
  if (quoted)
    return [
      quoted,
      `This text is in typographic quotes (${quoted.raw[0]}), which a word processor made. Write plain ones: ' and "`,
    ];
  const dashed = words.find(({ raw }) => /^[\u2010-\u2015\u2212]\p{L}/u.test(raw));
  return (
    dashed && [
      dashed,
      `The option ${dashed.raw.slice(0, 20)} begins with a long dash, which a word processor made. Write - or --`,
    ]
  );
}

function failed(
  word: Pick<PlacedWord, 'line'> | undefined,
  message: string,
): { problem: { line: number; message: string } } {
  return { problem: { line: word?.line ?? 1, message: `${message}.` } };
}

function requestOf(call: Call, variables: ReadonlySet<string>): Pasted<PastedRequest> {
  const [first] = call.urls;
  if (first === undefined) return { problem: { line: 1, message: 'The call of curl has no address.' } };
  const remarks = [...call.remarks];
  if (call.urls.length > 1) remarks.push(note('Only the first address was read. Make a scope for each.'));
  const hasData = call.data.length > 0;
  const data = call.data.join(call.isJson ? '' : '&');
  const query = [...call.query, ...(call.isQuery && hasData ? [data] : [])].join('&');
  const address = withQuery(/^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `http://${first}`, query);
  const body = hasData && !call.isQuery ? data : call.parts.length > 0 ? multipart(call.parts) : undefined;
  const method = call.method ?? (call.isHead ? 'HEAD' : body === undefined ? 'GET' : 'POST');
  const headers = headersOf(call);
  if (body !== undefined && call.parts.length === 0 && headerOf(headers, 'content-type') === undefined) {
    if (/^\s*[{[]/.test(body))
      remarks.push(
        note(
          'curl declares this body as a form, because the call has no Content-Type. DTX declares it as JSON.',
        ),
      );
    else headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
  }
  return {
    method,
    url: address,
    headers,
    body,
    bodyLine: call.bodyLine,
    isMultipart: call.parts.length > 0,
    variables: [...variables],
    remarks,
  };
}

function headersOf(call: Call): Header[] {
  const own = (name: string) => headerOf(call.headers, name) !== undefined || call.removed.includes(name);
  const headers: Header[] = [];
  // In the order in which curl writes them.
  if (call.user !== undefined && !own('authorization'))
    headers.push(['Authorization', `Basic ${base64(call.user)}`]);
  if (call.agent && !own('user-agent')) headers.push(['User-Agent', call.agent]);
  if (call.referer && !own('referer')) headers.push(['Referer', call.referer]);
  if (call.cookies.length > 0 && !own('cookie')) headers.push(['Cookie', call.cookies.join(';')]);
  headers.push(...call.headers);
  if (call.isJson && !own('content-type')) headers.push(['Content-Type', 'application/json']);
  if (call.isJson && !own('accept')) headers.push(['Accept', 'application/json']);
  return headers;
}

function withQuery(url: string, query: string): string {
  const [address = ''] = url.split('#', 1);
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function multipart(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('');
}

function base64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}
