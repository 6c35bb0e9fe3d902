import { ContentError } from '../site/content-error.ts';
import { type Product, productFile } from './product.ts';

/** A name in one part that no entry of another part has. */
type Check = (
  product: Product,
  missing: (part: string, entry: string, what: string, name: string) => void,
) => void;

/** Every reference between parts of the model, one function each. */
const checks: readonly Check[] = [];

/**
 * References between parts that lead nowhere.
 * @returns one readable line each, with file and entry
 */
export function referenceProblems(product: Product): ContentError[] {
  const problems: ContentError[] = [];
  for (const check of checks) {
    check(product, (part, entry, what, name) => {
      problems.push(
        new ContentError(
          productFile(part),
          `${entry}: ${what} "${name}" does not exist`,
          `Correct it or add it to the model`,
        ),
      );
    });
  }
  return problems;
}
