import { objective } from '../world/bakery.ts';
import type { Defense } from '../world/defenses.ts';
import { createWorld } from '../world/world.ts';
import { type AttackKind, isFlag, type Parameter, type Values, type Variant } from './attack-kind.ts';
import type { Attack } from './events.ts';
import { actorKind } from './kinds/actor.ts';
import { adaptiveKind } from './kinds/adaptive.ts';
import { autodanKind } from './kinds/autodan.ts';
import { bestOfNKind } from './kinds/best-of-n.ts';
import { crescendoKind } from './kinds/crescendo.ts';
import { flipKind } from './kinds/flip.ts';
import { pairKind } from './kinds/pair.ts';
import { tapKind } from './kinds/tap.ts';

/** Every attack that can be watched; a new one is added here. */
export const attackKinds: readonly AttackKind[] = [
  tapKind,
  crescendoKind,
  bestOfNKind,
  pairKind,
  flipKind,
  autodanKind,
  actorKind,
  adaptiveKind,
];

/** An attack by the id of its tactic. */
export function kindNamed(id: string | undefined): AttackKind | undefined {
  return attackKinds.find((kind) => kind.id === id);
}

/** All that decides how an attack goes. */
export interface Setup {
  readonly kind: AttackKind;
  readonly variant: Variant;
  /** Any text. */
  readonly seed: string;
  readonly values: Values;
  readonly defenses: ReadonlySet<Defense>;
  /** In place of the objective. */
  readonly text?: string | undefined;
}

/** Begins an attack in a world of its own. */
export function attack({ kind, variant, seed, values, defenses, text }: Setup): Attack {
  const value = (flag: string) => values[flag] ?? 0;
  const { temperature: set = 0 } = kind;
  const temperature = typeof set === 'string' ? value(set) : set;
  return kind.run(value, variant, createWorld(seed, temperature, defenses), text ?? objective);
}

/** @returns what is wrong with a value, with the flag and its range; undefined for one that can be used */
export function valueProblem(
  { flag, least, most, isReal = false }: Parameter,
  value: number,
): string | undefined {
  if (value >= least && value <= most && (isReal || Number.isInteger(value))) return undefined;
  const subject = isFlag(flag) ? `${flag} takes` : `The number of ${flag} is`;
  return `${subject} ${isReal ? 'a number' : 'a whole number'} from ${least} to ${most} here.`;
}
