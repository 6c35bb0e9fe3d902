import type { SearchResult } from '../protocol/messages.ts';

/** How many hits of an answer each section has, most first. */
export function sectionCounts({ facets }: SearchResult): [name: string, hits: number][] {
  return Object.entries(facets?.['hierarchy.lvl0'] ?? {}).sort((a, b) => b[1] - a[1]);
}
