import { type Cell, radius, runCells } from './run-cells.ts';

const half = (Math.sqrt(3) / 2) * radius;

/** The quiet picture behind the text of a card. */
export function Honeycomb({ seed }: { seed: string }) {
  const cells = runCells(seed);
  const found = cells.filter(({ verdict }) => verdict === 'finding');
  const passed = cells.filter(({ verdict }) => verdict === 'pass');
  return (
    <svg
      viewBox="0 0 1200 630"
      width={1200}
      height={630}
      style={{ position: 'absolute', left: 0, top: 0 }}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={cells.map(hexagon).join('')} stroke="#e2ddd1" strokeWidth={2} />
      <path
        d={passed.map(({ x, y }) => `M${x - 15} ${y + 1}l10 10l20-22`).join('')}
        stroke="#0b6b5d"
        strokeOpacity={0.55}
        strokeWidth={4}
      />
      <path d={found.map(hexagon).join('')} fill="#f8e4da" stroke="#c8401a" strokeWidth={3} />
      <path
        d={found.map(({ x, y }) => `M${x - 13} ${y - 13}l26 26m0-26l-26 26`).join('')}
        stroke="#c8401a"
        strokeWidth={5}
      />
    </svg>
  );
}

function hexagon({ x, y }: Cell): string {
  const side = radius / 2;
  return `M${x.toFixed(1)} ${y - radius}l${half.toFixed(1)} ${side}v${radius}l${-half.toFixed(1)} ${side}l${-half.toFixed(1)} ${-side}v${-radius}Z`;
}
