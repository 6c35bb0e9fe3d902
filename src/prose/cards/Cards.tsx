import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';

/** `:::cards`: links with a description, for choosing where to go. */
export function Cards({ children }: { children?: ReactNode }) {
  usePart('cards');
  return <ul className="cards">{children}</ul>;
}

/** A card: its first link is the title, and the whole card leads there. */
export function Card({ children }: { children?: ReactNode }) {
  return <li>{children}</li>;
}
