import { mildObjective } from '../../world/objective.ts';
import { remembering } from '../../world/remembering.ts';
import { lossOf } from '../../world/target.ts';
import { rephrase } from '../../world/thesaurus.ts';
import type { World } from '../../world/world.ts';
import type { PlayedKind } from '../attack-kind.ts';
import { type AutoDanWorld, autodan } from '../autodan.ts';
import { autodanKind } from '../kinds/autodan.ts';

export const autoDanWorld = (world: World): AutoDanWorld => ({
  ...world,
  loss: remembering(lossOf, 5000),
  rephraser: (text) => rephrase(text, world.chance('rephraser')),
});

export const playedAutoDan: PlayedKind = {
  ...autodanKind,
  run: (value, _, world) =>
    autodan(
      mildObjective,
      {
        candidates: value('--ad-candidates'),
        steps: value('--ad-steps'),
        sentenceSteps: value('--ad-sent-steps'),
        mutationRate: value('--ad-mutation-rate'),
        ratioElites: value('--ad-ratio-elites'),
        points: value('--ad-num-points'),
        crossoverRate: value('--ad-crossover-rate'),
        wordDictSize: value('--ad-word-dict-size'),
      },
      autoDanWorld(world),
    ),
};
