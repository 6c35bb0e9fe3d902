/** Where a run is, of which events come one after another. */
export interface Playing {
  readonly events: readonly unknown[];
  /** How many have happened. */
  readonly position: number;
  readonly isPlaying: boolean;
}

/** A run that is shown as a whole. */
export function atEnd(events: readonly unknown[]): Playing {
  return { events, position: events.length, isPlaying: false };
}

/** What is shown of events: others than those before are shown at their end, whatever the ones before did. */
export function shownOf(before: Playing, events: readonly unknown[]): Playing {
  return before.events === events ? before : atEnd(events);
}

/** Goes to a place, and stops there. */
export function sought({ events }: Playing, position: number): Playing {
  return { events, position: Math.max(0, Math.min(events.length, position)), isPlaying: false };
}

/** Goes on from where it is; at the end it begins again. */
export function played({ events, position }: Playing): Playing {
  return { events, position: position >= events.length ? 0 : position, isPlaying: events.length > 0 };
}

export function paused(before: Playing): Playing {
  return { ...before, isPlaying: false };
}

/** One event further, if it plays; after the last one it stops. */
export function ticked(before: Playing): Playing {
  if (!before.isPlaying) return before;
  const position = Math.min(before.events.length, before.position + 1);
  return { ...before, position, isPlaying: position < before.events.length };
}

/**
 * Lets time pass while something plays.
 * @param speed events in a second
 * @returns ends it
 */
export function ticking(speed: number, tick: () => void): () => void {
  const timer = setInterval(tick, 1000 / speed);
  return () => clearInterval(timer);
}
