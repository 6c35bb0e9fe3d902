import { looksSecret } from '../frame/share.ts';

/** Most lines that are told, and longest line that is looked at. */
const limits = { lines: 20, length: 2_000 };

/** Lines of a text that hold what looks like a key. */
export function secretLines(text: string): number[] {
  const found: number[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (found.length >= limits.lines) break;
    if (looksSecret({ line: line.slice(0, limits.length) })) found.push(i + 1);
  }
  return found;
}
