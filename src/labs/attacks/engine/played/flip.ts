import type { PlayedKind } from '../attack-kind.ts';
import { flip } from '../flip.ts';
import { flipModes } from '../flip-variants.ts';
import { flipKind } from '../kinds/flip.ts';

export const playedFlip: PlayedKind = {
  ...flipKind,
  run: (value, variant, world, text) =>
    flip(
      text,
      {
        modes: flipModes.filter((mode) => value(mode) === 1),
        variants: value('redteam.max_prompts_per_tactic'),
        sends: value('--max_prompts'),
        variant,
      },
      world,
    ),
};
