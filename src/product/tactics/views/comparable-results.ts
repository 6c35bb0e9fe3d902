import type { Result } from '../../publications.ts';

/** A result that is a share in percent. */
export type PercentResult = Result & { readonly percent: number };

/**
 * Percentages that may stand in one chart: same metric, same setting, at least two of them, not all averages.
 * @returns the groups in the order of the results, each from the highest share to the lowest, averages last
 */
export function comparableResults(results: readonly Result[]): PercentResult[][] {
  const groups = Map.groupBy(results.filter(hasPercent), ({ metric, setting }) =>
    // Without a setting nothing says that two figures were measured in the same way.
    setting === undefined ? undefined : `${metric}, ${setting}`,
  );
  groups.delete(undefined);
  return [...groups.values()]
    .filter((group) => group.filter(({ average }) => !average).length >= 2)
    .map((group) => group.toSorted((a, b) => Number(a.average) - Number(b.average) || b.percent - a.percent));
}

function hasPercent(result: Result): result is PercentResult {
  return result.percent !== undefined;
}
