import { type AttackKind, threshold } from '../attack-kind.ts';

export const tapKind: AttackKind = {
  id: 'tap',
  parameters: [
    { flag: '--tap-depth', least: 1, most: 10 },
    { flag: '--tap-width', least: 1, most: 10 },
    { flag: '--tap-branch', least: 1, most: 10 },
    { flag: '--tap-max-attempts', least: 1, most: 10 },
    threshold,
  ],
  switches: ['--no-delete-off-topic'],
  roles: ['attacker', 'filter', 'target', 'judge'],
  // A refusal, a reply that cannot be read, and a cut.
  small: { '--tap-depth': '2', '--tap-width': '2', '--tap-branch': '2' },
  stoppedBy: 'output',
  words: {
    nameOf: (node) => (node === 0 ? 'the objective' : `prompt ${node}`),
    part: 'Level',
    isBranching: true,
  },
};
