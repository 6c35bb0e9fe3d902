import type { Problem } from '../frame/LabResult.tsx';
import { readJson } from '../python/evaluate.ts';
import { clip, isPage } from './reply-text.ts';

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
