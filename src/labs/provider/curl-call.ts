import type { PlacedWord } from '../../product/command-line/shell-words.ts';
import { quoteUrl } from '../python/quote-url.ts';
import { curlOption, type KnownOption } from './curl-options.ts';
import { optionRemarks } from './curl-remarks.ts';
import type { CurlWords } from './curl-words.ts';
import type { Header } from './http-message.ts';
import { care, note, type Remark, stop } from './remark.ts';

/** What the options of a call add up to. */
export interface Call {
  readonly urls: string[];
  readonly headers: Header[];
  /** Names of headers that curl is told to leave out. */
  readonly removed: string[];
  readonly data: string[];
  readonly parts: string[];
  readonly cookies: string[];
  readonly query: string[];
  readonly remarks: Remark[];
  bodyLine: number;
  method: string | undefined;
  user: string | undefined;
  agent: string | undefined;
  referer: string | undefined;
  isJson: boolean;
  isQuery: boolean;
  isHead: boolean;
}

/** A call before its options are read. */
export function emptyCall(): Call {
  return {
    urls: [],
    headers: [],
    removed: [],
    data: [],
    parts: [],
    cookies: [],
    query: [],
    remarks: [],
    bodyLine: 0,
    method: undefined,
    user: undefined,
    agent: undefined,
    referer: undefined,
    isJson: false,
    isQuery: false,
    isHead: false,
  };
}

/**
 * @param rest words behind this one, the next one last
 * @returns a problem in words, or `next` at the end of the first request
 */
export function readOptions(
  value: string,
  word: PlacedWord,
  rest: PlacedWord[],
  call: Call,
  curl: CurlWords,
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
      apply(option, '', call, curl);
      continue;
    }
    const attached = value.startsWith('--') ? '' : flags.slice(i + 1).join('');
    const following = attached === '' ? rest.pop() : word;
    if (!following) return `The option ${flag} lacks its value`;
    const given = attached === '' ? curl.textOf(following) : attached;
    if (given === undefined)
      return 'The shell runs a command inside this call. Paste its result in its place';
    apply(option, given, call, curl);
    if (call.bodyLine === 0 && call.data.length > 0)
      call.bodyLine = given === '@-' ? (curl.input?.line ?? 0) : following.line;
    return undefined;
  }
  return undefined;
}

function apply({ name, does }: KnownOption, value: string, call: Call, { input }: CurlWords): void {
  const unread = (file: string, instead: string) => {
    const source = file === '-' ? 'its input' : `the file ${file}`;
    call.remarks.push(
      stop(
        `curl reads ${name} from ${source}, which this page cannot read. Write its text into the call: ${instead}`,
      ),
    );
  };
  switch (does) {
    case 'method':
      call.method = value;
      break;
    case 'header':
      if (value.startsWith('@')) unread(value.slice(1), `${name} 'Name: value'`);
      else readHeader(value, call);
      break;
    case 'data':
    case 'json':
      call.isJson ||= does === 'json';
      if (value === '@-' && input) call.data.push(input.text);
      else if (value.startsWith('@')) unread(value.slice(1), textOfBody(name));
      else call.data.push(value);
      break;
    case 'raw':
      call.data.push(value);
      break;
    case 'urlencode': {
      const encoded = urlencoded(value);
      if (encoded === undefined) unread(value.replace(/^[^@]*@/, ''), `${name} 'name=value'`);
      else call.data.push(encoded);
      break;
    }
    case 'form':
      call.parts.push(value);
      if (name !== '--form-string') fileOfPart(value, call);
      break;
    case 'user':
      call.user = value;
      break;
    case 'bearer':
      call.headers.push(['Authorization', `Bearer ${value}`]);
      break;
    case 'cookie':
      if (value.includes('=')) call.cookies.push(value);
      else unread(value, `${name} 'name=value'`);
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
    case 'urlQuery': {
      const encoded = value.startsWith('+') ? value.slice(1) : urlencoded(value);
      if (encoded === undefined) unread(value.replace(/^[^@]*@/, ''), `${name} 'name=value'`);
      else call.query.push(encoded);
      break;
    }
    case 'get':
      call.isQuery = true;
      break;
    case 'head':
      call.isHead = true;
      break;
    case 'upload':
      call.method ??= 'PUT';
      unread(value, textOfBody('--request PUT --data'));
      break;
    default: {
      const known = optionRemarks[does];
      if (known) call.remarks.push(known);
    }
  }
}

/** A part of a form can be a file: `name=@file` sends it, `name=<file` its text. */
function fileOfPart(part: string, call: Call): void {
  const [, sign, inQuotes, bare] = /^[^=]*=([@<])(?:"((?:[^"\\]|\\.)*)"|([^;,]*))/.exec(part) ?? [];
  if (sign === undefined) return;
  const file = inQuotes ?? bare ?? '';
  const source = file === '-' ? 'its input' : `the file ${file}`;
  call.remarks.push(
    stop(
      sign === '@'
        ? `curl sends ${source}. This page cannot read it, and DTX sends no files.`
        : `curl reads a part of the form from ${source}, which this page cannot read.`,
    ),
  );
}

const textOfBody = (option: string) => `${option} '{"question": "Can I return shoes?"}'`;

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
  const encoded = quoteUrl(text.toWellFormed()).replaceAll('/', '%2F').replaceAll('%20', '+');
  return name === '' ? encoded : `${name}=${encoded}`;
}
