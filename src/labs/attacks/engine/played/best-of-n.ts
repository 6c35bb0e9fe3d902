import type { PlayedKind } from '../attack-kind.ts';
import { bestOfN } from '../best-of-n.ts';
import { bestOfNKind } from '../kinds/best-of-n.ts';

export const playedBestOfN: PlayedKind = {
  ...bestOfNKind,
  run: (value, variant, world, text) =>
    bestOfN(
      text,
      {
        candidates: value('--bon-candidates'),
        rounds: value('--bon-rounds'),
        sigma: value('--bon-sigma'),
        threshold: value('--success-threshold'),
        variant,
      },
      world,
    ),
};
