/**
 * Longest text that is put into a field at once. Chromium takes about 0.1 s to insert and lay out as much, with nothing
 * else on the page, 0.4 s for 1 MB and 4 s for 10 MB, during which the page does not answer.
 */
export const longestPut = 300_000;

/** More letters than a person types at once. */
const most = 1000;

/** Whether a change of a text put much of it in at once, as a paste does. */
export function isPut(before: string, after: string): boolean {
  return after.length > longestPut && after.length - before.length > most;
}

/** A text after a paste, with breaks as fields have them. @param from, to the selection, which it replaces */
export function pastedInto(before: string, from: number, to: number, pasted: string): string {
  return before.slice(0, from) + pasted.replace(/\r\n?/g, '\n') + before.slice(to);
}

/** The first lines of a text, of which the last may be a part of one. */
export function firstLines(text: string): string {
  const start = text.slice(0, 1500);
  const lines = start.split('\n').slice(0, 12).join('\n');
  return `${lines.length < start.length ? lines : start}\n…`;
}

/** What is held aside of each field that shows first lines instead, for who asks the field itself. */
const texts = new WeakMap<Element, string>();

/** @param text undefined when the field shows all of it */
export function holdText(field: Element, text: string | undefined): void {
  if (text === undefined) texts.delete(field);
  else texts.set(field, text);
}

export function heldText(field: Element): string | undefined {
  return texts.get(field);
}
