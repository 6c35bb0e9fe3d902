import { type Chance, drawsOf } from './chance.ts';
import type { Defense } from './defense-names.ts';
import { guarded, type Reply } from './defenses.ts';
import { type Judged, rate } from './judge.ts';
import type { Turn } from './target.ts';

/** Whom every attack calls, and what the others draw by. Each sees what it is handed, nothing else. */
export interface World {
  target(turns: readonly Turn[]): Reply;
  judge(judged: Judged): number;
  /** For whoever else an attack calls, and for what it draws itself; anew for each call. */
  chance(name: string): Chance;
}

/**
 * A world that goes the same way for the same seed. Each role draws for itself and anew for each call, so that a defence
 * which answers in place of the target does not change what the attacker thinks of.
 * @param temperature of the target
 */
export function createWorld(seed: string, temperature: number, defenses: ReadonlySet<Defense>): World {
  const chance = drawsOf(seed);
  return {
    target: (turns) => guarded(turns, defenses, { temperature, chance: chance('target') }),
    judge: rate,
    chance,
  };
}
