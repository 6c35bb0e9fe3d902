import type { Token } from '../frame/paint.ts';

/** A comment, a text in quotes, a flag, a variable that is set, and a number; what is before a flag is a blank. */
const part =
  /(?<comment>(?<![^\s])#[^\n]*)|(?<string>"(?:[^"\\]|\\[\s\S])*"|'[^']*')|(?<name>(?<![^\s])--?[A-Za-z][\w-]*)|(?<mark>(?<![^\s])(?:\$env:)?[A-Z_][A-Z0-9_]*(?=\s?=))|(?<number>(?<=[\s=])-?\d+(?:\.\d+)?(?![^\s]))/g;

/** What is what in the text of a shell. Never fails, however broken it is. */
export function commandTokens(text: string): Token[] {
  return [...text.matchAll(part)].map(({ 0: found, index: start, groups = {} }) => {
    const end = start + found.length;
    for (const kind of ['comment', 'string', 'name', 'mark'] as const)
      if (groups[kind] !== undefined) return { start, end, kind };
    return { start, end, kind: 'number' };
  });
}
