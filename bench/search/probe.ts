import type { Page } from '@playwright/test';

/** In the page: tells when something has been painted after a key. */
export interface Probe {
  /**
   * Waits for the next key, then until an element is there after a change of the page, then for the frame that
   * shows it.
   * @returns milliseconds from the key to the end of that frame; infinite when it takes longer than `patience`
   */
  painted(selector: string, patience: number): Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Puts a probe into every document of a page, before its scripts. */
export async function addProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.probe = {
      painted(selector, patience) {
        const { promise, resolve } = Promise.withResolvers<number>();
        let key: number | undefined;
        const observer = new MutationObserver(() => {
          if (key === undefined || !document.querySelector(selector)) return;
          observer.disconnect();
          // A message that is sent in the callback of a frame arrives once the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => end(performance.now() - (key ?? 0));
          requestAnimationFrame(() => port2.postMessage(undefined));
        });
        const onKey = ({ timeStamp }: KeyboardEvent) => {
          key ??= timeStamp;
        };
        const timer = setTimeout(() => end(Number.POSITIVE_INFINITY), patience);
        const end = (time: number) => {
          clearTimeout(timer);
          observer.disconnect();
          removeEventListener('keydown', onKey, true);
          resolve(time);
        };
        addEventListener('keydown', onKey, true);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        return promise;
      },
    };
  });
}

/** Presses keys and tells how long it takes from the first of them until an element is painted, in milliseconds. */
export async function paintedAfter(page: Page, keys: readonly string[], selector: string): Promise<number> {
  // An object is returned before the time it holds is known: the keys must not come before the probe waits.
  const waiting = await page.evaluateHandle(
    ([what, patience]) => ({ time: window.probe.painted(what, patience) }),
    [selector, 3000] as const,
  );
  for (const key of keys) await page.keyboard.press(key);
  const time = await waiting.evaluate((each) => each.time);
  await waiting.dispose();
  return time;
}
