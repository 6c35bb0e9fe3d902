import { type AttackKind, threshold } from '../attack-kind.ts';
import { preparedIn } from '../prepared.ts';

export const actorKind: AttackKind = {
  id: 'actor',
  parameters: [{ flag: '--temperature', least: 0, most: 2, isReal: true }, threshold],
  switches: [],
  temperature: '--temperature',
  roles: ['preparation', 'attacker', 'target', 'judge'],
  // No flag makes it smaller: this one comes to three actors.
  small: { seed: '19' },
  stoppedBy: 'output',
  words: {
    nameOf: (node) => `question ${node + 1}`,
    part: 'Actor',
    begins: ({ iteration }) => `The talk about actor ${iteration + 1} begins.`,
  },
  // A model decides on both, and no flag limits them.
  quantities: (_, events) => {
    const { actors, questions } = preparedIn(events);
    return {
      actors: actors.length,
      questions: Math.max(0, ...[...questions.values()].map(({ length }) => length)),
    };
  },
};
