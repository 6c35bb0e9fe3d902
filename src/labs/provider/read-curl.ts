import { type PlacedWord, shellWords } from '../../product/command-line/shell-words.ts';
import { curlOption, type KnownOption } from './curl-options.ts';
import { type Header, headerOf, type Pasted, type PastedRequest, variableMark } from './http-message.ts';
import { care, note, type Remark, stop } from './remark.ts';

/** Whether a text is a call of curl. */
export function isCurl(text: string): boolean {
  return /^\s*(?:\$\s+|>\s+)?(?:\S*[/\\])?curl(?:\.exe)?(?:\s|$)/.test(text);
}

/** What the options of a call add up to. */
interface Call {
  readonly urls: string[];
  readonly headers: Header[];
  /** Names of headers that curl is told to leave out. */
  readonly removed: string[];
  readonly data: string[];
  readonly parts: string[];
  readonly cookies: string[];
  readonly query: string[];
  readonly remarks: Remark[];
  readonly variables: Set<string>;
  bodyLine: number;
  method: string | undefined;
  user: string | undefined;
  agent: string | undefined;
  referer: string | undefined;
  isJson: boolean;
  isQuery: boolean;
  isHead: boolean;
}

/** Reads a call of curl as bash or cmd hands it over: the request that curl sends. */
export function readCurl(pasted: string): Pasted<PastedRequest> {
  const isCmd = /\^\r?\n|\^"/.test(pasted);
  const text = (isCmd ? fromCmd(pasted) : pasted).replaceAll('\r\n', '\n').replace(/^\s*[$>]\s+/, '');
  const words = wordsOf(text);
  const call: Call = {
    urls: [],
    headers: [],
    removed: [],
    data: [],
    parts: [],
    cookies: [],
    query: [],
    remarks: [],
    variables: new Set(),
    bodyLine: 0,
    method: undefined,
    user: undefined,
    agent: undefined,
    referer: undefined,
    isJson: false,
    isQuery: false,
    isHead: false,
  };
  // From the last to the first: taking away at the begin of a long list is slow.
  const rest = words.slice(1).reverse();
  for (let word = rest.pop(); word; word = rest.pop()) {
    const value = wordText(word, call, isCmd);
    if (value === undefined)
      return failed(word, 'The shell runs a command inside this call. Paste its result in its place');
    if (!/^-./.test(value)) call.urls.push(value);
    else {
      const problem = readOptions(value, word, rest, call, isCmd);
      if (problem === 'next') break;
      if (problem !== undefined) return failed(word, problem);
    }
  }
  const quote = unclosedQuote(text, words);
  if (quote) return failed(quote.after, `A quote (${quote.sign}) is not closed`);
  return requestOf(call);
}

function failed(
  word: PlacedWord | undefined,
  message: string,
): { problem: { line: number; message: string } } {
  return { problem: { line: word?.line ?? 1, message: `${message}.` } };
}

/** Words of the call. Lines that begin with an option belong to it even where the backslash before them is lost. */
function wordsOf(text: string): PlacedWord[] {
  const [first = [], ...others] = shellWords(text);
  const lost = others.findIndex(([word]) => !word?.raw.startsWith('-'));
  return [...first, ...others.slice(0, lost < 0 ? undefined : lost).flat()];
}

