import { memo } from 'react';
import { MarkedText } from '../MarkedText.tsx';
import { HitIcon } from './HitIcon.tsx';
import { hitText } from './hit-text.ts';
import type { LinkedRow } from './linked-rows.ts';

interface HitOptionProps {
  /** Id of the list; those of its rows follow from it, see `optionId`. */
  readonly list: string;
  readonly index: number;
  readonly row: LinkedRow;
  /** Whether keys act on it. */
  readonly isActive: boolean;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/**
 * A row of a list: a link, so that the middle button, the context menu and a copied address work as anywhere, in the
 * role of an option, so that the keys of the input choose it (rows 3.3, X.1, X.2).
 */
export const HitOption = memo(function HitOption({ list, index, row, isActive }: HitOptionProps) {
  const { title, place } = hitText(row.hit);
  const { type = 'lvl1' } = row.hit;
  return (
    <a
      id={optionId(list, index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={row.address}
      className="finder-hit"
      data-type={type}
      data-child={row.isChild || undefined}
    >
      <HitIcon type={type} />
      <span>
        <span className="finder-hit-title">
          <MarkedText parts={title} />
        </span>
        {place.length > 0 && (
          <span className="finder-hit-place">
            {place.map((text, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its depth alone
              <span key={depth}>
                <MarkedText parts={text} />
              </span>
            ))}
          </span>
        )}
      </span>
    </a>
  );
});
