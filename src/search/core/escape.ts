const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Text as it stands in HTML, between tags or in an attribute with double quotes. The apostrophe stays: it needs no
 * escape there, and readers of the protocol do not agree on how to write it.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
