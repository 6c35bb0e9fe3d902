import type { ReactNode } from 'react';

interface PictureProps {
  /** In its own units, which are pixels where there is room for all. */
  readonly width: number;
  readonly height: number;
  /** Where it begins. */
  readonly left?: number;
  readonly top?: number;
  /** The drawing in words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The widest picture that can still be read when it is made as small as a phone. */
const widest = 400;

/** A drawing of a run: one that is not wide fits into its frame, a wide one scrolls there. */
export function Picture({ width, height, left = 0, top = 0, label, children }: PictureProps) {
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      role="img"
      aria-label={label}
      data-wide={width > widest || undefined}
    >
      {children}
    </svg>
  );
}
