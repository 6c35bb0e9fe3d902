import { type AttackInput, kindNamed } from '../../../labs/attacks/attack-task.ts';
import type { AttackKind } from '../../../labs/attacks/engine/attack-kind.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { commandOfFlag } from '../calls/count.ts';
import { findOption } from '../tactic-commands.ts';
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
  const defaults = Object.fromEntries(
    kind.parameters.map(({ flag }) => {
      const found = findOption(commands, commandOfFlag(tactic, flag), flag);
      if (found?.default === undefined) throw new Error(`The model has no default of ${flag}.`);
      return [flag, String(found.default)];
    }),
  );
  return { tactic, kind, defaults };
}
