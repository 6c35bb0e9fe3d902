import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { sentenceOf } from './engine/log.ts';

interface EventListProps {
  readonly kind: Pick<AttackKind, 'words'>;
  readonly events: readonly AttackEvent[];
  /** How many have happened. */
  readonly position: number;
}

/** Events around a place, as more than these would be a long list at each step. */
const shown = 60;

/** The run in words, around where it is. */
export function EventList({ kind, events, position }: EventListProps) {
  const first = Math.max(0, Math.min(position - shown / 2, events.length - shown));
  return (
    <ol className="attack-log" start={first + 1} lang="en" dir="ltr">
      {events.slice(first, first + shown).map((event, at) => {
        const number = first + at + 1;
        return (
          <li
            key={number}
            aria-current={number === position ? 'step' : undefined}
            data-ahead={number > position || undefined}
          >
            {sentenceOf(kind, event)}
          </li>
        );
      })}
    </ol>
  );
}
