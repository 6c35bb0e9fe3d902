import type { MouseEvent } from 'react';
import { MarkedText } from '../marked/MarkedText.tsx';
import { HitIcon } from './HitIcon.tsx';
import { hitText } from './hit-text.ts';
import type { LinkedRow } from './linked-rows.ts';

/** What a pointer does to the rows of a list. */
export interface RowEvents {
  onActive(index: number): void;
  /** A click with the first or the middle button. */
  onChoose(row: LinkedRow, event: MouseEvent): void;
}

interface HitOptionProps extends RowEvents {
  /** Id of the list; those of its rows follow from it, see `optionId`. */
  readonly list: string;
  readonly index: number;
  readonly row: LinkedRow;
  /** Place of the active row. */
  readonly active: number;
}

/** Where the pointer was: some browsers tell of a move when a list scrolls below a resting one. */
let pointerPlace = '';

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/**
 * A row of a list: a link, so that the middle button, the context menu and a copied address work as anywhere, in the
 * role of an option, so that the keys of the input choose it (rows 3.3, X.1, X.2).
 */
export function HitOption({ list, index, row, active, onActive, onChoose }: HitOptionProps) {
  const { title, place } = hitText(row.hit);
  const { type = 'lvl1' } = row.hit;
  return (
    <a
      id={optionId(list, index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={row.address}
      className="finder-hit"
      data-type={type}
      data-child={row.isChild || undefined}
      onPointerMove={({ screenX, screenY }) => {
        const place = `${screenX} ${screenY}`;
        if (place !== pointerPlace) onActive(index);
        pointerPlace = place;
      }}
      // The focus stays in the input.
      onMouseDown={(event) => event.button !== 2 && event.preventDefault()}
      onClick={(event) => onChoose(row, event)}
      onAuxClick={(event) => event.button === 1 && onChoose(row, event)}
    >
      <HitIcon type={type} />
      <span>
        <span className="finder-hit-title">
          <MarkedText html={title} />
        </span>
        {place.length > 0 && (
          <span className="finder-hit-place">
            {place.map((text, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its depth alone
              <span key={depth}>
                <MarkedText html={text} />
              </span>
            ))}
          </span>
        )}
      </span>
    </a>
  );
}
