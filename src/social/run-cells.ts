/** What a cell of the honeycomb shows: a prompt not yet judged, one that passed, a finding. */
export type Verdict = 'open' | 'pass' | 'finding';

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly verdict: Verdict;
}

/** From a cell's centre to its corners, in pixels. */
export const radius = 62;

const columnStep = Math.sqrt(3) * radius;
const rowStep = 1.5 * radius;
const right = 1204;
const top = 8;
/** Fewest and most cells of each row, counted from the right edge: none reaches the logo or the text. */
const rows = [
  [4, 5],
  [4, 4],
  [3, 4],
  [2, 3],
  [3, 4],
  [1, 3],
  [2, 3],
  [1, 2],
] as const;
const findings = 3;

/**
 * The run behind a card's text: a honeycomb of prompts as on the home page, another one for every page.
 * @param seed the same seed gives the same cells
 */
export function runCells(seed: string): Cell[] {
  const random = randomFrom(seed);
  const places = rows.flatMap(([fewest, most], row) => {
    const length = fewest + Math.floor(random() * (most - fewest + 1));
    const start = right - (row % 2) * (columnStep / 2);
    return Array.from({ length }, (_, i) => ({ x: start - i * columnStep, y: top + row * rowStep }));
  });
  const whole = places.filter(({ x, y }) => x < 1200 - radius && y > radius && y < 630 - radius);
  const found = new Set<(typeof places)[number] | undefined>();
  while (found.size < findings) found.add(whole[Math.floor(random() * whole.length)]);
  return places.map((place): Cell => {
    const verdict = found.has(place) ? 'finding' : random() < 0.55 ? 'pass' : 'open';
    return { ...place, verdict };
  });
}

/** Numbers from 0 to 1 that depend on nothing but the seed (FNV-1a, then mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
