import { propose } from '../../world/attacker.ts';
import { isOnTopic } from '../../world/judge.ts';
import type { World } from '../../world/world.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { tapKind } from '../kinds/tap.ts';
import { type TapWorld, tap } from '../tap.ts';

export const tapWorld = (world: World): TapWorld => ({
  ...world,
  attacker: (view) => propose(view, world.chance('attacker')),
  topicFilter: isOnTopic,
});

export const playedTap: PlayedKind = {
  ...tapKind,
  run: (value, variant, world, text) =>
    tap(
      text,
      {
        depth: value('--tap-depth'),
        width: value('--tap-width'),
        branch: value('--tap-branch'),
        maxAttempts: value('--tap-max-attempts'),
        isFiltering: value('--no-delete-off-topic') === 0,
        threshold: value('--success-threshold'),
        variant,
      },
      tapWorld(world),
    ),
};
