import type { AttackKind } from '../attack-kind.ts';

export const autodanKind: AttackKind = {
  id: 'autodan',
  parameters: [
    { flag: '--ad-candidates', least: 1, most: 48 },
    { flag: '--ad-steps', least: 1, most: 20 },
    { flag: '--ad-sent-steps', least: 0, most: 4 },
    { flag: '--ad-mutation-rate', least: 0, most: 1, isReal: true },
    { flag: '--ad-ratio-elites', least: 0, most: 1, isReal: true },
    { flag: '--ad-num-points', least: 1, most: 20 },
    { flag: '--ad-crossover-rate', least: 0, most: 1, isReal: true },
    { flag: '--ad-word-dict-size', least: 1, most: 200 },
  ],
  switches: [],
  isDtxOnly: true,
  roles: ['target', 'loss', 'rephraser'],
  // So few have no elite at a tenth, and would hardly be crossed or rephrased.
  small: {
    '--ad-candidates': '6',
    '--ad-steps': '2',
    '--ad-sent-steps': '1',
    '--ad-mutation-rate': '0.1',
    '--ad-ratio-elites': '0.4',
    '--ad-crossover-rate': '0.9',
  },
  stoppedBy: 'output',
  words: {
    nameOf: (node) => `candidate ${node + 1}`,
    part: 'Step',
    reached: 'The last answer has no phrase of refusal',
  },
};
