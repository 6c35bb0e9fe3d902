/** A text that a rule looks for, which is in a reply in other letters only: upper in place of lower case, or the reverse. */
export function otherCase(looked: readonly string[], reply: string): string | undefined {
  const lower = reply.toLowerCase();
  return looked.find((text) => text !== '' && !reply.includes(text) && lower.includes(text.toLowerCase()));
}

const asked =
  /\b(?:contains|startswith|endswith|index|indices|ltrimstr|rtrimstr)\(\s*("(?:[^"\\]|\\.)*")\s*\)|[=!]=\s*("(?:[^"\\]|\\.)*")/g;
const pattern = /\b(?:test|match)\(\s*("(?:[^"\\]|\\.)*")\s*(?:;\s*("[^"]*"))?\s*\)/g;

/** The texts that an expression of jq looks for letter by letter, unless it changes the case of the reply first. */
export function literalsIn(expression: string): string[] {
  if (/\bascii_(?:down|up)case\b/.test(expression)) return [];
  const texts = [...expression.matchAll(asked)].map(([, one, other]) => one ?? other ?? '""');
  const patterns = [...expression.matchAll(pattern)]
    .filter(([, , flags = '']) => !flags.includes('i'))
    .map(([, text = '""']) => text)
    // What is more than letters is a pattern, and not the text that is found.
    .filter((text) => /^"[\w\s',:!-]*"$/.test(text));
  return [...texts, ...patterns].flatMap((text) => {
    try {
      return [JSON.parse(text) as string];
    } catch {
      return [];
    }
  });
}
