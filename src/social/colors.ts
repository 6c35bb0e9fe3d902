/** Colours of the cards: the light ones of `src/theme/tokens.css`, written out because a card has no style sheet. */
export const paper = '#fbfaf7';
export const ink = '#16191d';
export const muted = '#555a61';
export const line = '#e2ddd3';
export const finding = '#c8401a';
export const findingWash = '#f9e6dc';
export const pass = '#0b6b5d';
export const passSoft = '#7bb0a7';

export type Rgb = readonly [red: number, green: number, blue: number];

/** What touches what on a card, and in how many steps an edge goes from one colour to the other. */
const edges: readonly (readonly [string, string, number])[] = [
  [paper, ink, 16],
  [paper, muted, 12],
  [paper, pass, 12],
  [paper, passSoft, 8],
  [paper, line, 4],
  [paper, finding, 12],
  [line, finding, 6],
  [findingWash, finding, 12],
];

/** Every colour an image may have: those above, exactly, and the steps between them. */
export const palette: readonly Rgb[] = distinct(edges.flatMap(([from, to, steps]) => ramp(from, to, steps)));

function ramp(from: string, to: string, steps: number): Rgb[] {
  const [start, end] = [rgb(from), rgb(to)];
  const at = (i: number, part: 0 | 1 | 2) =>
    Math.round(start[part] + ((end[part] - start[part]) * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => [at(i, 0), at(i, 1), at(i, 2)]);
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function distinct(colors: readonly Rgb[]): Rgb[] {
  return [...new Map(colors.map((color) => [color.join(), color])).values()];
}
