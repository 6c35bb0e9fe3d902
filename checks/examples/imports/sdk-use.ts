import { nearestWord } from '../../../src/base/nearest.ts';
import type { Product } from '../../../src/product/product.ts';
import type { SyntaxNode } from '../../source/syntax.ts';

/** A place of Python code that uses the SDK, and what is wrong there. */
export interface SdkUse {
  /** Line of the code, from 0. */
  readonly row: number;
  readonly wrong?: { readonly problem: string; readonly fix: string };
  /** Module the place imports from. */
  readonly module?: string;
}

/** A use of `name` at `node`; a mistake when it is not among `known`. */
export function lookUp(node: SyntaxNode, name: string, known: readonly string[], problem: string): SdkUse {
  const { row } = node.startPosition;
  if (known.includes(name)) return { row };
  const near = nearestWord(name, known);
  const fix = near ? `Perhaps "${near}" is meant` : 'Correct it or add it to content/product/sdk.yml';
  return { row, wrong: { problem, fix } };
}

/** Children of a node that are not punctuation. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return node.namedChildren.flatMap((child) => child ?? []);
}

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** Whether a module belongs to a package of the model: its first part is one of theirs. */
export function isOurs(module: string, { sdk }: Product): boolean {
  // `proto` is a name that others use as well; only the part below it is ours.
  const roots = sdk.modules.map(({ path }) => /^proto\.\w+|^\w+/.exec(path)?.[0]);
  return roots.some((root) => root === module || module.startsWith(`${root}.`));
}
