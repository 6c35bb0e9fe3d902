import { isNode, isScalar, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { Code } from './page-source.ts';

/** Shell text of a page. */
export interface ShellExample {
  readonly language: 'bash' | 'powershell';
  readonly code: string;
  /** Line of the file that holds the first line of the code. */
  readonly line: number;
}

/** Languages of fenced blocks, and the shell that reads them. */
const shells: Readonly<Record<string, ShellExample['language']>> = {
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  powershell: 'powershell',
};

/**
 * Every piece of shell text in a page's code blocks: whole blocks, the commands of a `console` session without their
 * output, and the scripts of CI jobs in YAML.
 */
export function shellExamples({ blocks }: { readonly blocks: readonly Code[] }): ShellExample[] {
  return blocks.flatMap((block) => {
    const { language, code, line } = block;
    const shell = shells[language];
    if (shell) return [{ language: shell, code, line }];
    if (language === 'console') return sessionCommands(block);
    return language === 'yaml' || language === 'yml' ? jobScripts(block) : [];
  });
}

/** Lines that start with `$ `, with the lines they go on in: a line that ends in a backslash has another. */
function sessionCommands({ code, line }: Code): ShellExample[] {
  const commands: { start: number; lines: string[] }[] = [];
  let continued = false;
  code.split('\n').forEach((text, i) => {
    const prompt = !continued && text.startsWith('$ ');
    if (prompt) commands.push({ start: i, lines: [text.slice(2)] });
    else if (continued) commands.at(-1)?.lines.push(text);
    continued = (prompt || continued) && text.endsWith('\\');
  });
  return commands.map(({ start, lines }) => ({
    language: 'bash',
    code: lines.join('\n'),
    line: line + start,
  }));
}

/** Keys of CI jobs whose values are shell text. */
const scriptKeys = ['run', 'script', 'before_script', 'after_script'];

function jobScripts({ code, line }: Code): ShellExample[] {
  const lines = new LineCounter();
  const scripts: ShellExample[] = [];
  for (const document of parseAllDocuments(code, { lineCounter: lines })) {
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isNode(value) || !scriptKeys.includes(String(key.value))) return;
        visit(value, {
          Scalar(place, scalar) {
            if (place === 'key' || typeof scalar.value !== 'string' || !scalar.range) return;
            const first = lines.linePos(scalar.range[0]).line;
            // The text of a block scalar starts below its `|` or `>`.
            const offset = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED' ? 0 : -1;
            scripts.push({ language: 'bash', code: scalar.value, line: line + first + offset });
          },
        });
      },
    });
  }
  return scripts;
}
