/**
 * The characters of a text as Python counts them: a text itself unless it has characters of two units.
 */
export function points(text: string): string | readonly string[] {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

/** The characters from one place to another; both must be within the text. */
export function slicePoints(text: string, from: number, to?: number): string {
  const all = points(text);
  return typeof all === 'string' ? all.slice(from, to) : all.slice(from, to).join('');
}

/** What Python takes as white space, for a class of a regular expression. */
export const space = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const leading = new RegExp(`^[${space}]+`);
const isSpace = new RegExp(`[${space}]`);

/** Removes characters at the ends. @param chars which; white space unless told */
export function strip(text: string, chars?: string, ends: 'both' | 'left' | 'right' = 'both'): string {
  const all = points(text);
  const goes = (char: string | undefined) =>
    char !== undefined && (chars === undefined ? isSpace.test(char) : points(chars).includes(char));
  let from = 0;
  let to = all.length;
  if (ends !== 'right') while (from < to && goes(all[from])) from++;
  if (ends !== 'left') while (to > from && goes(all[to - 1])) to--;
  return slicePoints(text, from, to);
}

/** Words between white space; the rest after `limit` cuts is one. */
export function words(text: string, limit = -1): string[] {
  const found: string[] = [];
  let rest = text.replace(leading, '');
  while (rest !== '') {
    const end = limit >= 0 && found.length >= limit ? -1 : rest.search(isSpace);
    if (end < 0) {
      found.push(limit >= 0 && found.length >= limit ? strip(rest, undefined, 'right') : rest);
      break;
    }
    found.push(rest.slice(0, end));
    rest = rest.slice(end).replace(leading, '');
  }
  return found;
}

const lineEnds = '\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029';
const lineEnd = new RegExp(`\\r\\n|[${lineEnds}]`, 'g');

/** Lines; an end of line at the end begins no further one. */
export function linesOf(text: string, keepEnds = false): string[] {
  const lines: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(lineEnd)) {
    lines.push(text.slice(from, index + (keepEnds ? end.length : 0)));
    from = index + end.length;
  }
  if (from < text.length) lines.push(text.slice(from));
  return lines;
}
