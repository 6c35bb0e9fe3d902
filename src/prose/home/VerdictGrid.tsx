import { useSite } from '../../view/context.ts';

const columns = 5;

/**
 * A run as a honeycomb: one cell a prompt, the findings filled. Decoration with a sample summary line; the picture
 * is hidden from assistive technology because the line says the same.
 * @param failed places of the cells that are findings, from 0
 */
export function VerdictGrid({ total, failed }: { total: number; failed: readonly number[] }) {
  const { strings } = useSite();
  const cells = Array.from({ length: total }, (_, i) => {
    const row = Math.floor(i / columns);
    const x = 26 + (i % columns) * 46 + (row % 2) * 23;
    return { x, y: 28 + row * 40, finding: failed.includes(i) };
  });
  return (
    <figure className="verdicts">
      <svg viewBox="0 0 260 176" aria-hidden="true">
        {cells.map(({ x, y, finding }) => (
          <path
            key={`${x} ${y}`}
            className={finding ? 'finding' : undefined}
            d={`M${x} ${y - 23}l20 11.5v23l-20 11.5l-20-11.5v-23Z${finding ? `m-6 17l12 12m0-12l-12 12` : `m-7 23l5 5l9-10`}`}
          />
        ))}
      </svg>
      <figcaption>
        <code>{`Total: ${total} | Passed: ${total - failed.length} | Failed: ${failed.length}`}</code>
        <span>{strings.home.sample}</span>
      </figcaption>
    </figure>
  );
}
