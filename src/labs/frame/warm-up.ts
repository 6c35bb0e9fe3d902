/** How often work is done again, in all: after that code is as fast as it gets. */
let left = 5;
/** Milliseconds; what takes less is fast enough, and what takes longer is long because there is much of it. */
const worth = [2, 60] as const;
/** Milliseconds without a question before it is done again: nobody who types fast waits for it. */
const pause = 100;
let newest: unknown;

/**
 * In a worker that has just answered: does the same again while nothing else is asked, a few times in its life. Code is
 * several times slower in its first runs, and those would else be the ones that a reader types through.
 * @param since when the work began, by `performance.now()`
 */
export function warmUp(again: () => unknown, since: number): void {
  newest = again;
  const took = performance.now() - since;
  if (took < worth[0] || took > worth[1]) return;
  setTimeout(async () => {
    if (again !== newest || left === 0) return;
    left -= 1;
    const begun = performance.now();
    await again();
    if (again === newest) warmUp(again, begun);
  }, pause);
}
