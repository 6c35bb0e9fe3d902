import type { Ask } from '../client/connection.ts';
import type { Found, Hit } from '../client/hits.ts';

/** What was found, as far as it has been fetched. */
export interface Answer extends Pick<Found, 'nbHits' | 'page' | 'nbPages' | 'queryID'> {
  readonly query: string;
  /** Section the hits are narrowed to. */
  readonly section: string | undefined;
  readonly hits: readonly Hit[];
}

/** How the hits of a query spread over the sections. */
export interface Sections {
  readonly query: string;
  readonly all: number;
  /** Most hits first. */
  readonly counts: Found['sections'];
}

/**
 * Asks for a query. The sections are those of all hits, also when they are narrowed, so that a reader can go from one
 * to another; a section that has nothing for this query must not hide what the others have.
 * @param pages how many of the answer are wanted at once
 * @throws see `SearchClient`
 */
export async function firstAnswer(
  ask: Ask,
  { query, section }: Pick<Answer, 'query' | 'section'>,
  pages: number,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer; readonly sections: Sections }> {
  const [all, some] = await Promise.all([
    ask(query, {}, signal),
    section === undefined ? undefined : ask(query, { section }, signal),
  ]);
  const hasSome = all.sections.some(([name]) => name === section);
  const first = some && hasSome ? answerOf(some, query, section) : answerOf(all, query, undefined);
  const others = Array.from({ length: Math.min(pages, first.nbPages) - 1 }, (_, i) =>
    nextAnswer(ask, { ...first, page: i }, signal),
  );
  const answer = (await Promise.all(others)).reduce(joined, first);
  return { answer, sections: { query, all: all.nbHits, counts: all.sections } };
}

/**
 * Asks for the page after the last one.
 * @throws see `SearchClient`
 */
export async function nextAnswer(
  ask: Ask,
  { query, section, page }: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  return answerOf(await ask(query, { page: page + 1, section }, signal), query, section);
}

function answerOf({ sections: _, ...found }: Found, query: string, section: string | undefined): Answer {
  return { ...found, query, section };
}

/** Whether the provider has hits that were not fetched yet. */
export function hasMore({ page, nbPages }: Answer): boolean {
  return page + 1 < nbPages;
}

/** Each hit once, although pages overlap when the index changes between them. A page that brings nothing is the last. */
export function joined(before: Answer, next: Answer): Answer {
  const known = new Set(before.hits.map(({ objectID }) => objectID));
  const added = next.hits.filter(({ objectID }) => !known.has(objectID));
  const nbPages = added.length === 0 ? next.page + 1 : next.nbPages;
  return { ...next, hits: [...before.hits, ...added], nbPages };
}
