import type { Token } from '../frame/paint.ts';

// Each part has a longest length, so that a part without an end is not looked for over the whole text.
const parts =
  /(#(?<=(?:^|\s)#).*)|^([ \t]*(?:- +)*)("(?:[^"\\\n]|\\.){0,1000}"|'[^'\n]{0,1000}'|[\w.$/-][^\n:#"'{}[\],]{0,200}?)(?= ?:(?:\s|$))|"(?:[^"\\\n]|\\.){0,1000}"(\s{0,9}:)?|'[^'\n]{0,1000}'|\{\{[^{}\n]{0,200}\}\}|(?<![\w.-])-?\d[\d.]*(?![\w.-])|\b(?:true|false|null)\b/gm;

/** What is what in YAML or JSON: names of fields, texts, numbers and comments. Never fails, however broken it is. */
export function configTokens(text: string): Token[] {
  return [...text.matchAll(parts)].map((part): Token => {
    const [all, comment, before, name, colon] = part;
    const start = part.index;
    if (comment) return { start, end: start + comment.length, kind: 'comment' };
    if (name) return { start: start + (before?.length ?? 0), end: start + all.length, kind: 'name' };
    if (colon) return { start, end: start + all.length - colon.length, kind: 'name' };
    const kind = /^["']/.test(all) ? 'string' : all.startsWith('{{') ? 'mark' : 'number';
    return { start, end: start + all.length, kind };
  });
}
