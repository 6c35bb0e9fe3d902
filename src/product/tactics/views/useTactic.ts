import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { Tactic } from '../tactics.ts';

/** The tactic a directive names. `directives.ts` refuses unknown ids before anything is rendered. */
export function useTactic({ id }: Attributes): Tactic {
  const tactic = useProduct().tactics.find((each) => each.id === id);
  if (!tactic) throw new Error(`A part of the unknown tactic "${id}" was rendered.`);
  return tactic;
}
