import { type AttackKind, threshold } from '../attack-kind.ts';
import type { AttackEvent, EventOf } from '../events.ts';
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
    tells,
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

function tells(event: AttackEvent): string | undefined {
  switch (event.kind) {
    case 'prepare':
      return preparation(event);
    case 'classify':
      return `The attacker finds the answer to be ${event.isRefused ? 'a refusal' : 'one'}.`;
    default:
      return undefined;
  }
}

function preparation({ what, lines, about = 0 }: EventOf<'prepare'>): string {
  switch (what) {
    case 'behavior':
      return `The behavior model takes the objective for this: “${lines.join(' ')}”.`;
    case 'network':
      return 'The attacker is asked what is around the behavior.';
    case 'actors':
      return `The actors model has ${lines.length} lines in its reply, each of them an actor: “${lines.join('” “')}”`;
    case 'questions':
      return lines.length === 0
        ? `The question model has no reply for actor ${about + 1}, which is skipped.`
        : `The question model has ${lines.length} lines in its reply for actor ${about + 1}, each of them a question: “${lines.join('” “')}”`;
    case 'form':
      return 'The questions are put into a form that can be read.';
  }
}
