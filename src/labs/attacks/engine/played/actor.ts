import { clue } from '../../world/network.ts';
import type { World } from '../../world/world.ts';
import { type ActorWorld, actor } from '../actor.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { actorKind } from '../kinds/actor.ts';

export const actorWorld = (world: World): ActorWorld => ({
  ...world,
  clue: (asked) => clue(asked, world.chance(asked.ask)),
});

export const playedActor: PlayedKind = {
  ...actorKind,
  run: (value, variant, world, text) =>
    actor(text, { threshold: value('--success-threshold'), variant }, actorWorld(world)),
};
