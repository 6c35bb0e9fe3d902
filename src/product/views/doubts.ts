import { createContext, useContext } from 'react';
import type { Doubt } from '../provenance.ts';

/** The doubts of the page that is being rendered, in the order of its text, each once. */
export const DoubtContext = createContext<Doubt[] | undefined>(undefined);

/**
 * Adds a doubt to those of the page. Writing to the list while rendering is safe: a page is rendered once and
 * synchronously, and its list (`DoubtList`) comes after its text.
 * @returns its number on the page, and whether nothing before it has the same one
 */
export function useDoubt(doubt: Doubt): { readonly number: number; readonly isFirst: boolean } {
  const doubts = useDoubts();
  const known = doubts.findIndex(({ note, settle }) => note === doubt.note && settle === doubt.settle);
  if (known >= 0) return { number: known + 1, isFirst: false };
  return { number: doubts.push(doubt), isFirst: true };
}

export function useDoubts(): Doubt[] {
  const doubts = useContext(DoubtContext);
  if (!doubts) throw new Error('A doubt was rendered outside of a page that lists it.');
  return doubts;
}
