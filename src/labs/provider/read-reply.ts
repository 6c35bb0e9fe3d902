import { type Header, headerOf, type Pasted } from './http-message.ts';
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
  const { status, headers, text } = splitHead(pasted.replaceAll('\r\n', '\n'));
  if (text.trim() === '')
    return {
      problem: { line: 1, message: 'Paste the reply that belongs to the request: its body, or all of it.' },
    };
  const read = readJson(text);
  const json = 'node' in read ? read.node : undefined;
  const isEventStream = json === undefined && /^data:/m.test(text);
  const events = json === undefined ? eventsIn(text, isEventStream) : [];
  return { status, headers, text, json, events, isEventStream };
}

/** Where JSON has its mistake, for a text that is meant to be JSON. */
export function jsonMistake(text: string): { readonly line: number; readonly message: string } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const read = readJson(text);
  if (!('problem' in read)) return undefined;
  return { line: text.slice(0, read.problem.at).split('\n').length, message: read.problem.message };
}

/** Several heads can follow each other: that of a proxy, `100 Continue`, redirects. */
function splitHead(text: string): Pick<PastedReply, 'status' | 'headers' | 'text'> {
  let rest = text.replace(/^\s+(?=HTTP\/\d)/, '');
  let status: number | undefined;
  let headers: Header[] = [];
  for (;;) {
    const [, code] = /^HTTP\/\d(?:\.\d)? (\d{3})\b.*(?:\n|$)/.exec(rest) ?? [];
    if (code === undefined) return { status, headers, text: rest };
    const end = rest.indexOf('\n\n');
    const head = end < 0 ? rest : rest.slice(0, end);
    status = Number(code);
    headers = head.split('\n').flatMap((line): Header[] => {
      const [, name, value] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? [];
      return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
    });
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
