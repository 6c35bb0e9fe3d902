import { type BundledLanguage, bundledLanguages, createHighlighter } from 'shiki';
import { kindOf, type TokenKind, theme } from './theme.ts';

/** A piece of a line in one colour. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind | undefined;
  /** Where it is explained. */
  readonly href?: string;
}

const plain = new Set(['text', 'txt', 'plain', 'pseudocode', '']);
const highlighter = createHighlighter({ themes: [theme], langs: [] });

/** Whether `language` can be highlighted (or is plain text). */
export function isLanguage(language: string): boolean {
  return plain.has(language) || Object.hasOwn(bundledLanguages, language);
}

/**
 * Splits code into lines of coloured tokens.
 * @param language a name `isLanguage` accepts
 */
export async function highlight(code: string, language: string): Promise<Token[][]> {
  if (plain.has(language)) return code.split('\n').map((text) => [{ text, kind: undefined }]);
  const shiki = await highlighter;
  await shiki.loadLanguage(language as BundledLanguage);
  const { tokens } = shiki.codeToTokens(code, {
    lang: language as BundledLanguage,
    theme: 'kinds',
    // By default a line that takes half a second, as the first one may on a busy machine, is left half done.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))),
  );
}

/** Joins neighbours of one kind; blanks take the kind of what stands before them. */
function merge(line: readonly Token[]): Token[] {
  const merged: { text: string; kind: TokenKind | undefined }[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}
