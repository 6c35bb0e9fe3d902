import type { PlayedKind } from './engine/attack-kind.ts';

/** What plays each attack, which is loaded when it is needed. */
export const loadableKinds: Readonly<Record<string, () => Promise<PlayedKind>>> = {
  actor: async () => (await import('./engine/played/actor.ts')).playedActor,
  bon: async () => (await import('./engine/played/best-of-n.ts')).playedBestOfN,
  crescendo: async () => (await import('./engine/played/crescendo.ts')).playedCrescendo,
  flipattack: async () => (await import('./engine/played/flip.ts')).playedFlip,
  pair: async () => (await import('./engine/played/pair.ts')).playedPair,
  tap: async () => (await import('./engine/played/tap.ts')).playedTap,
};

/** @param id of the tactic */
export async function loadKind(id: string | undefined): Promise<PlayedKind | undefined> {
  return id === undefined || !Object.hasOwn(loadableKinds, id) ? undefined : loadableKinds[id]?.();
}
