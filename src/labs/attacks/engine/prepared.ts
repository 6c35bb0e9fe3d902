import type { AttackEvent } from './events.ts';

/** What helper models have replied. */
export interface Prepared {
  readonly behavior: string;
  readonly actors: readonly string[];
  /** Of each actor that some were written for. */
  readonly questions: ReadonlyMap<number, readonly string[]>;
}

export function preparedIn(events: readonly AttackEvent[]): Prepared {
  let behavior = '';
  let actors: readonly string[] = [];
  const questions = new Map<number, readonly string[]>();
  for (const event of events) {
    if (event.kind !== 'prepare') continue;
    if (event.what === 'behavior') [behavior = ''] = event.lines;
    else if (event.what === 'actors') actors = event.lines;
    else if (event.what === 'questions') questions.set(event.about ?? 0, event.lines);
  }
  return { behavior, actors, questions };
}
