import { type AttackKind, threshold } from '../attack-kind.ts';

export const bestOfNKind: AttackKind = {
  id: 'bon',
  parameters: [
    { flag: '--bon-candidates', least: 1, most: 500 },
    { flag: '--bon-rounds', least: 1, most: 20 },
    { flag: '--bon-sigma', least: 0, most: 1, isReal: true },
    { flag: '--temperature', least: 0, most: 2, isReal: true },
    threshold,
  ],
  switches: [],
  temperature: '--temperature',
  takesText: true,
  roles: ['attacker', 'target', 'judge'],
  // A refusal, an evasion, a variant that is not understood, and one that gets through: other seeds have fewer of these.
  seed: '307',
  small: { '--bon-candidates': '5', '--bon-rounds': '1' },
  mostDrawn: 200,
  stoppedBy: 'normalizing',
  words: {
    nameOf: (node) => `variant ${node + 1}`,
    part: 'Round',
    isQuotedWhenSent: true,
  },
};
