import { type Hierarchy, type Level, levels } from '../core/record.ts';
import type { SearchHit, SearchResult } from '../protocol/messages.ts';
import { type MarkedPart, markedParts, unmarked } from './marked.ts';

/** A text for each level; empty for one that the hit has not. */
type ByLevel = Readonly<Record<Level, readonly MarkedPart[]>>;

/** A hit for the interface: its texts are parts, and whether each was found is known. What is empty says nothing. */
export interface Hit extends Pick<SearchHit, 'objectID' | 'url' | 'type'> {
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** The whole headings. */
  readonly headings: ByLevel;
  /** The headings, long ones cut to what surrounds the words that were found. */
  readonly shortHeadings: ByLevel;
  /** The content, cut like those. */
  readonly snippet: readonly MarkedPart[];
  /** What was found, in small letters, as it is written in headings and content: so with its typing errors. */
  readonly foundWords: readonly string[];
}

/** An answer, or one page of it. */
export interface Found extends Pick<SearchResult, 'nbHits' | 'page' | 'nbPages' | 'queryID'> {
  readonly hits: readonly Hit[];
  /** How many of all hits each section has, most first. */
  readonly sections: readonly (readonly [name: string, hits: number])[];
}

/** Reads an answer of the protocol: the one place where a text with marks in it becomes parts. */
export function readFound({ hits, nbHits, page, nbPages, queryID, facets }: SearchResult): Found {
  const sections = Object.entries(facets?.['hierarchy.lvl0'] ?? {}).sort((a, b) => b[1] - a[1]);
  return { hits: hits.map(readHit), nbHits, page, nbPages, ...(queryID && { queryID }), sections };
}

/** Reads a hit (rows 3.1 to 3.3, 7.6). What a provider did not mark is shown as it is. */
export function readHit(hit: SearchHit): Hit {
  const { objectID, url, type, hierarchy, content, _highlightResult: whole, _snippetResult: short } = hit;
  const texts = (marked: (level: Level) => string | undefined) =>
    byLevel((level) => {
      const html = marked(level);
      return html ? markedParts(html) : unmarked(hierarchy?.[level]);
    });
  const highlighted = [...levels.map((level) => whole?.hierarchy?.[level]), whole?.content];
  const found = highlighted.flatMap((each) => markedParts(each?.value ?? '').filter(({ marked }) => marked));
  const wholeOf = (level: Level) => whole?.hierarchy?.[level]?.value;
  return {
    objectID,
    ...(url !== undefined && { url }),
    ...(type && { type }),
    hierarchy: byLevel((level) => hierarchy?.[level] ?? null),
    content: content ?? null,
    headings: texts(wholeOf),
    shortHeadings: texts((level) => short?.hierarchy?.[level]?.value ?? wholeOf(level)),
    snippet: short?.content ? markedParts(short.content.value) : unmarked(content),
    foundWords: [...new Set(found.map(({ text }) => text.toLowerCase()))],
  };
}

const byLevel = <T>(of: (level: Level) => T) =>
  Object.fromEntries(levels.map((level) => [level, of(level)])) as Record<Level, T>;
