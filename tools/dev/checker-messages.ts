import type { Problem } from './problem.ts';

/** To the checker. */
export type CheckerRequest =
  /** Whether anything is wrong with the page at an address. */
  | { readonly id: number; readonly kind: 'page'; readonly path: string }
  /** What leads to paths that are not pages any more. */
  | { readonly id: number; readonly kind: 'lost'; readonly paths: readonly string[] }
  /** The files of the search of an edition. */
  | { readonly id: number; readonly kind: 'search'; readonly base: string };

/** From the checker, one for each request. */
export type CheckerAnswer =
  | { readonly id: number; readonly problems: readonly Problem[] }
  | { readonly id: number; readonly files: readonly (readonly [address: string, text: string])[] }
  | { readonly id: number; readonly failure: string };
