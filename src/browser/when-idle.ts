/**
 * Calls when the page has loaded and the browser has nothing else to do, at the latest two seconds later: where nothing
 * on a page moves, Chromium may wait for a frame that never comes. WebKit does not tell when it is idle.
 */
export function whenIdle(callback: () => void): void {
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 });
    else setTimeout(callback);
  });
}
