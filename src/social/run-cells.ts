/** What a cell of the card's honeycomb shows: a prompt not yet judged, one that passed, a finding. */
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
/** Cells per row from the right edge of the card: wide at the top, narrow where the text stands. */
const rowLengths = [4, 4, 4, 3, 3, 2, 2, 1];
const findings = 3;

/**
 * The honeycomb in the corner of a card: a run of prompts as on the home page, another one for every seed.
 * @param seed the same seed gives the same cells
 */
export function runCells(seed: string): Cell[] {
  const random = randomFrom(seed);
  const places = rowLengths.flatMap((length, row) => {
    const cells = length + (random() < 0.4 ? 1 : 0) - (random() < 0.4 ? 1 : 0);
    const shift = row % 2 === 0 ? 0 : columnStep / 2;
    return Array.from({ length: cells }, (_, i) => ({
      x: 1204 - shift - i * columnStep,
      y: 8 + row * rowStep,
    }));
  });
  const whole = places.filter(({ x, y }) => x < 1200 - radius && y > radius && y < 630 - radius);
  const found = new Set(Array.from({ length: findings }, () => whole[Math.floor(random() * whole.length)]));
  return places.map((place) => {
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
