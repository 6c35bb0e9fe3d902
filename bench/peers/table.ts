import { median } from '../page-weight.ts';

/** One thing that was measured of every peer, once or several times. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Digits behind the point; none if not given. */
  readonly digits?: number;
  /** What each peer showed, one list each, in the order of the columns; empty where it could not be measured. */
  readonly samples: readonly (readonly number[])[];
  /** Whether the numbers are not amounts, so that a ratio of two says nothing. */
  readonly isScore?: boolean;
}

/**
 * A Markdown table: the median of each row's samples, from the least to the greatest where they differ, and how many
 * times that of the first peer it is.
 * @param columns names of the peers
 */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.name, ...row.samples.map((_, column) => cell(row, column))]);
  return [['', ...columns], ['---', ...columns.map(() => '---:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cell({ unit, digits = 0, samples, isScore = false }: Row, column: number): string {
  const own = samples[column] ?? [];
  if (own.length === 0 || own.some(Number.isNaN)) return '–';
  const written = (value: number) => value.toFixed(digits);
  const [least, greatest] = [written(Math.min(...own)), written(Math.max(...own))];
  const first = median(samples[0] ?? []);
  const ratio = median(own) / first;
  const range = least === greatest ? '' : ` (${least}–${greatest})`;
  const times = column === 0 || isScore || !Number.isFinite(ratio) ? '' : `, ${ratio.toFixed(2)} ×`;
  return `${`${written(median(own))} ${unit}`.trim()}${range}${times}`;
}
