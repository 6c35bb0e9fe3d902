import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';

/** `:::flow`: a numbered list as stations of a way, each after the one before it. */
export function Flow({ children }: { children?: ReactNode }) {
  usePart('flow');
  return <div className="flow">{children}</div>;
}
