import { actorWorld } from '../../../../src/labs/attacks/engine/played/actor.ts';
import { crescendoWorld } from '../../../../src/labs/attacks/engine/played/crescendo.ts';
import { pairWorld } from '../../../../src/labs/attacks/engine/played/pair.ts';
import { tapWorld } from '../../../../src/labs/attacks/engine/played/tap.ts';
import type { Defense } from '../../../../src/labs/attacks/world/defense-names.ts';
import { createWorld as worldOfAll } from '../../../../src/labs/attacks/world/world.ts';

/** Everybody whom any attack calls. */
export type World = ReturnType<typeof createWorld>;

/** A world in which each attack finds whom it calls. */
export function createWorld(seed: string, temperature: number, defenses: ReadonlySet<Defense>) {
  const world = worldOfAll(seed, temperature, defenses);
  return {
    ...tapWorld(world),
    ...pairWorld(world),
    ...crescendoWorld(world),
    ...actorWorld(world),
  };
}
