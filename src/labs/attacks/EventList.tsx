import { useEffect, useRef } from 'react';
import { fill } from '../../base/fill.ts';
import { useScrolls } from '../frame/useScrolls.ts';
import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { sentenceOf } from './engine/log.ts';

interface EventListProps {
  readonly kind: Pick<AttackKind, 'words'>;
  readonly events: readonly AttackEvent[];
  /** How many have happened. */
  readonly position: number;
  /** What it is called. */
  readonly label: string;
  /** Said of a run with more events than are listed. */
  readonly note: string;
}

/** Events around a place, as more than these would be a long list at each step. */
const shown = 60;

/** The run in words, around where it is. */
export function EventList({ kind, events, position, label, note }: EventListProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(list);
  // What happened last stays in the middle of the list; the page itself is not moved.
  useEffect(() => {
    const { current } = list;
    const last =
      scrolls && current?.querySelectorAll<HTMLElement>('li')[position - firstAt(position, events) - 1];
    if (current && last) current.scrollTop = last.offsetTop - (current.clientHeight - last.offsetHeight) / 2;
  }, [position, events, scrolls]);
  const first = firstAt(position, events);
  return (
    <>
      {events.length > shown && <p>{fill(note, { shown, all: events.length })}</p>}
      <div
        ref={list}
        className="attack-log"
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <ol start={first + 1} lang="en" dir="ltr">
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
      </div>
    </>
  );
}

/** How many events come before those that are shown. */
function firstAt(position: number, { length }: readonly unknown[]): number {
  return Math.max(0, Math.min(position - shown / 2, length - shown));
}