/** A quote between words opens one that has no end. */
function unclosedQuote(
  text: string,
  words: readonly PlacedWord[],
): { readonly sign: string; readonly after: PlacedWord | undefined } | undefined {
  for (const [i, word] of words.entries()) {
    const end = word.start + word.raw.length;
    const [gap = ''] = text.slice(end, words[i + 1]?.start).split('\n', i + 1 < words.length ? undefined : 1);
    const [sign] = /["']/.exec(gap) ?? [];
    if (sign) return { sign, after: word };
  }
  return undefined;
}

/**
 * @param rest words behind this one, the next one last
 * @returns a problem in words, or `next` at the end of the first request
 */
function readOptions(
  value: string,
  word: PlacedWord,
  rest: PlacedWord[],
  call: Call,
  isCmd: boolean,
): string | undefined {
  const flags = value.startsWith('--') ? [value] : [...value.slice(1)];
  for (const [i, each] of flags.entries()) {
    const flag = value.startsWith('--') ? value : `-${each}`;
    const option = curlOption(flag);
    if (!option) {
      call.remarks.push(care(`The option ${flag} of curl is not known here and was left out.`));
      if (!value.startsWith('--')) return undefined;
      continue;
    }
    if (option.does === 'next') {
      call.remarks.push(note('Only the request before --next was read. Make a scope for each request.'));
      return 'next';
    }
    if (!option.takesValue) {
      apply(option, '', call);
      continue;
    }
    const attached = value.startsWith('--') ? '' : flags.slice(i + 1).join('');
    const following = attached === '' ? rest.pop() : word;
    if (!following) return `The option ${flag} lacks its value`;
    const given = attached === '' ? wordText(following, call, isCmd) : attached;
    if (given === undefined)
      return 'The shell runs a command inside this call. Paste its result in its place';
    apply(option, given, call);
    if (call.bodyLine === 0 && call.data.length > 0) call.bodyLine = following.line;
    return undefined;
  }
  return undefined;
}

function apply({ name, does }: KnownOption, value: string, call: Call): void {
  const unread = (file: string) =>
    call.remarks.push(
      stop(`curl reads ${name} from the file ${file}, which cannot be read here. Paste its text instead.`),
    );
  switch (does) {
    case 'method':
      call.method = value;
      break;
    case 'header':
      if (value.startsWith('@')) unread(value.slice(1));
      else readHeader(value, call);
      break;
    case 'data':
    case 'json':
      call.isJson ||= does === 'json';
      if (value.startsWith('@')) unread(value.slice(1));
      else call.data.push(value);
      break;
    case 'raw':
      call.data.push(value);
      break;
    case 'urlencode': {
      const encoded = urlencoded(value);
      if (encoded === undefined) unread(value.replace(/^[^@]*@/, ''));
      else call.data.push(encoded);
      break;
    }
    case 'form':
      call.parts.push(value);
      break;
    case 'user':
      call.user = value;
      break;
    case 'bearer':
      call.headers.push(['Authorization', `Bearer ${value}`]);
      break;
    case 'cookie':
      if (value.includes('=')) call.cookies.push(value);
      else unread(value);
      break;
    case 'agent':
      call.agent = value;
      break;
    case 'referer':
      call.referer = value.replace(/;auto$/, '');
      break;
    case 'url':
      call.urls.push(value);
      break;
    case 'urlQuery':
      call.query.push(value.startsWith('+') ? value.slice(1) : (urlencoded(value) ?? ''));
      break;
    case 'get':
      call.isQuery = true;
      break;
    case 'head':
      call.isHead = true;
      break;
    case 'upload':
      call.method ??= 'PUT';
      unread(value);
      break;
    default: {
      const known = remarks[does];
      if (known) call.remarks.push(known);
    }
  }
}

/** What DTX makes of options that it has nothing like. */
const remarks: Partial<Record<KnownOption['does'], Remark>> = {
  insecure: care(
    'DTX always checks TLS certificates; there is no field like -k. For a certificate of your own, set REQUESTS_CA_BUNDLE in the shell of the run.',
    'proxy',
  ),
  authority: care(
    'DTX has no field for --cacert. Set REQUESTS_CA_BUNDLE to the file in the shell of the run.',
    'proxy',
  ),
  certificate: care(
    'DTX has no field for a client certificate and cannot send one: --cert and --key were left out. If the server asks for a certificate, put a proxy in between that presents it, or write a custom agent.',
    'agent',
  ),
  otherAuth: stop(
    'This login takes a second request with a value from the first reply, and DTX sends one request per prompt. Write a custom agent.',
    'login',
  ),
  signature: stop(
    'Each request needs a signature of its own, and DTX cannot compute signatures. Write a custom agent.',
    'agent',
  ),
  proxy: care(
    'A scope has no field for a proxy. Set HTTP_PROXY or HTTPS_PROXY in the shell of the run.',
    'proxy',
  ),
  timeout: care('DTX has no timeout: if the server does not answer, stop the run by hand.'),
  location: note(
    'DTX has no field for -L, which was left out. Its HTTP library follows redirects by itself, and a redirect can turn POST into GET: use the final address.',
  ),
  version: note(
    'DTX has no field for the version of HTTP: the option of curl was left out, and HTTP/1.1 is sent.',
  ),
  redirects: note('DTX has no field for redirects; the limit of curl was left out.'),
  address: stop(
    'curl is told to connect somewhere else than the address says, and DTX has no field for that. Use an address that reaches the server.',
  ),
  settings: care('curl reads more options from a file, which cannot be read here. Add them to the call.'),
};

function readHeader(text: string, call: Call): void {
  const [, name = '', rest = ''] = /^([^:;]+)([\s\S]*)$/.exec(text) ?? [];
  if (rest === ';') call.headers.push([name.trim(), '']);
  else if (rest.startsWith(':') && rest.slice(1).trim() === '') call.removed.push(name.trim().toLowerCase());
  else if (rest.startsWith(':')) call.headers.push([name.trim(), rest.slice(1).trim()]);
}

/** As `--data-urlencode` writes a value; undefined when it is in a file. */
function urlencoded(value: string): string | undefined {
  const [, name = '', sign = '', content = value] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? [];
  if (sign === '@') return undefined;
  const text = sign === '=' ? content : value;
  const encoded = encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
  return name === '' ? encoded : `${name}=${encoded}`;
}

function requestOf(call: Call): Pasted<PastedRequest> {
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
    variables: [...call.variables],
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
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** A word with marks for its variables; undefined when the shell runs a command in it. */
function wordText({ text, open }: PlacedWord, { variables }: Call, isCmd: boolean): string | undefined {
  if (!open || isCmd) return text;
  if (/\$\(|`/.test(text)) return undefined;
  return text.replace(/\$(?:\{(\w+)[^}]*\}|([A-Za-z_]\w*))/g, (_, braced?: string, bare = '') => {
    const name = braced ?? bare;
    variables.add(name);
    return variableMark(name);
  });
}

/** What cmd makes of its carets: one takes the meaning from the sign behind it, and at the end of a line joins two. */
function fromCmd(text: string): string {
  return text
    .replace(/\^\r?\n\r?\n/g, '\n')
    .replace(/\^\r?\n/g, ' ')
    .replace(/\^([\s\S])/g, '$1');
}
