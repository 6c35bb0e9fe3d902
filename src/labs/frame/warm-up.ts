/** How often work is done again, in all: after that code is as fast as it gets. */
let left = 5;
/** Milliseconds; what takes longer is long because there is much of it. */
const long = 60;
/** Milliseconds without a question after which it begins: nobody who types fast waits for it. */
const pause = 100;
let newest: unknown;

/**
 * In a worker that has just answered: does the same again while nothing else is asked, a few times in its life. Code is
 * several times slower in its first runs, and those would else be the ones that a reader types through.
 * @param since when the work began, by `performance.now()`
 */
export function warmUp(again: () => unknown, since: number): void {
  newest = again;
  if (performance.now() - since > long) return;
  const repeat = async () => {
    if (again !== newest || left === 0) return;
    left -= 1;
    await again();
    setTimeout(repeat);
  };
  setTimeout(repeat, pause);
}
