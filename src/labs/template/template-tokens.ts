import type { Token, TokenKind } from '../frame/paint.ts';

const tags = /\{#.*?(?:#\}|$)|\{[{%].*?(?:[}%]\}|$)/gs;
/** A text, a number or a name; blanks and signs before it are skipped. */
const parts = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\b\d[\d_.]*\b)|[A-Za-z_]\w*/g;

/** What is code in a template: its tags, and in them names, texts and numbers. Never fails, however broken it is. */
export function templateTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const add = (start: number, end: number, kind: TokenKind) => tokens.push({ start, end, kind });
  // Without lists of what is found: this is done at each letter, in templates with thousands of tokens.
  for (const { 0: tag, index: start } of text.matchAll(tags)) {
    const end = start + tag.length;
    if (tag.startsWith('{#')) {
      add(start, end, 'comment');
      continue;
    }
    add(start, start + 2, 'mark');
    parts.lastIndex = 0;
    for (let part = parts.exec(tag); part; part = parts.exec(tag))
      add(start + part.index, start + parts.lastIndex, part[1] ? 'string' : part[2] ? 'number' : 'name');
    if (/[}%]\}$/.test(tag) && tag.length > 3) add(end - 2, end, 'mark');
  }
  return tokens;
}

const json = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b\d[\d.eE+-]*\b|\b(?:true|false|null)\b/g;

/** What is what in JSON. */
export function jsonTokens(text: string): Token[] {
  return [...text.matchAll(json)].map((part) => ({
    start: part.index,
    end: part.index + (part[1] ?? part[0]).length,
    kind: part[2] ? 'name' : part[1] ? 'string' : 'number',
  }));
}
