import type { Problem } from '../frame/LabResult.tsx';
import { readJson } from '../python/evaluate.ts';

/** A reply of a server as DTX reads it. */
export interface Reply {
  readonly status: number;
  /** Names as the server writes them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The text as JSON, or why it is none. */
  readonly body: ReturnType<typeof readJson>;
  /** The status and headers were not entered but assumed. */
  readonly isAssumed: boolean;
}

/**
 * Reads what was pasted: a whole reply with its status line and headers, or a body alone.
 * @returns the reply, or the line that is neither status nor header
 */
export function readReply(pasted: string): { readonly reply: Reply } | { readonly problem: Problem } {
  const shown = plainReply(pasted);
  if (shown !== pasted) return readReply(shown);
  if (!/^HTTP\//i.test(pasted)) {
    return { reply: bodyAlone(pasted, 200) };
  }
  const end = /\r?\n\r?\n/.exec(pasted);
  const head = end ? pasted.slice(0, end.index) : pasted.trimEnd();
  const text = end ? pasted.slice(end.index + end[0].length) : '';
  // Of redirects and what comes before the reply, curl -iL prints the heads as well.
  if (/^HTTP\/[\d.]+\s+\d{3}\b/i.test(text)) return readReply(text);
  const [first = '', ...lines] = head.split(/\r?\n/);
  const [, status] = /^HTTP\/[\d.]+\s+(\d{3})\b/i.exec(first) ?? [];
  if (!status) return unread(1, 'A status line has a version and three digits, as in HTTP/1.1 200 OK.');
  const headers: Record<string, string> = {};
  for (const [i, line] of lines.entries()) {
    const [, name, value] = /^([^\s:]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      return unread(i + 2, `${clip(line)} is not a header. Put an empty line between headers and body.`);
    headers[name] = value.trimEnd();
  }
  return { reply: { status: Number(status), headers, text, body: readJson(text), isAssumed: false } };
}

/** A reply of which only the body is known: its type is that of what it holds. */
export function bodyAlone(text: string, status: number): Reply {
  const body = readJson(text);
  const type = 'json' in body ? 'application/json' : isPage(text) ? 'text/html' : 'text/plain';
  return { status, headers: { 'Content-Type': type }, text, body, isAssumed: true };
}

/** Whether a text is a page of HTML. */
export function isPage(text: string): boolean {
  return /^\s*(?:<!doctype\s+html|<html)\b/i.test(text);
}

/** A reply without the marks that `curl -v` puts before the lines of its head, and what it says besides. */
function plainReply(pasted: string): string {
  if (!/^[*<>{}] /.test(pasted) || !/^< HTTP\//m.test(pasted)) return pasted;
  const lines = pasted.split(/\r?\n/);
  const head = lines.filter((line) => /^< \S/.test(line)).map((line) => line.slice(2));
  const body = lines.filter((line) => !/^[*<>{}](?: |$)/.test(line));
  return [...head, '', ...body].join('\n');
}

function unread(line: number, message: string): { readonly problem: Problem } {
  return { problem: { field: 'reply', line, message } };
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a reply of a chat service, whose client takes it out by itself. */
export function chatText(pasted: string): string {
  const json = parseJson(pasted);
  const found =
    at(at(at(at(json, 'choices'), 0), 'message'), 'content') ?? at(at(json, 'message'), 'content');
  return typeof found === 'string' ? found : pasted;
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined;
}

/** As much of a text as fits into a sentence, in quotes. */
export function clip(text: string, length = 60): string {
  return JSON.stringify(text.length > length ? `${text.slice(0, length - 1)}…` : text);
}
