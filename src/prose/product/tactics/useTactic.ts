import type { Tactic } from '../../../product/tactics.ts';
import type { Attributes } from '../directives.ts';
import { useProduct } from '../useProduct.ts';

/** The tactic a directive names. `directives.ts` refuses unknown ids before anything is rendered. */
export function useTactic({ id }: Attributes): Tactic {
  const tactic = useProduct().tactics.find((each) => each.id === id);
  if (!tactic) throw new Error(`A part of the unknown tactic "${id}" was rendered.`);
  return tactic;
}
