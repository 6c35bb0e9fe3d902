/** Results of runs: how many objectives were broken, of how many. */
export interface Broken {
  readonly broken: number;
  readonly tested: number;
}

/**
 * Reads `30/50, 45/50`.
 * @returns undefined when something in the list is not a share
 */
export function readCases(list: string): Broken[] | undefined {
  const cases = list.split(',').map((each) => {
    const [, broken, tested] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(each) ?? [];
    return { broken: Number(broken), tested: Number(tested) };
  });
  return cases.every(({ broken, tested }) => tested > 0 && broken <= tested) ? cases : undefined;
}

/**
 * Reads a list of percentages, `13, 60`, as shares.
 * @returns undefined when one is not from 0 to 100
 */
export function readPercentages(list: string): number[] | undefined {
  const shares = list.split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each) / 100));
  return shares.every((share) => share >= 0 && share <= 1) ? shares : undefined;
}

/**
 * Reads a list of counts from 1, `1, 5, 10`.
 * @returns undefined when one is not
 */
export function readCounts(list: string): number[] | undefined {
  const counts = list.split(',').map(Number);
  return counts.every((count) => Number.isInteger(count) && count > 0) ? counts : undefined;
}
