import type { SearchResult } from '../../protocol/messages.ts';
import { sectionCounts } from '../section-counts.ts';
import type { Place } from './address.ts';
import type { Connection } from './connection.ts';
import { type Answer, joined, type Sections } from './search-state.ts';

/** The beginning of an answer, and the sections it can be narrowed to. */
export interface FirstAnswer {
  readonly answer: Answer;
  readonly sections: Sections;
}

/**
 * Asks for a query. The sections are those of all results, also when they are narrowed, so that a reader can go from
 * one to another; a section that has nothing for this query is left aside.
 * @param pages how many of the answer are wanted at once
 * @throws see `SearchClient`
 */
export async function firstAnswer(
  connection: Connection,
  { query, section }: Place,
  pages: number,
  signal: AbortSignal,
): Promise<FirstAnswer> {
  const all = await connection.ask(query, 0, undefined, signal);
  const sections = { query, all: all.nbHits, counts: sectionCounts(all) };
  const chosen = sections.counts.some(([name]) => name === section) ? section : undefined;
  const result = chosen === undefined ? all : await connection.ask(query, 0, chosen, signal);
  const others = Array.from({ length: Math.min(pages, result.nbPages) - 1 }, async (_, i) =>
    answerOf(await connection.ask(query, i + 1, chosen, signal), query, chosen, i + 1),
  );
  const answer = (await Promise.all(others)).reduce(joined, answerOf(result, query, chosen, 0));
  return { answer, sections };
}

/**
 * Asks for the page after the last one.
 * @throws see `SearchClient`
 */
export async function nextAnswer(
  connection: Connection,
  { query, section, page }: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  return answerOf(await connection.ask(query, page + 1, section, signal), query, section, page + 1);
}

function answerOf(
  { hits, nbHits, nbPages, queryID }: SearchResult,
  query: string,
  section: string | undefined,
  page: number,
): Answer {
  return { query, section, hits, nbHits, page, nbPages, queryID };
}
