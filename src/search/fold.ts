/** Text as a search compares it: lower case, without accents, `_` and `-` as blanks. Never throws. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[_-]+/g, ' ');
}
