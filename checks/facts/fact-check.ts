import { ContentError } from '../../src/base/content-error.ts';
import { type Product, productFolder } from '../../src/product/product.ts';
import type { PageSource } from '../source/page-source.ts';

/** A check of what a page says about the product, held to the model: one file, one concern, for builds as well. */
export interface FactCheck {
  readonly id: string;
  /** @returns one readable line each: file, line, what is wrong and what is right, fix */
  find(source: PageSource, product: Product): Promise<readonly ContentError[]> | readonly ContentError[];
}

/** What is wrong with a text, with the right value, and how to fix it. */
export interface Mistake {
  readonly problem: string;
  readonly fix: string;
}

/** Mistakes of a page as lines for its author, in the order of the page. */
export function reported(
  { page }: PageSource,
  mistakes: readonly (Mistake & { readonly line: number })[],
): ContentError[] {
  return mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, problem, fix }) => new ContentError(page.file, `line ${line}: ${problem}`, fix));
}

/** Whether a model is that of the pages that are being written: frozen versions stay as they were. */
export function isCurrent({ folder }: Pick<Product, 'folder'>): boolean {
  return folder === productFolder;
}
