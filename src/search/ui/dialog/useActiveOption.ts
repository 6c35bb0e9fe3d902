import { useState } from 'react';

/** Which row of a list the keys act on. */
export interface ActiveOption {
  /** Place in the list, from 0; −1 in an empty one. */
  readonly index: number;
  /** Whether keys brought it there, so that it may be out of sight. */
  readonly byKey: boolean;
  /** By keys: around the ends (row X.2). */
  move(step: 1 | -1): void;
  set(index: number): void;
}

/**
 * The first row is active until the reader moves (row X.2).
 * @param list what the rows are made from: another one starts at its first row
 * @param count number of its rows
 */
export function useActiveOption(list: unknown, count: number): ActiveOption {
  const [chosen, setChosen] = useState({ list, index: 0, byKey: false });
  const placeOf = (place: typeof chosen) => Math.min(place.list === list ? place.index : 0, count - 1);
  const moved = (place: typeof chosen, step: number) =>
    count === 0 ? 0 : (placeOf(place) + step + count) % count;
  return {
    index: placeOf(chosen),
    byKey: chosen.list === list && chosen.byKey,
    move: (step) => setChosen((before) => ({ list, index: moved(before, step), byKey: true })),
    set: (next) => setChosen({ list, index: next, byKey: false }),
  };
}
