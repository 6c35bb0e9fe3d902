/** One measured number and the most it may be (or the least, for `atLeast`). */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Prints a suite as a table. @returns whether every number is within its budget */
export function printMeasures(title: string, measures: readonly Measure[]): boolean {
  console.log(`\n${title}`);
  const width = Math.max(...measures.map(({ name }) => name.length));
  let within = true;
  for (const { name, value, unit, atMost, atLeast } of measures) {
    const ok =
      value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
    within &&= ok;
    const budget = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
    console.log(
      `  ${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${formatValue(value).padStart(9)} ${unit.padEnd(5)} ${budget}`,
    );
  }
  return within;
}

/** A number as reports have it. */
export function formatValue(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
