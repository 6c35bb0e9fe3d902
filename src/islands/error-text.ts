/** Longer chains of causes help nobody. */
const mostCauses = 10;

/**
 * What an error says, and what each of its causes says, for a reader (row 8.7).
 * @param error anything: code may throw what is not an error, and causes may go round in a circle
 * @param cause word between a message and that of its cause
 * @returns messages joined by `\n\n<cause>\n`; never empty, never throws
 */
export function errorText(error: unknown, cause: string): string {
  const chain = new Set([error]);
  for (let last = causeOf(error); last !== undefined && last !== null; last = causeOf(last)) {
    if (chain.has(last) || chain.size > mostCauses) break;
    chain.add(last);
  }
  return [...chain].map(messageOf).join(`\n\n${cause}\n`);
}

function causeOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  try {
    const text = error instanceof Error ? String(error.message || error.name) : String(error);
    if (text !== '') return text;
  } catch {
    // An object that has no text, or does not give it.
  }
  return typeof error;
}
