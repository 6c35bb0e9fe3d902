import { useEffect, useState } from 'react';

export interface Player {
  /** How many events have happened. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** Events in a second. */
  readonly speed: number;
  /** Goes to a place, and stops there. */
  seek(position: number): void;
  /** Begins at the start when it was at the end. */
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
}

export const speeds = [1, 2, 4, 8, 16] as const;

/**
 * Goes through events, one after another.
 * @param events another list is shown at its end, where a run is whole
 */
export function usePlayer(events: readonly unknown[]): Player {
  const [state, setState] = useState({ events, position: events.length, isPlaying: false });
  const [speed, setSpeed] = useState(4);
  const isNew = state.events !== events;
  const position = isNew ? events.length : state.position;
  const isPlaying = !isNew && state.isPlaying;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () =>
        setState((before) => {
          const next = Math.min(events.length, before.position + 1);
          return { events, position: next, isPlaying: next < events.length };
        }),
      1000 / speed,
    );
    return () => clearInterval(timer);
  }, [isPlaying, speed, events]);
  return {
    position,
    isPlaying,
    speed,
    seek: (to) => setState({ events, position: Math.max(0, Math.min(events.length, to)), isPlaying: false }),
    play: () =>
      setState({ events, position: position >= events.length ? 0 : position, isPlaying: events.length > 0 }),
    pause: () => setState({ events, position, isPlaying: false }),
    setSpeed,
  };
}
