import { refine } from '../../world/refiner.ts';
import type { World } from '../../world/world.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { pairKind } from '../kinds/pair.ts';
import { type PairWorld, pair } from '../pair.ts';

export const pairWorld = (world: World): PairWorld => ({
  ...world,
  refiner: (view) => refine(view, world.chance('refiner')),
});

export const playedPair: PlayedKind = {
  ...pairKind,
  run: (value, variant, world, text) =>
    pair(
      text,
      {
        streams: value('--pair-streams'),
        iterations: value('--pair-iters'),
        maxAttempts: value('--pair-max-attempts'),
        threshold: value('--success-threshold'),
        variant,
      },
      pairWorld(world),
    ),
};
