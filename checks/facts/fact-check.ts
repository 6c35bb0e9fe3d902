import type { Product } from '../../src/product/product.ts';
import type { ContentError } from '../../src/site/content-error.ts';
import type { PageSource } from '../source/page-source.ts';

/** A check of what a page says about the product, held to the model: one file, one concern, for builds as well. */
export interface FactCheck {
  readonly id: string;
  /** @returns one readable line each: file, line, what is wrong and what is right, mend */
  find(source: PageSource, product: Product): Promise<readonly ContentError[]> | readonly ContentError[];
}

/** What is wrong with a text, the right value in it, and how to mend it. */
export interface Mistake {
  readonly problem: string;
  readonly mend: string;
}
