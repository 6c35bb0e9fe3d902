import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import treeSitter, { type Language, type Node } from '@vscode/tree-sitter-wasm';

/** Languages with a grammar here. */
export type SyntaxLanguage = 'bash' | 'powershell' | 'python' | 'go' | 'java';

/** A node of a syntax tree; `type` is the grammar's word for it, `startPosition.row` counts from 0. */
export type SyntaxNode = Node;

/** A place that the grammar does not accept. */
export interface SyntaxProblem {
  /** Line of the code, from 1. */
  readonly line: number;
  /** What was found, in one short line. */
  readonly text: string;
}

/** What a parser made of some code: always a tree, and the places where it had to guess. */
export interface SyntaxTree {
  readonly root: SyntaxNode;
  readonly problems: readonly SyntaxProblem[];
}

/**
 * Parses code with its Tree-sitter grammar. Grammars are loaded once, when first needed.
 * @param code whole text; a fragment is parsed as if it were a file
 * @returns the tree and the places that do not parse, in order; no problem means that all of it parses
 */
export async function syntaxTree(language: SyntaxLanguage, code: string): Promise<SyntaxTree> {
  const loaded = await grammar(language);
  const parser = new treeSitter.Parser();
  try {
    parser.setLanguage(loaded);
    const tree = parser.parse(code);
    if (!tree) throw new Error(`The ${language} parser gave no tree`);
    return { root: tree.rootNode, problems: problemsOf(tree.rootNode) };
  } finally {
    parser.delete();
  }
}

const { resolve } = createRequire(import.meta.url);
const grammars = new Map<SyntaxLanguage, Promise<Language>>();
let engine: Promise<void> | undefined;

function grammar(language: SyntaxLanguage): Promise<Language> {
  const known = grammars.get(language);
  if (known) return known;
  engine ??= startEngine();
  const loaded = engine.then(() =>
    treeSitter.Language.load(resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${language}.wasm`)),
  );
  grammars.set(language, loaded);
  return loaded;
}

/**
 * Grammars are huge generated functions: V8 would spend 2 GB and more to optimize them, for less than a second of use.
 * The baseline compiler alone is as fast here.
 */
function startEngine(): Promise<void> {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  return treeSitter.Parser.init();
}

/** The innermost places that do not parse: an error around another error says nothing more. */
function problemsOf(node: SyntaxNode): SyntaxProblem[] {
  if (!node.hasError) return [];
  const line = node.startPosition.row + 1;
  if (node.isMissing) return [{ line, text: `"${node.type}" is missing` }];
  const inner = node.children.flatMap((child) => (child ? problemsOf(child) : []));
  if (!node.isError || inner.length > 0) return inner;
  const [first = ''] = node.text.trim().split('\n');
  return [{ line, text: `cannot read: ${first.length > 60 ? `${first.slice(0, 59)}…` : first}` }];
}
