import type { AttackFacts } from '../../../labs/attacks/attack-facts.ts';
import type { AttackKind } from '../../../labs/attacks/engine/attack-kind.ts';
import { kindNamed } from '../../../labs/attacks/engine/attacks.ts';
import { attackFacts } from '../../../labs/attacks/make-facts.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { useTactic } from './useTactic.ts';

/** The attack that a directive names. @throws it cannot be watched, or the model lacks a default */
export function useWatchedAttack(attributes: Attributes): {
  readonly kind: AttackKind;
  /** Of its own. */
  readonly own: AttackFacts;
  readonly facts: readonly AttackFacts[];
} {
  const { id } = useTactic(attributes);
  const facts = attackFacts(useProduct());
  const kind = kindNamed(id);
  const own = facts.find((each) => each.id === id);
  if (!kind) throw new Error(`The attack "${id}" cannot be watched.`);
  if (!own) throw new Error(`The model lacks the default of a flag of "${id}".`);
  return { kind, own, facts };
}
