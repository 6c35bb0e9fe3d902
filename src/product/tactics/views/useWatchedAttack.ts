import { type AttackInput, kindNamed } from '../../../labs/attacks/attack-task.ts';
import type { AttackKind } from '../../../labs/attacks/engine/attack-kind.ts';
import type { Attributes } from '../../directive.ts';
import type { Product } from '../../product.ts';
import { useProduct } from '../../views/useProduct.ts';
import { defaultOf } from '../calls/count.ts';
import type { Tactic } from '../tactics.ts';
import { useTactic } from './useTactic.ts';

export interface WatchedAttack {
  readonly tactic: Tactic;
  readonly kind: AttackKind;
  /** Values of flags that the command line has without being told. */
  readonly defaults: AttackInput;
}

/** The attack that a directive names. @throws it cannot be watched, or the model lacks a default */
export function useWatchedAttack(attributes: Attributes): WatchedAttack {
  const tactic = useTactic(attributes);
  const { 'command-line': commands } = useProduct();
  const kind = kindNamed(tactic.id);
  if (!kind) throw new Error(`The attack "${tactic.id}" cannot be watched.`);
  return { tactic, kind, defaults: defaultsOf(kind, tactic, commands) };
}

/** Values of flags that an attack has without being told. @throws the model lacks one */
export function defaultsOf(
  { parameters }: AttackKind,
  tactic: Tactic,
  commands: Product['command-line'],
): AttackInput {
  return Object.fromEntries(
    parameters.map(({ flag }) => {
      const value = defaultOf(tactic, flag, commands);
      if (value === undefined) throw new Error(`The model has no default of ${flag}.`);
      return [flag, String(value)];
    }),
  );
}
