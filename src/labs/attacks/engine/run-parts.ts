import type { AttackEvent } from './events.ts';

/** A stretch of a run, for which its log has a heading. */
export interface RunPart {
  /** `start` is what comes before an attack begins its first round, then each has its number; `end` is the report. */
  readonly id: string;
  /** How many events of the run come before it. */
  readonly first: number;
  readonly events: readonly AttackEvent[];
}

/** A run in its parts, in order; none is empty. */
export function partsOf(events: readonly AttackEvent[]): readonly RunPart[] {
  const ids: string[] = [];
  for (const event of events)
    ids.push(
      event.kind === 'stop'
        ? 'end'
        : event.kind === 'begin'
          ? String(event.iteration + 1)
          : (ids.at(-1) ?? 'start'),
    );
  return [...new Set(ids)].map((id) => {
    const first = ids.indexOf(id);
    return { id, first, events: events.slice(first, ids.lastIndexOf(id) + 1) };
  });
}
