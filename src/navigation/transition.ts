/**
 * Milliseconds from the start until the new page is there. A transition begins with a picture of the old page, which
 * the reader waits for; where both take longer the pages come without, from then on.
 */
const patience = 30;
let isQuick = true;

/**
 * Changes what the page shows, with a short cross-fade where the browser has it, is quick enough for it, and the
 * reader does not mind motion.
 * @param change is called once, now or in a frame or two
 * @returns when it was called; the fading goes on
 * @throws what `change` throws
 */
export async function withTransition(change: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || isStill || !isQuick) return change();
  const asked = performance.now();
  const transition = document.startViewTransition(() => {
    change();
    isQuick = performance.now() - asked < patience;
  });
  // One that is cut short, by the next page or in a window nobody sees, is not an error.
  transition.ready.catch(() => undefined);
  const late = setTimeout(() => transition.skipTransition(), patience);
  await transition.updateCallbackDone.finally(() => clearTimeout(late));
}
