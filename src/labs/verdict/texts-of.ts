/** Every text in a value, keys not among them. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether an answer says nothing: it has a text, and nothing but blanks in all of them. */
export function isSilent(answer: unknown): boolean {
  const texts = textsOf(answer);
  return texts.length > 0 && texts.every((text) => text.trim() === '');
}
