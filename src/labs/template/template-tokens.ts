import type { Token } from '../frame/paint.ts';

const tags = /\{#.*?(?:#\}|$)|\{([{%]).*?(?:[}%]\}|$)/gs;
const parts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\b\d[\d_.]*\b|[A-Za-z_]\w*/g;

/** What is code in a template: its tags, and in them names, texts and numbers. Never fails, however broken it is. */
export function templateTokens(text: string): Token[] {
  return [...text.matchAll(tags)].flatMap((tag): Token[] => {
    const start = tag.index;
    const [all, opening] = tag;
    if (opening === undefined) return [{ start, end: start + all.length, kind: 'comment' }];
    const inner = [...all.matchAll(parts)].map((part): Token => {
      const [first = ''] = part[0];
      const kind = /["']/.test(first) ? 'string' : /\d/.test(first) ? 'number' : 'name';
      return { start: start + part.index, end: start + part.index + part[0].length, kind };
    });
    const isClosed = /[}%]\}$/.test(all) && all.length > 3;
    const close = start + all.length;
    return [
      { start, end: start + 2, kind: 'mark' },
      ...inner,
      ...(isClosed ? [{ start: close - 2, end: close, kind: 'mark' } as const] : []),
    ];
  });
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
