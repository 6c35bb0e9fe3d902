import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { optionId } from './HitOption.tsx';
import type { LinkedRow } from './linked-rows.ts';

/** What a pointer does to the rows of a list. */
export interface RowEvents {
  onActive(index: number): void;
  /** A click with the first or the middle button. */
  onChoose(row: LinkedRow, event: MouseEvent): void;
}

interface ListboxProps extends RowEvents {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly LinkedRow[];
  readonly children: ReactNode;
}

/** Where the pointer was: some browsers tell of a move when a list scrolls below a resting one. */
let pointerPlace = '';

/**
 * A list of rows that keys of the input and a pointer choose from. It hears the pointer for all of them, so that a
 * row is drawn anew only when it changes itself: a reader waits for it at each letter.
 */
export function Listbox({ id, label, rows, onActive, onChoose, children }: ListboxProps) {
  const indexOf = (event: MouseEvent): number => {
    const option = event.target instanceof Element && event.target.closest('[role=option]');
    return option ? rows.findIndex((_, index) => optionId(id, index) === option.id) : -1;
  };
  const choose = (event: MouseEvent) => {
    const row = rows[indexOf(event)];
    if (row) onChoose(row, event);
  };
  const move = (event: PointerEvent) => {
    const place = `${event.screenX} ${event.screenY}`;
    const index = indexOf(event);
    if (place !== pointerPlace && index >= 0) onActive(index);
    pointerPlace = place;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and hears the keys
    <div
      role="listbox"
      id={id}
      aria-label={label}
      onPointerMove={move}
      // The focus stays in the input.
      onMouseDown={(event) => event.button !== 2 && indexOf(event) >= 0 && event.preventDefault()}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
    >
      {children}
    </div>
  );
}
