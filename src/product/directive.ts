import { withArticle } from '../base/article.ts';
import { entryName } from '../base/parse.ts';
import type { Product } from './product.ts';

/** Attributes an author wrote: `::command{name="redteam run"}`. */
export type Attributes = Readonly<Record<string, string>>;

export interface ProductDirective {
  /** Names of the attributes it takes, and whether each is required. */
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /**
   * Looks the named entries up.
   * @returns what is wrong and what is known, undefined when every name exists
   */
  readonly unknown?: (product: Product, attributes: Attributes) => string | undefined;
}

/** Directives of a part, by the name an author writes. */
export type Directives = Readonly<Record<string, ProductDirective>>;

/** `"x" is not a dataset; known: a, b`, when `name` is not among `known`. */
export function notAmong(
  kind: string,
  name: string | undefined,
  known: readonly string[],
): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `"${name}" is not ${withArticle(kind)}; known: ${known.join(', ')}`;
}

/** The same for `names`, a list with commas. */
export function notAllAmong(
  kind: string,
  names: string | undefined,
  known: readonly string[],
): string | undefined {
  return names
    ?.split(',')
    .map((name) => notAmong(kind, name.trim(), known))
    .find((problem) => problem !== undefined);
}

/** What entries are called: their id, path or name. */
export function namesOf(entries: readonly object[]): string[] {
  return entries.flatMap((entry) => entryName(entry) ?? []);
}
