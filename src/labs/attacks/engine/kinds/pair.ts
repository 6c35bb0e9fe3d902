import { type AttackKind, threshold } from '../attack-kind.ts';

export const pairKind: AttackKind = {
  id: 'pair',
  parameters: [
    { flag: '--pair-streams', least: 1, most: 30 },
    { flag: '--pair-iters', least: 1, most: 12 },
    { flag: '--pair-max-attempts', least: 0, most: 5 },
    { flag: '--temperature', least: 0, most: 2, isReal: true },
    threshold,
  ],
  switches: [],
  temperature: '--temperature',
  roles: ['attacker', 'target', 'judge'],
  small: { '--pair-streams': '2', '--pair-iters': '2', '--pair-max-attempts': '2' },
  stoppedBy: 'output',
  words: {
    nameOf: (node) => `prompt ${node + 1}`,
    part: 'Iteration',
    begins: ({ iteration, stream }) =>
      stream === undefined
        ? undefined
        : `Iteration ${iteration + 1}: it is the turn of stream ${stream + 1}.`,
  },
};
