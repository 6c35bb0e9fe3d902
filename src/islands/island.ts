/** Nothing is said of loading before this many milliseconds (rows 4.19, 9.19). */
const patience = 200;

/**
 * An application that starts when a reader is about to use it. `data-island` on its element says how it goes:
 * absent, `loading` once it takes long, `failed`; the element's `.island-status` shows it.
 * @param load brings the code and starts it
 * @returns starts it, once; after a failure the next call loads again
 */
export function island(element: HTMLElement, load: () => Promise<unknown>): () => void {
  const { dataset } = element;
  let started = false;
  return () => {
    if (started) return;
    started = true;
    delete dataset.island;
    const slow = setTimeout(() => {
      dataset.island = 'loading';
    }, patience);
    load()
      .then(
        () => delete dataset.island,
        (error) => {
          started = false;
          dataset.island = 'failed';
          console.error(error);
        },
      )
      .finally(() => clearTimeout(slow));
  };
}

/** Starts as soon as a pointer (a finger is one) or the focus comes to an element. */
export function onIntent(element: Element, start: () => void): void {
  element.addEventListener('pointerenter', start);
  element.addEventListener('focusin', start);
}
