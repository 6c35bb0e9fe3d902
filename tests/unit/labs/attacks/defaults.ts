import type { AttackInput } from '../../../../src/labs/attacks/attack-input.ts';
import type { PlayedKind } from '../../../../src/labs/attacks/engine/attack-kind.ts';
import { attackFacts } from '../../../../src/labs/attacks/make-facts.ts';
import { realProduct } from '../../product/product-folder.ts';

/** Values of flags that an attack has without being told, as the lab gets them. */
export function defaultsOf({ id }: PlayedKind): AttackInput {
  const facts = attackFacts(realProduct()).find((each) => each.id === id);
  if (!facts) throw new Error(`The model lacks a default of "${id}"`);
  return facts.defaults;
}
