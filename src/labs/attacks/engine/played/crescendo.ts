import { ask } from '../../world/questioner.ts';
import type { World } from '../../world/world.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { type CrescendoWorld, crescendo } from '../crescendo.ts';
import { crescendoKind } from '../kinds/crescendo.ts';

export const crescendoWorld = (world: World): CrescendoWorld => ({
  ...world,
  questioner: (view) => ask(view, world.chance('questioner')),
});

export const playedCrescendo: PlayedKind = {
  ...crescendoKind,
  run: (value, variant, world, text) =>
    crescendo(
      text,
      {
        iterations: value('--cres-iterations'),
        rounds: value('--cres-rounds'),
        refusalLimit: value('--cres-refusal-limit'),
        isJudged: value('--eval-model') === 1,
        threshold: 10,
        variant,
      },
      crescendoWorld(world),
    ),
};
