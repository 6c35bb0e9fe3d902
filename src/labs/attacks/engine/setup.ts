import type { Defense } from '../world/defense-names.ts';
import { objective } from '../world/objective.ts';
import { createWorld } from '../world/world.ts';
import type { Parameter, PlayedKind, Values, Variant } from './attack-kind.ts';
import type { Attack } from './events.ts';

/** All that decides how an attack goes. */
export interface Setup {
  readonly kind: PlayedKind;
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
  return `${flag} takes ${isReal ? 'a number' : 'a whole number'} from ${least} to ${most} here.`;
}
