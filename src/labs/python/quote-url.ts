/** A text as a part of an address, as `urllib.parse.quote` of Python writes it. @param text without half characters */
export function quoteUrl(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
