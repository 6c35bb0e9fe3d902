import type { Product } from '../product.ts';
import type { State } from './state.ts';

/**
 * State of what a page is about, where the model has an entry for it: a tactic and its lab.
 * @param route listed form, the same in every edition
 */
export function pageState(product: Pick<Product, 'tactics'> | undefined, route: string): State | undefined {
  return product?.tactics.find(({ id, path }) => path === route || route === `/try/attacks/${id}`)?.state;
}
