/** What takes lines of its own: space beside it means nothing. */
const block = '(?:[uod]l|li|d[td]|p|h[1-6]|div|figure|blockquote|section|hr|t(?:able|head|body|[rdh]))';
const afterBlock = new RegExp(`(</?${block}(?: [^>]*)?>)\\n`, 'g');
const beforeBlock = new RegExp(`\\n(?=</?${block}[ >])`, 'g');

/** Names of attributes as HTML has them, and not the script that React is written in: repeated, they are found again. */
const names = / (?:autoComplete|crossOrigin|enterKeyHint|hrefLang|maxLength)(?==")/g;

/** What can be said shorter of any element; the head has nothing else, for its scripts and styles have hashes. */
export function plainAttributes(html: string): string {
  return html.replace(names, (name) => name.toLowerCase()).replaceAll('&#x27;', "'");
}

/**
 * The same document with fewer letters: React ends every element, and escapes what needs it only somewhere else;
 * Markdown puts every block on a line of its own.
 * @param html as React writes it: `<` and `>` occur only in tags, scripts and styles
 */
export function plainHtml(html: string): string {
  return plainAttributes(html)
    .replace(/><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')
    .replace(afterBlock, '$1')
    .replace(beforeBlock, '')
    .replace(/&(?:quot|gt);(?=[^<>]*<)/g, (entity) => (entity === '&gt;' ? '>' : '"'));
}
