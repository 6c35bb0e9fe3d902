import type { AttackKind } from '../attack-kind.ts';
import type { AttackEvent, EventOf } from '../events.ts';
import { capital, list } from '../wording.ts';

const nameOf = (node: number) => `candidate ${node + 1}`;

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
    tells,
    nameOf,
    part: 'Step',
    reached: 'The last answer has no phrase of refusal',
  },
};

function tells(event: AttackEvent): string | undefined {
  switch (event.kind) {
    case 'breed':
      return bred(event);
    case 'rephrase':
      return event.node === undefined
        ? 'The rephraser puts a text in other words, for which there is no room.'
        : `The rephraser puts ${nameOf(event.node)} in other words: “${event.prompt}”`;
    case 'measure':
      return `${capital(nameOf(event.node))} has a loss of ${event.loss.toFixed(2)}.`;
    case 'check':
      return event.isRefused
        ? 'A phrase of refusal is found in the answer.'
        : 'No phrase of refusal is found in the answer, which is all that is looked for.';
    default:
      return undefined;
  }
}

const ways = {
  template: 'from templates',
  kept: 'kept unchanged',
  crossed: 'crossed from two parents',
  copied: 'copied from a parent',
  replaced: 'with other words',
} as const;

/** How candidates came about, with the number of each. */
function bred({ label, members }: EventOf<'breed'>): string {
  const counts = [...Map.groupBy(members, ({ how }) => how)].map(
    ([how, { length }]) => `${length} ${ways[how]}`,
  );
  return `Generation ${label} has ${members.length} candidates: ${list(counts)}.`;
}
