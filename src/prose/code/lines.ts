import { highlight, type Token } from './highlight.ts';

export type LineKind = 'plain' | 'marked' | 'added' | 'removed' | 'command' | 'output';

/** A line of a code block. */
export interface Line {
  readonly kind: LineKind;
  /** Prompt or diff sign before the text: shown, never copied. */
  readonly sign: string;
  readonly tokens: readonly Token[];
}

/**
 * Lines of a code block by language: a `console` session has commands and output, a `diff` has added and removed
 * lines, anything else plain and marked ones.
 */
export async function linesOf(code: string, language: string, marked: ReadonlySet<number>): Promise<Line[]> {
  if (language === 'console') return consoleLines(code);
  if (language === 'diff') return diffLines(code);
  const lines = await highlight(code, language);
  return lines.map((tokens, i) => ({ kind: marked.has(i + 1) ? 'marked' : 'plain', sign: '', tokens }));
}

async function consoleLines(code: string): Promise<Line[]> {
  const lines: Line[] = [];
  let continued = false;
  for (const line of code.split('\n')) {
    const prompt = /^(\$ )/.exec(line)?.[1] ?? '';
    if (prompt || continued) {
      const command = line.slice(prompt.length);
      const [tokens = []] = await highlight(command, 'bash');
      lines.push({ kind: 'command', sign: prompt || '  ', tokens });
      continued = command.endsWith('\\');
    } else {
      lines.push({ kind: 'output', sign: '', tokens: [{ text: line, kind: undefined }] });
    }
  }
  return lines;
}

function diffLines(code: string): Line[] {
  return code.split('\n').map((line): Line => {
    const sign = /^[+\- ](?![+-]{2} )/.exec(line)?.[0] ?? '';
    const kind = sign === '+' ? 'added' : sign === '-' ? 'removed' : 'plain';
    return { kind, sign, tokens: [{ text: line.slice(sign.length), kind: undefined }] };
  });
}
