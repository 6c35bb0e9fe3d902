import { useEffect, useEffectEvent, useState } from 'react';
import { atEnd, type Playing, paused, played, shownOf, sought, ticked, ticking } from './playing.ts';

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
  const [state, setState] = useState(() => atEnd(events));
  const [speed, setSpeed] = useState(4);
  const { position, isPlaying } = shownOf(state, events);
  /** A change of what is shown now. */
  const go = (change: (before: Playing) => Playing) => setState((before) => change(shownOf(before, events)));
  const tick = useEffectEvent(() => go(ticked));
  useEffect(() => (isPlaying ? ticking(speed, tick) : undefined), [isPlaying, speed]);
  return {
    position,
    isPlaying,
    speed,
    seek: (to) => go((before) => sought(before, to)),
    play: () => go(played),
    pause: () => go(paused),
    setSpeed,
  };
}
