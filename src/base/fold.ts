/** Text as a search compares it: lower case, without accents, compatibility forms undone. Never throws. */
export function fold(text: string): string {
  // Most words are plain ASCII, which has nothing to undo.
  if (/^[\w-]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
