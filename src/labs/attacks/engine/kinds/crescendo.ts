import type { AttackKind } from '../attack-kind.ts';

export const crescendoKind: AttackKind = {
  id: 'crescendo',
  parameters: [
    { flag: '--cres-iterations', least: 1, most: 10 },
    { flag: '--cres-rounds', least: 1, most: 20 },
    { flag: '--cres-refusal-limit', least: 0, most: 20 },
    { flag: '--cres-answer-temperature', least: 0, most: 2, isReal: true },
  ],
  switches: ['--eval-model'],
  temperature: '--cres-answer-temperature',
  switchedOn: ['--eval-model'],
  roles: ['attacker', 'target', 'judge'],
  // The second question is refused and left out.
  seed: '6',
  small: { '--cres-iterations': '1', '--cres-rounds': '3' },
  stoppedBy: 'spotlighting',
  words: {
    nameOf: (node) => `question ${node + 1}`,
    writer: 'The question model',
    part: 'Iteration',
    unreadable: (name) => `The question model's reply cannot be read: ${name} is an empty question.`,
  },
};
