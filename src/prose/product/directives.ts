import type { Product } from '../../product/product.ts';

/** Attributes an author wrote: `::command{name="redteam run"}`. */
export type Attributes = Readonly<Record<string, string>>;

interface ProductDirective {
  /** Names of the attributes it takes, and whether each is required. */
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /**
   * Looks the named entries up.
   * @returns what is wrong and what is known, undefined when every name exists
   */
  readonly unknown?: (product: Product, attributes: Attributes) => string | undefined;
}

/** Leaf directives that draw a part of the product model; `ProductPart.tsx` renders each. */
export const productDirectives = {
  datasets: { attributes: {} },
} satisfies Record<string, ProductDirective>;

export type ProductDirectiveName = keyof typeof productDirectives;

/** Looks a directive up by the name an author wrote. */
export function productDirective(name: string): ProductDirective | undefined {
  return Object.hasOwn(productDirectives, name) ? productDirectives[name as ProductDirectiveName] : undefined;
}

/** `"x" is no dataset; known: a, b`, when `name` is not among `known`. */
export function notAmong(
  kind: string,
  name: string | undefined,
  known: readonly string[],
): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `"${name}" is no ${kind}; known: ${known.join(', ')}`;
}
