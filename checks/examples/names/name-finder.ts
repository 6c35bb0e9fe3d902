import { nearestWord } from '../../../src/base/nearest.ts';
import type { Product } from '../../../src/product/product.ts';

/** Code in which names of the product are looked for. */
export interface CodeText {
  readonly text: string;
  /** Language of a block; undefined for code in a sentence. */
  readonly language: string | undefined;
  /** Other code in the same sentence, cell or item. */
  readonly beside: readonly string[];
}

/** What is known about names on one page. */
export interface KnownNames {
  readonly product: Product;
  /** Variables of the reader's own that the page declares. */
  readonly declared: ReadonlySet<string>;
}

/** A name that was looked up, and what is wrong with it. */
export interface FoundName {
  /** Position in the text. */
  readonly offset: number;
  readonly wrong?: { readonly problem: string; readonly fix: string } | undefined;
}

/** Finds every name of one kind. */
export type NameFinder = (code: CodeText, known: KnownNames) => FoundName[];

/** Every match of `pattern` with its first group (or itself), looked up by `lookUp`. */
export function findNames(
  text: string,
  pattern: RegExp,
  lookUp: (name: string, match: RegExpExecArray) => FoundName['wrong'] | 'no name',
): FoundName[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? match[0];
    const wrong = lookUp(name, match);
    return wrong === 'no name' ? [] : [{ offset: match.index + match[0].indexOf(name), wrong }];
  });
}

/**
 * How to fix a name that is not known.
 * @param otherwise what to do when no known name is near
 */
export function fixFor(name: string, known: readonly string[], otherwise: string): string {
  // Long names of the product share much, such as `_API_KEY`.
  const near = nearestWord(name, known, 4);
  return near ? `Perhaps "${near}" is meant` : otherwise;
}
