import type { PastedRequest } from './http-message.ts';
import { queryOf } from './prompt-places.ts';

interface FormField {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

/**
 * The call of Python that sends a form with the prompt in it, for a custom agent.
 * @returns undefined where the fields cannot be read
 */
export function formCall(request: PastedRequest): string | undefined {
  const fields = (request.isMultipart ? partsOf : pairsOf)(request.body?.slice(0, longest) ?? '');
  const asked = fields.find(isQuestion) ?? fields.find(({ isFile }) => !isFile);
  if (!asked) return undefined;
  const entries = fields.slice(0, most).map((field) => {
    const value = field === asked ? 'prompt' : quoted(field.value);
    if (field.isFile) return `${quoted(field.name)}: open(${quoted(field.value)}, "rb")`;
    return `${quoted(field.name)}: ${request.isMultipart ? `(None, ${value})` : value}`;
  });
  return `requests.${/^put$/i.test(request.method) ? 'put' : 'post'}(self.url, ${request.isMultipart ? 'files' : 'data'}={${entries.join(', ')}}, timeout=60)`;
}

/** Characters of a body that are looked through. */
const longest = 20_000;

/** Fields that are written; a form with more is told by its first ones. */
const most = 8;

function isQuestion({ name, value, isFile }: FormField): boolean {
  return (
    !isFile && (/^(?:prompt|question|query|message|input|text|q|msg)$/i.test(name) || /\S\s+\S/.test(value))
  );
}

/** Parts as curl is given them, `name=value` or `name=@file`, or as they are sent. */
function partsOf(body: string): FormField[] {
  const sent = [
    ...body.matchAll(
      /^content-disposition:[ \t]*form-data;[^\n]*?\bname="?([^";\r\n]+)"?([^\n]*)\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gim,
    ),
  ].map(([, name = '', more = '', value = '']): FormField => {
    const file = /filename="?([^";\r\n]*)/i.exec(more)?.[1];
    return { name, value: file ?? value, isFile: file !== undefined };
  });
  if (sent.length > 0) return sent;
  return body.split('\n').flatMap((line): FormField[] => {
    const [, name, sign, value = ''] = /^([^=]+)=([@<]?)(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value: value.replace(/;\w+=.*$/, ''), isFile: sign !== '' }];
  });
}

function pairsOf(body: string): FormField[] {
  return queryOf(`?${body}`).map(({ name, value }) => ({ name, value, isFile: false }));
}

/** A text as Python and JSON write it alike, short enough to be read. */
const quoted = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);
