import type { FlagInCode } from '../../product/command-line/flags-in-code.ts';
import type { Token } from './highlight.ts';
import type { Line } from './lines.ts';

const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** Where a flag leads. @returns undefined for one that stays as it is */
export type FlagLink = (flag: FlagInCode) => string | undefined;

/**
 * Marks flags in the lines of shell text.
 * @param find the flags in some shell text
 * @param link where each leads
 */
export function withFlags(
  lines: readonly Line[],
  language: string,
  find: (text: string) => readonly FlagInCode[],
  link: FlagLink,
): readonly Line[] {
  if (!shells.has(language)) return lines;
  // What a session prints is no command.
  const texts = lines.map(({ kind, tokens }) =>
    kind === 'output' ? '' : tokens.map((token) => token.text).join(''),
  );
  const flags = find(texts.join('\n')).flatMap(({ start, end, ...flag }) => {
    const href = link({ start, end, ...flag });
    return href === undefined ? [] : [{ start, end, href }];
  });
  if (flags.length === 0) return lines;
  let at = 0;
  return lines.map((line, i) => {
    const tokens: Token[] = [];
    for (const token of line.kind === 'output' ? [] : line.tokens) {
      tokens.push(...split(token, at, flags));
      at += token.text.length;
    }
    at += 1;
    return texts[i] === '' ? line : { ...line, tokens };
  });
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** The pieces of a token that are flags, and those between them. */
function split({ text, kind }: Token, at: number, flags: readonly Place[]): Token[] {
  const pieces: Token[] = [];
  let from = 0;
  for (const { start, end, href } of flags) {
    if (start < at || end > at + text.length) continue;
    pieces.push(
      { text: text.slice(from, start - at), kind },
      { text: text.slice(start - at, end - at), kind, href },
    );
    from = end - at;
  }
  pieces.push({ text: text.slice(from), kind });
  return pieces.filter((piece) => piece.text !== '');
}
