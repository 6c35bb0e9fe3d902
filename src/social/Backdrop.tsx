import { Logo } from '../view/icons.tsx';
import { finding, findingWash, ink, line, paper, passSoft } from './colors.ts';
import { type Cell, radius, runCells } from './run-cells.ts';

const halfWidth = (Math.sqrt(3) / 2) * radius;

const logoStyle = `.logo{fill:none;stroke:${ink};stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.logo-finding{fill:${finding};stroke:${paper};stroke-width:1.5}`;

/** What a card shows besides text: paper, the honeycomb of a run, the mark. Plain SVG, drawn as it stands. */
export function Backdrop({ seed }: { seed: string }) {
  const cells = runCells(seed);
  const passed = cells.filter(({ verdict }) => verdict === 'pass');
  const found = cells.filter(({ verdict }) => verdict === 'finding');
  return (
    <>
      <style>{logoStyle}</style>
      <rect width="100%" height="100%" fill={paper} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={cells.map(hexagon).join('')} stroke={line} strokeWidth={2} />
        <path d={passed.map(tick).join('')} stroke={passSoft} strokeWidth={4} />
        <path d={found.map(hexagon).join('')} fill={findingWash} stroke={finding} strokeWidth={3} />
        <path d={found.map(cross).join('')} stroke={finding} strokeWidth={5} />
      </g>
      <g transform="translate(66 66)">
        <Logo size={60} />
      </g>
    </>
  );
}

function hexagon({ x, y }: Cell): string {
  const [w, h] = [halfWidth, radius / 2];
  return `M${x} ${y - radius}l${w} ${h}v${radius}l${-w} ${h}l${-w} ${-h}v${-radius}Z`;
}

const tick = ({ x, y }: Cell) => `M${x - 15} ${y + 1}l10 10l20-22`;
const cross = ({ x, y }: Cell) => `M${x - 13} ${y - 13}l26 26m0-26l-26 26`;
