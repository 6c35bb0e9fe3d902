import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';

/** `:::details[Summary]`: closed until the reader opens it; found by the browser's own search. */
export function Foldout({ summary, children }: { summary: string; children?: ReactNode }) {
  usePart('foldout');
  return (
    <details className="foldout">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
