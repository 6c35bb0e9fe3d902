import {
  type Header,
  headerOf,
  methods,
  type Pasted,
  type PastedRequest,
  type PasteProblem,
} from './http-message.ts';
import { care, note, type Remark } from './remark.ts';

/** Reads a request as it goes over the wire, or as browsers and proxies show it. */
export function readRawRequest(pasted: string): Pasted<PastedRequest> {
  const text = pasted.replaceAll('\r\n', '\n');
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  const [head = '', ...rest] = text.slice(lead.length).split('\n\n');
  const body = rest.join('\n\n');
  const before = lead.split('\n').length - 1;
  const remarks: Remark[] = [];
  const problems: PasteProblem[] = [];
  const lines = head.split('\n');
  const [first = ''] = lines;
  const hasLine = !/^:?[\w-]+:(?!\/\/)/.test(first);
  const headers: Header[] = [];
  /** Numbers of lines. */
  const ignored: number[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0 && hasLine) continue;
    if (/^\s*[{[]/.test(line)) {
      problems.push(problem(before + i, 'The empty line between the headers and the body is missing'));
      break;
    }
    const [, name, value] = /^(:?[^\s:]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.push([name, value.trim()]);
    else if (line.trim() !== '') ignored.push(before + i + 1);
  }
  if (ignored.length > 0)
    remarks.push(
      care(
        `${ignored.length === 1 ? 'This line is not a header and was' : 'These lines are not headers and were'} left out, as DTX ignores them: ${ignored.slice(0, 5).join(', ')}${ignored.length > 5 ? ` and ${ignored.length - 5} more` : ''}.`,
      ),
    );
  const line = hasLine ? requestLine(first) : pseudoLine(headers, remarks);
  if (typeof line === 'string') return { problem: problem(before, line) };
  if (line.problem !== undefined) problems.unshift(problem(before, line.problem));
  const own = headers.filter(([name]) => !name.startsWith(':'));
  if (own.length < headers.length && hasLine)
    remarks.push(note('Headers that begin with a colon are HTTP/2 and were left out: DTX sends HTTP/1.1.'));
  const url = addressOf(line, headers, remarks);
  if (url === undefined)
    problems.splice(
      line.problem === undefined ? 0 : 1,
      0,
      problem(
        before,
        'The header Host is missing: DTX ends with MissingHostHeaderError. Add it below the first line',
      ),
    );
  const [worst, ...others] = problems;
  if (worst || url === undefined)
    return { problem: worst ?? problem(before, 'The request has no address'), others };
  return {
    method: line.method,
    url,
    headers: own,
    body: body.trim() === '' ? undefined : body.replace(/\s+$/, ''),
    bodyLine: before + lines.length + 2,
    isMultipart: /^multipart\//i.test(headerOf(own, 'content-type') ?? ''),
    variables: [],
    remarks,
  };
}

function problem(line: number, message: string): PasteProblem {
  return { line: line + 1, message: `${message}.` };
}

interface Line {
  readonly method: string;
  readonly target: string;
  /** What else is wrong with it. */
  readonly problem?: string | undefined;
}

/** Method, address and version of the first line; or what is wrong with it. */
function requestLine(text: string): Line | string {
  const [method = '', target = '', version] = text.trim().split(/\s+/);
  if (!methods.test(method) || target === '')
    return 'This is neither a call of curl nor a request. Begin with a line such as "POST /chat HTTP/1.1"';
  return {
    method: method.toUpperCase(),
    target,
    problem:
      version === undefined
        ? `The first line lacks the version: DTX ends with InvalidHttpRequestFormatError. Write "${method.toUpperCase()} ${target.length > 200 ? '…' : target} HTTP/1.1"`
        : undefined,
  };
}

/** The same out of `:method` and `:path`, which HTTP/2 has in place of a first line. */
function pseudoLine(headers: readonly Header[], remarks: Remark[]): Line | string {
  const target = headerOf(headers, ':path');
  if (target === undefined)
    return 'The first line is a header. A request begins with a line such as "POST /chat HTTP/1.1"';
  remarks.push(
    note('These are the headers of HTTP/2. The lab made the first line that DTX needs, and sends HTTP/1.1.'),
  );
  return { method: (headerOf(headers, ':method') ?? 'POST').toUpperCase(), target };
}

/** Address of the request; undefined when it has no host. */
function addressOf({ target }: Line, headers: readonly Header[], remarks: Remark[]): string | undefined {
  if (/^https?:\/\//i.test(target)) {
    remarks.push(
      note(
        'The first line holds the whole address, as for a proxy. In raw_request DTX needs the path alone.',
      ),
    );
    return target;
  }
  const host = headerOf(headers, 'host') ?? headerOf(headers, ':authority');
  if (!host) return undefined;
  const known = headerOf(headers, ':scheme') ?? /^https?/i.exec(originOf(headers))?.[0];
  const scheme = (known ?? (isLocal(host) ? 'http' : 'https')).toLowerCase();
  if (known === undefined)
    remarks.push(note(`The text does not say whether the request goes over TLS; ${scheme} was taken.`));
  return `${scheme}://${host}${target.startsWith('/') ? '' : '/'}${target}`;
}

function originOf(headers: readonly Header[]): string {
  return headerOf(headers, 'origin') ?? headerOf(headers, 'referer') ?? '';
}

/** Names and numbers of machines that rarely have certificates. */
function isLocal(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return /^(?:localhost|127\.|10\.|192\.168\.|\[::1\])|\.(?:local|internal|localhost)$/i.test(name);
}
