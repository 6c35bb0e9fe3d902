import type { LoadedGroup, Texts } from './texts.ts';

/** How a text answers a query. */
export interface Closeness {
  /** Group that answers best. */
  readonly group: number;
  /** Units of the query found in it. */
  readonly units: number;
  /** From 0 to 1: 1 when they stand side by side in the order they were typed. */
  readonly near: number;
  /** From 0 to 1: more the oftener the query is met, less the longer the section is. */
  readonly density: number;
}

/**
 * The group of a section in which most of a query stands, closest together.
 * @param placesOf units of the query that a word of the text may mean, by their places
 */
export function closest(
  groups: readonly LoadedGroup[],
  texts: Texts,
  placesOf: (word: readonly string[], number: number) => readonly number[],
): Closeness | undefined {
  let best: Omit<Closeness, 'density'> | undefined;
  let met = 0;
  let length = 0;
  groups.forEach(({ units }, group) => {
    const found: { at: number; place: number }[] = [];
    units.forEach((number, at) => {
      for (const place of placesOf(texts.unit(number), number)) found.push({ at, place });
    });
    met += found.length;
    length += units.length;
    const distinct = new Set(found.map(({ place }) => place)).size;
    if (distinct === 0 || distinct < (best?.units ?? 0)) return;
    const near = distinct < 2 ? 0 : nearness(found, distinct);
    if (!best || distinct > best.units || near > best.near) best = { group, units: distinct, near };
  });
  return best && { ...best, density: met / (met + 3) / (1 + length / 200) };
}

/** By the shortest stretch of text that holds every unit found. */
function nearness(found: readonly { at: number; place: number }[], distinct: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  let ordered = false;
  const last = new Map<number, number>();
  for (const { at, place } of found) {
    last.set(place, at);
    if (last.size < distinct) continue;
    const places = [...last].sort((a, b) => a[1] - b[1]);
    const length = at - (places[0]?.[1] ?? at) + 1;
    const inOrder = places.every(([unit], i) => i === 0 || unit > (places[i - 1]?.[0] ?? -1));
    if (length < shortest || (length === shortest && inOrder)) {
      shortest = length;
      ordered = inOrder;
    }
  }
  const gaps = Math.max(0, shortest - distinct);
  return (1 / (1 + gaps / 2)) * (ordered ? 1 : 0.85);
}
