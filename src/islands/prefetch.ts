import { isFrugal } from '../browser/connection.ts';
import { fetchAhead } from '../browser/fetch-ahead.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * Fetches files at low priority once the page has loaded and is idle, so that they are there when they are needed:
 * not on 2g, not with data saver (rows 2N.12, 9.22). Nothing of them runs, and a failure is nobody's loss.
 * @param list address of a JSON file whose `assets` are the addresses of the files
 */
export function prefetchWhenIdle(list: string): void {
  const prefetch = () => {
    if (isFrugal()) return;
    fetch(list)
      .then((response) => response.json())
      .then(({ assets }: { assets: string[] }) => {
        for (const asset of assets) fetchAhead(asset);
      })
      .catch(() => undefined);
  };
  whenIdle(prefetch);
}
