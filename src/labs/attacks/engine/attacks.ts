import type { PlayedKind } from './attack-kind.ts';
import { playedActor } from './played/actor.ts';
import { playedBestOfN } from './played/best-of-n.ts';
import { playedCrescendo } from './played/crescendo.ts';
import { playedFlip } from './played/flip.ts';
import { playedPair } from './played/pair.ts';
import { playedTap } from './played/tap.ts';

/** Every attack that can be watched; a new one is added here, and in `load-kind.ts`, by which the worker loads one at a time. */
export const attackKinds: readonly PlayedKind[] = [
  playedTap,
  playedCrescendo,
  playedBestOfN,
  playedPair,
  playedFlip,
  playedActor,
];

/** An attack by the id of its tactic. */
export function kindNamed(id: string | undefined): PlayedKind | undefined {
  return attackKinds.find((kind) => kind.id === id);
}
