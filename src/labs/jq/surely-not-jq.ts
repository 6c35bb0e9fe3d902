import { mask } from './masked.ts';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * What makes an expression one that jq surely does not compile, as far as that is seen without jq: one of JSONPath, or a
 * bracket or quote without the other one.
 * @returns a sentence without its full stop; undefined where only jq can tell
 */
export function surelyNotJq(expression: string): string | undefined {
  // Texts with code in them, and comments, have brackets and quotes of their own.
  if (/\\\(|#/.test(expression)) return undefined;
  const { code, hasForeignQuotes } = mask(expression);
  if (hasForeignQuotes || code.includes("'")) return 'jq has texts in double quotes only';
  if (code.includes('"')) return 'a quote is opened and not closed';
  if (/[$@]\s*(?:[.[\])|,]|$)/.test(code))
    return 'jq has no $ or @ for the document, as JSONPath has: a path begins with a dot';
  const open: string[] = [];
  for (const letter of code) {
    const end = closing[letter];
    if (end !== undefined) open.push(end);
    else if (/[)\]}]/.test(letter) && open.pop() !== letter) return `"${letter}" closes nothing`;
  }
  const [last] = open;
  return last === undefined ? undefined : `a bracket is opened and not closed: "${last}" is missing`;
}
