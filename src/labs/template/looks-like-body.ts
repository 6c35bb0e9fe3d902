/** Whether a template looks like a JSON object, or a list of them, as the body of a request is. */
export function looksLikeBody(template: string): boolean {
  const text = template.trim();
  return /^\{(?:\s*"|\s+\{[%#])|^\[\s*\{\s*"/.test(text) && /[}\]]$/.test(text);
}
