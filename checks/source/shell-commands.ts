import { placeholder } from '../../src/product/command-line/placeholder.ts';
import type { Word } from '../../src/product/command-line/read-call.ts';
import type { ShellExample } from './shell-examples.ts';
import { type SyntaxNode, type SyntaxTree, syntaxTree } from './syntax.ts';

/** A command with its arguments; variables set before it and redirections are left out. */
export type ShellCommand = readonly Word[];

/**
 * Parses shell text.
 * `<NAME>` is taken for a placeholder, `${{ … }}` for an expression of GitHub; both are not shell.
 */
export function shellTree({ language, code }: Pick<ShellExample, 'language' | 'code'>): Promise<SyntaxTree> {
  const plain = code
    .replace(/<[A-Za-z][\w-]*>/g, placeholder)
    .replace(/\$\{\{.*?\}\}/g, '$EXPRESSION')
    // The grammar of PowerShell knows no `--flag=value`; PowerShell hands it on as it is.
    .replace(language === 'powershell' ? /(\s--[\w-]+)=/g : /$^/, '$1 ');
  // Without its last line end the grammar blames the first line for what is missing at the end.
  return syntaxTree(language, `${plain}\n`);
}

/**
 * Every command of some shell text, wherever it stands: in pipelines, loops, conditions, subshells, substitutions.
 * Read from the syntax tree, so that quotes, continued lines and comments are the shell's own.
 */
export async function shellCommands(example: ShellExample): Promise<ShellCommand[]> {
  const { root } = await shellTree(example);
  const commands: ShellCommand[] = [];
  const walk = (node: SyntaxNode) => {
    if (node.type === 'command') commands.push(wordsOf(node, example));
    for (const child of node.namedChildren) if (child) walk(child);
  };
  walk(root);
  return commands;
}

function wordsOf(command: SyntaxNode, { language, line }: ShellExample): Word[] {
  const nodes = command.namedChildren.flatMap((child) => {
    if (!child) return [];
    return child.type === 'command_elements' ? child.namedChildren : [child];
  });
  return nodes.flatMap((node) => {
    if (!node || unspoken.has(node.type)) return [];
    const value = language === 'bash' ? bashValue(node) : powershellValue(node);
    return [{ ...value, line: line + node.startPosition.row }];
  });
}

/** Parts of a command that the program does not see. */
const unspoken = new Set([
  'variable_assignment',
  'file_redirect',
  'herestring_redirect',
  'heredoc_redirect',
  'redirection',
  'command_argument_sep',
  'comment',
]);

type Value = Pick<Word, 'text' | 'open'>;

function bashValue(node: SyntaxNode): Value {
  const { type, text } = node;
  switch (type) {
    case 'word':
    case 'number':
      return { text: text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1'), open: false };
    case 'raw_string':
      return { text: text.slice(1, -1), open: false };
    case 'ansi_c_string':
      return { text: text.slice(2, -1), open: false };
    case 'string':
      return {
        text: text
          .slice(1, -1)
          .replace(/\\\n/g, '')
          .replace(/\\([$`"\\])/g, '$1'),
        open: node.namedChildren.some((child) => child?.type !== 'string_content'),
      };
    case 'command_name':
    case 'concatenation': {
      const parts = node.namedChildren.flatMap((child) => (child ? [bashValue(child)] : []));
      return { text: parts.map((part) => part.text).join(''), open: parts.some(({ open }) => open) };
    }
    default:
      return { text, open: true };
  }
}

function powershellValue(node: SyntaxNode): Value {
  const { text } = node;
  const open = node.descendantsOfType(['variable', 'sub_expression']).length > 0;
  const quoted = node.descendantsOfType('string_literal').length > 0;
  if (quoted && text.startsWith("'")) return { text: text.slice(1, -1).replaceAll("''", "'"), open };
  if (quoted && text.startsWith('"'))
    return {
      text: text.slice(1, -1).replace(/""|`(.)/g, (pair, escaped: string) => escaped ?? pair[0]),
      open,
    };
  return { text, open };
}
