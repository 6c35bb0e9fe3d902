import { type Place, searchOf } from './address.ts';

/** How far a reader had come in the results. */
export interface ReadingPlace {
  /** Pages of the answer that were fetched. */
  readonly pages: number;
  /** How far the page was scrolled. */
  readonly top: number;
}

type Asked = Pick<Place, 'query' | 'section'>;

/** As many as a provider answers with. */
const mostPages = 50;

/**
 * What the entry of the history says of it.
 * @returns nothing where the entry says it of another query, or was written by somebody else
 */
export function readingPlace(asked: Asked, state: unknown = history.state): ReadingPlace | undefined {
  const { results } = (state ?? {}) as {
    results?: Partial<Record<'of' | keyof ReadingPlace, unknown>> | null;
  };
  const { of, pages, top } = results ?? {};
  if (of !== searchOf(asked) || typeof pages !== 'number' || typeof top !== 'number') return undefined;
  return { pages: Math.min(Math.max(Math.floor(pages), 1), mostPages), top };
}

/** Notes in the entry of the history how far the reader has come: whoever comes back to it goes on there. */
export function keepReadingPlace(asked: Asked, place: ReadingPlace): void {
  try {
    history.replaceState({ ...history.state, results: { of: searchOf(asked), ...place } }, '');
  } catch {
    // Safari allows a hundred changes in ten seconds: the next one will do.
  }
}
