import type { Hit } from '../../client/hits.ts';
import { plainText } from '../../client/marked.ts';

/** Most rows of a group, and of a page in it (row 9.2). */
const mostPerGroup = 5;

/** A hit as a row of the list. */
export interface HitRow {
  readonly hit: Hit;
  /** Place in the answer, from 1. */
  readonly position: number;
  /** The hit that is the page of this one, when it is in the same answer (rows 3.3, 5.5). */
  readonly parent: Hit | undefined;
  /** Whether the parent's row stands above this one. */
  readonly isChild: boolean;
}

export interface HitGroup {
  readonly name: string;
  readonly rows: readonly HitRow[];
}

/**
 * Arranges an answer (rows 3.1, 3.3, 9.2): groups by the top of the hierarchy, in each the hits of one page together;
 * groups and pages in the order of their best hits.
 */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const ranked = hits.map((hit, index) => ({ hit, position: index + 1 }));
  return [...groupBy(ranked, ({ hit }) => plainText(hit.headings.lvl0))].map(([name, inGroup]) => ({
    name,
    rows: [...groupBy(inGroup, ({ hit }) => hit.hierarchy.lvl1 ?? '').values()].flatMap(pageRows),
  }));
}

function pageRows(ranked: readonly Pick<HitRow, 'hit' | 'position'>[]): HitRow[] {
  const page = ranked.findIndex(({ hit }) => hit.type === 'lvl1');
  return ranked.map((row, index) => {
    const parent = index === page ? undefined : ranked[page]?.hit;
    return { ...row, parent, isChild: parent !== undefined && index > page };
  });
}

/** The first few values of each key, keys in the order of their first values. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key) ?? [];
    if (group.length < mostPerGroup) groups.set(key, [...group, value]);
  }
  return groups;
}
