/** What a tactic does, in a sign of 32 × 32: strokes of the attacker, and `hit`, what they lead to. */
export interface TacticSign {
  readonly strokes: string;
  readonly hit: string;
}

/** Signs by the id of the tactic; the unit tests hold them to the tactics of the model. */
export const tacticGlyphs: Readonly<Record<string, TacticSign>> = {
  /** A network of actors around the topic. */
  actor: {
    strokes: [0, 1, 2, 3, 4].map((i) => spoke((i * 72 - 90) * (Math.PI / 180))).join(''),
    hit: ring(16, 16, 2.6),
  },
  /** A path that turns back from dead ends. */
  adaptive_mtjb: {
    strokes: `M3 16h5.5l5-8H17.5M8.5 16l5 8h5l4-5.4M18.5 24l3 4${cross(21.5, 8)}`,
    hit: ring(25, 15.5, 2.6),
  },
  /** Two strands that cross over. */
  autodan: { strokes: 'M4 9h4.5c8 0 7 14 15 14H28M4 23h4.5c8 0 7-14 15-14H25', hit: ring(27.6, 9, 2.6) },
  /** Many tries, one hit. */
  bon: {
    strokes: [5, 12.3, 19.6, 27]
      .flatMap((y) => [5, 12.3, 19.6, 27].map((x) => (x === 19.6 && y === 12.3 ? '' : ring(x, y, 0.9))))
      .join(''),
    hit: ring(19.6, 12.3, 2.8),
  },
  /** Rising steps. */
  crescendo: { strokes: 'M3 28h6.5v-6H16v-6h6.5v-6H29', hit: ring(25.8, 4.6, 2.6) },
  /** A letter and its mirror image. */
  flipattack: {
    strokes:
      'M5 25V7h4.5a4.2 4.2 0 0 1 0 8.4H5M9.7 15.4 13 25M27 25V7h-4.5a4.2 4.2 0 0 0 0 8.4H27M22.3 15.4 19 25',
    hit: 'M16 3v4M16 10.5v4M16 18v4M16 25.5v3.5',
  },
  /** A prompt there and an answer back. */
  pair: {
    strokes: 'M5 13C8 5 24 5 27 13M28 7.2 27 13l-5.6-2M27 19C24 27 8 27 5 19M4 24.8 5 19l5.6 2',
    hit: ring(16, 16, 2.6),
  },
  /** A tree whose branches are pruned. */
  tap: {
    strokes: `${ring(16, 4.6, 2)}${ring(16, 16, 2)}${ring(9.5, 27.2, 2)}M16 6.6V14M6 12v-2h20v2M16 18v4M9.5 25.2V22h13v2.4${cross(6, 15.5)}${cross(26, 15.5)}`,
    hit: ring(22.5, 27.2, 2.6),
  },
};

function ring(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${r * 2} 0 ${r} ${r} 0 1 0-${r * 2} 0`;
}

function cross(x: number, y: number): string {
  return `M${x - 2} ${y - 2}l4 4m0-4l-4 4`;
}

/** A line from an actor to the middle, with the actor as a ring at its end. */
function spoke(angle: number): string {
  const at = (radius: number) =>
    [16 + radius * Math.cos(angle), 16.5 + radius * Math.sin(angle)].map(short) as [number, number];
  const [x, y] = at(12);
  return `${ring(x, y, 2)}M${at(10).join(' ')}L${at(5.6).join(' ')}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
