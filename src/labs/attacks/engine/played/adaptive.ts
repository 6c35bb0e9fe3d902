import { plan, revise } from '../../world/planner.ts';
import { write } from '../../world/talker.ts';
import type { World } from '../../world/world.ts';
import { type AdaptiveWorld, adaptive } from '../adaptive.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { adaptiveKind } from '../kinds/adaptive.ts';

export const adaptiveWorld = (world: World): AdaptiveWorld => ({
  ...world,
  planner: (view) => plan(view, world.chance('planner')),
  reviser: (view) => revise(view, world.chance('reviser')),
  talker: (view) => write(view, world.chance('talker')),
});

export const playedAdaptive: PlayedKind = {
  ...adaptiveKind,
  run: (value, _, world, text) =>
    adaptive(
      text,
      {
        prompts: value('--max_prompts_per_plugin'),
        goals: value('--max_goals_per_plugin'),
        strategies: value('strategies'),
        turns: value('turns'),
        isRevising: value('revising') === 1,
        isPlayingAll: value('playingAll') === 1,
      },
      adaptiveWorld(world),
    ),
};
