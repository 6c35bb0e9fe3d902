import type { SyntaxNode, SyntaxProblem, SyntaxTree } from './syntax.ts';

const functions = ['function_definition', 'lambda'];
const loops = ['for_statement', 'while_statement'];

/**
 * What Python 3 refuses although the grammar, made for editors, accepts it: Python 2, blocks without a statement,
 * indentation that does not add up, statements outside of what they belong to.
 * @param code what `tree` was made from
 * @returns the problems in order of lines; a name that does not exist is none of them
 */
export function pythonProblems(code: string, { root }: SyntaxTree): SyntaxProblem[] {
  const lines = code.split('\n');
  const problems: SyntaxProblem[] = [];
  const indents = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    const refused = refusal(node);
    if (refused) problems.push({ line: node.startPosition.row + 1, text: refused });
    if (node.type === 'block' || node.type === 'module') {
      problems.push(...indentProblems(node, lines, indents));
    }
    for (const child of node.namedChildren) if (child) visit(child);
  };
  visit(root);
  return problems.sort((a, b) => a.line - b.line);
}

function refusal(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'print_statement':
    case 'exec_statement':
      return `"${node.type.replace('_statement', '')}" without parentheses is Python 2`;
    case 'block':
      return statementsOf(node).length === 0 ? 'a block without a statement' : undefined;
    case 'except_clause':
      return node.childrenForFieldName('value').length > 1
        ? '"except" with a comma is Python 2; write "as"'
        : undefined;
    case 'comparison_operator':
      return node.children.some((child) => child?.type === '<>') ? '"<>" is Python 2' : undefined;
    case 'integer':
      return /^0[0-9_]*[1-9]/.test(node.text) ? `"${node.text}" is a number of Python 2` : undefined;
    case 'argument_list':
      return positionalAfterKeyword(node) ? 'a positional argument follows a named one' : undefined;
    case 'return_statement':
    case 'yield':
      return within(node, functions)
        ? undefined
        : `"${node.type.slice(0, 6).replace('_', '')}" outside of a function`;
    case 'break_statement':
    case 'continue_statement':
      return within(node, loops, functions) ? undefined : `"${node.text}" outside of a loop`;
    case 'await':
      return isAsync(within(node, functions)) ? undefined : '"await" outside of an async function';
    default:
      return undefined;
  }
}

/** The nearest node around `node` of one of `types`, looked for no further than one of `ends`. */
function within(
  node: SyntaxNode,
  types: readonly string[],
  ends: readonly string[] = [],
): SyntaxNode | undefined {
  for (let around = node.parent; around; around = around.parent) {
    if (types.includes(around.type)) return around;
    if (ends.includes(around.type)) return undefined;
  }
  return undefined;
}

function isAsync(definition: SyntaxNode | undefined): boolean {
  return definition?.children[0]?.type === 'async';
}

function positionalAfterKeyword(call: SyntaxNode): boolean {
  const kinds = call.namedChildren.map((argument) => argument?.type ?? '');
  const named = kinds.indexOf('keyword_argument');
  const unnamed = (kind: string) =>
    !['keyword_argument', 'dictionary_splat', 'list_splat', 'comment'].includes(kind);
  return named !== -1 && kinds.slice(named).some(unnamed);
}

function statementsOf(block: SyntaxNode): SyntaxNode[] {
  return block.namedChildren.flatMap((child) => (child && child.type !== 'comment' ? [child] : []));
}

/** Statements of a block begin in one column, indented by one kind of blank in the whole text. */
function indentProblems(block: SyntaxNode, lines: readonly string[], kinds: Set<string>): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  let first: string | undefined = block.type === 'module' ? '' : undefined;
  for (const { startPosition } of statementsOf(block)) {
    const indent = (lines[startPosition.row] ?? '').slice(0, startPosition.column);
    if (indent.trim() !== '') continue; // stands behind another statement or the head of its block
    const line = startPosition.row + 1;
    for (const blank of indent) kinds.add(blank);
    if (kinds.size > 1) {
      problems.push({ line, text: 'tabs and spaces are mixed' });
      kinds.delete('\t');
    }
    first ??= indent;
    if (indent !== first) problems.push({ line, text: 'the indentation fits no block' });
  }
  return problems;
}
