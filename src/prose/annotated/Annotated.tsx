import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';

/**
 * `:::annotated[Title]`: blocks of code side by side whose passages have numbers, and the list that explains them.
 * The numbers are drawn by the style, so that selecting and copying give the code alone.
 */
export function Annotated({ heading, children }: { heading: string; children?: ReactNode }) {
  usePart('annotated');
  return (
    <section className="annotated" aria-label={heading}>
      <p>{heading}</p>
      <div>{children}</div>
    </section>
  );
}
