import type { Code } from '../source/page-source.ts';

/** A comment in code, and the lines it is about. */
export interface Comment {
  readonly text: string;
  /** Line of the file. */
  readonly line: number;
  readonly about: Code;
}

const shells = ['bash', 'sh', 'shell', 'zsh', 'console', 'powershell'];
const marks: Readonly<Record<string, RegExp>> = {
  '#': /(?:^|\s)#\s+(.*)$/,
  '//': /(?:^|\s)\/\/\s+(.*)$/,
};
const languages: Readonly<Record<string, keyof typeof marks>> = {
  ...Object.fromEntries([...shells, 'python', 'py', 'yaml', 'yml'].map((language) => [language, '#'])),
  ts: '//',
  typescript: '//',
  go: '//',
  java: '//',
};

/**
 * Comments in code. One in shell text is about the command beside it or below it, up to the next comment; one in
 * another language about the whole block.
 */
export function commentsIn(code: Code): Comment[] {
  const mark = marks[languages[code.language] ?? ''];
  if (!mark) return [];
  const lines = code.code.split('\n');
  const found = lines.flatMap((text, i) => {
    const match = mark.exec(text);
    const quotes = match ? (text.slice(0, match.index).match(/["']/g)?.length ?? 0) : 0;
    return match && quotes % 2 === 0
      ? [{ i, text: match[1] ?? '', alone: text.slice(0, match.index).trim() === '' }]
      : [];
  });
  const isAlone = (at: number) => found.some(({ i, alone }) => alone && i === at);
  return found.map(({ i, text, alone }) => {
    const line = code.line + i;
    if (!shells.includes(code.language)) return { text, line, about: code };
    const first = alone ? i : commandStart(lines, i);
    let end = i + 1;
    while (alone && end < lines.length && isAlone(end)) end += 1;
    while (alone && end < lines.length && !isAlone(end)) end += 1;
    const own = lines.slice(first, end).join('\n');
    return { text, line, about: { ...code, code: own, line: code.line + first } };
  });
}

/** First line of the command that goes on in this one. */
function commandStart(lines: readonly string[], at: number): number {
  return at > 0 && lines[at - 1]?.endsWith('\\') ? commandStart(lines, at - 1) : at;
}
