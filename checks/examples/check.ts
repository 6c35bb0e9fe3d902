import type { ContentError } from '../../src/base/content-error.ts';
import type { Product } from '../../src/product/product.ts';
import type { ExampleCheckId } from '../../src/site/verification.ts';
import type { PageSource } from '../source/page-source.ts';

/** What a check looked at on one page, and what it found wrong there. */
export interface Examined {
  /** Examples that were put to the test. */
  readonly count: number;
  /** One readable line each: file, line, problem, fix. */
  readonly problems: readonly ContentError[];
}

/** A check of the examples in pages: one file, one concern, tried on a passing and a failing fixture. */
export interface ExampleCheck {
  /** Key of its name in the interface strings (`verified.<id>`), shown on each page it applies to. */
  readonly id: ExampleCheckId;
  /** Loads its parser or engine; called once before the first page, and only when a page has examples for it. */
  examine(source: PageSource, product: Product): Promise<Examined> | Examined;
}

export type { Fail } from '../../src/product/command-line/read-call.ts';
