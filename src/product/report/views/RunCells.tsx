const columns = 5;

/**
 * Prompts of a run as a honeycomb, the findings filled. Each cell turns up after the one before it. Hidden from
 * assistive technology: the line of totals says the same.
 * @param passed whether each prompt passed, in the order of the run
 * @param opened place of the finding that is shown beside
 */
export function RunCells({ passed, opened }: { passed: readonly boolean[]; opened: number }) {
  const rows = Array.from({ length: Math.ceil(passed.length / columns) }, (_, row) =>
    passed.slice(row * columns, (row + 1) * columns),
  );
  return (
    <svg className="cells" viewBox={`0 0 260 ${rows.length * 40 + 16}`} aria-hidden="true">
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name, and are drawn once
        <g key={row}>
          {cells.map((pass, column) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              key={column}
              className={pass ? undefined : 'finding'}
              data-opened={row * columns + column === opened || undefined}
              d={cell(26 + column * 46 + (row % 2) * 23, 28 + row * 40, pass)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A hexagon with a tick or a cross. */
const cell = (x: number, y: number, pass: boolean) =>
  `M${x} ${y - 23}l20 11.5v23l-20 11.5l-20-11.5v-23Z${pass ? 'm-7 23l5 5l9-10' : 'm-6 17l12 12m0-12l-12 12'}`;
