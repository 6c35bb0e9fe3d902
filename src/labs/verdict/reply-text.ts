/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a text holds for Python where it is JSON, `NaN` included; else the text. */
export function parsedAnswer(text: string): unknown {
  const special = /^[ \t\n\r]*(?:NaN|(-?)Infinity)[ \t\n\r]*$/.exec(text);
  if (special) return text.includes('NaN') ? Number.NaN : Number(`${special[1]}Infinity`);
  const json = parseJson(text);
  return json === undefined ? text : json;
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

/** Whether a text is a page of HTML. */
export function isPage(text: string): boolean {
  return /^\s*(?:<!doctype\s+html|<html)\b/i.test(text);
}
