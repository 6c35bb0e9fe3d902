import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';

/** `:::steps`: a numbered list whose items are the steps of a procedure. */
export function Steps({ children }: { children?: ReactNode }) {
  usePart('steps');
  return <div className="steps">{children}</div>;
}
