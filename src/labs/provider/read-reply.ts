import { type Header, headerOf, type Pasted, withoutFence } from './http-message.ts';
import { type JsonNode, readJson } from './json-tree.ts';

/** A reply as a reader pasted it. */
export interface PastedReply {
  /** Undefined where the reader pasted a body alone. */
  readonly status: number | undefined;
  readonly headers: readonly Header[];
  /** What DTX has as `text`. */
  readonly text: string;
  /** What DTX has as `json`; undefined when the text is not JSON. */
  readonly json: JsonNode | undefined;
  /** Where the text is the JSON of several events or lines: each of them. */
  readonly events: readonly JsonNode[];
  /** Whether what was pasted begins with the mark of an encoding, which is not in `text`. */
  readonly hasMark: boolean;
  /** Whether events are those of a server that sends `data:`, and not lines of JSON. */
  readonly isEventStream: boolean;
}

/** Characters of a reply that are read. */
const longest = 2_000_000;

/** Reads a reply: its body, or all of it with the status line. */
export function readReply(pasted: string): Pasted<PastedReply> {
  if (pasted.length > longest)
    return {
      problem: { line: 1, message: 'The reply is longer than 2,000,000 characters. Shorten its texts.' },
    };
  const hasMark = pasted.startsWith('\ufeff');
  const whole = withoutFence(pasted.slice(hasMark ? 1 : 0).replace(/\r\n?/g, '\n'));
  const { status, headers, text } = splitHead(whole);
  if (text.trim() === '')
    return {
      problem: { line: 1, message: 'Paste the reply that belongs to the request: its body, or all of it.' },
    };
  const read = readJson(text);
  const json = 'node' in read ? read.node : undefined;
  const isEventStream = json === undefined && /^data:/m.test(text);
  const events = json === undefined ? eventsIn(text, isEventStream) : [];
  return { status, headers, text, json, hasMark, events, isEventStream };
}

/** Place in what was pasted where the text of the reply begins. */
export function textStart(pasted: string, { text }: Pick<PastedReply, 'text'>): number {
  const at = pasted.lastIndexOf(text);
  return at < 0 ? pasted.length - text.length : at;
}

/** Where JSON has its mistake, for a text that is meant to be JSON; `[info]`, `[1]` and `[12:00]` begin other texts. */
export function jsonMistake(text: string): { readonly line: number; readonly message: string } | undefined {
  if (!/^\s*(?:\{|\[\s*(?:["'{[\]]|-?\d[\d.eE+-]*\s*,|$))/.test(text)) return undefined;
  const read = readJson(text);
  if (!('problem' in read)) return undefined;
  const { at, message } = read.problem;
  const line = text.slice(0, at).split('\n').length;
  if (/^\s*[{[]\s*'/.test(text))
    return {
      line,
      message: 'its quotes are single ones, as Python prints an object, and JSON has double ones',
    };
  if (/^\s*\{[^\n]*\}\n\s*\{/.test(text) && 'node' in readJson(text.split('\n', 1)[0] ?? '')) {
    const cut = text.split('\n').findIndex((each) => each.trim() !== '' && 'problem' in readJson(each));
    return { line: cut + 1, message: 'of these lines of JSON this one is cut off or broken' };
  }
  return { line, message };
}

/** A content type that JSON replies have, among headers without a status line, as browsers show them. */
const bareHead = /^(?:[\w-]+:[^\n]*\n)*content-type:[^\n]*\n(?:[\w-]+:[^\n]*\n)*\n/i;

/** Several heads can follow each other: that of a proxy, `100 Continue`, redirects. */
function splitHead(text: string): Pick<PastedReply, 'status' | 'headers' | 'text'> {
  let rest = text.replace(/^\s+(?=HTTP\/\d)/, '');
  let status: number | undefined;
  let headers: Header[] = [];
  for (;;) {
    const [, code] = /^HTTP\/\d(?:\.\d)? (\d{3})\b.*(?:\n|$)/.exec(rest) ?? [];
    if (code === undefined && (status !== undefined || !bareHead.test(rest)))
      return { status, headers, text: rest };
    const end = rest.indexOf('\n\n');
    const head = end < 0 ? rest : rest.slice(0, end);
    headers = head.split('\n').flatMap((line): Header[] => {
      const [, name, value] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? [];
      return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
    });
    if (code === undefined) return { status, headers, text: rest.slice(end + 2) };
    status = Number(code);
    rest = end < 0 ? '' : rest.slice(end + 2);
  }
}

/** Objects of `data:` lines, or of lines of JSON; nothing unless there are some. */
function eventsIn(text: string, isEventStream: boolean): JsonNode[] {
  const events: JsonNode[] = [];
  for (const line of text.split('\n')) {
    if (isEventStream && !line.startsWith('data:')) continue;
    const data = (isEventStream ? line.slice(5) : line).trim();
    if (data === '' || data === '[DONE]') continue;
    const read = readJson(data);
    if ('node' in read && read.node.kind === 'object') events.push(read.node);
    // A line that is not JSON breaks lines of JSON, but events can hold anything.
    else if (!isEventStream) return [];
  }
  return events;
}

/** Whether DTX has the body of a reply as `body` in `validate_response`. */
export function declaresJson({ headers, json }: PastedReply): boolean {
  const type = headerOf(headers, 'content-type');
  return type === undefined ? json !== undefined : type.toLowerCase().includes('application/json');
}
