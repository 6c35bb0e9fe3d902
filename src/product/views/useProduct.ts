import { useSite } from '../../view/context.ts';
import type { Product } from '../product.ts';

/** The product model of the page being rendered. `leaf-directive.ts` refuses product tables where there is none. */
export function useProduct(): Product {
  const { product } = useSite();
  if (!product) throw new Error('A product table was rendered on a site without content/product.');
  return product;
}
