import { closest } from '../browser/closest.ts';

/** Nothing is said of loading before this many milliseconds (rows 4.19, 9.19). */
const patience = 200;

type Modules = readonly [Promise<unknown>, ...Promise<unknown>[]];

/**
 * An application that starts when a reader is about to use it. `data-island` on its element says how it goes:
 * absent, `loading` once it takes long, `failed`; the element's `IslandStatus` shows it, and has the button to try
 * again. Trying again asks for the code once more. Code that still cannot be had while the page can is of an older
 * publication, or the browser remembers that it failed (older ones never ask twice for a module, none for one that
 * threw): then the page is loaded again.
 * @param code asks for the modules of the application
 * @param run starts them
 * @param reload loads the page again without losing what the reader did
 * @returns starts it, once; after a failure the next call loads again
 */
export function island<T extends Modules>(
  element: HTMLElement,
  code: () => T,
  run: (...modules: T) => Promise<unknown>,
  reload: () => void = () => location.reload(),
): () => void {
  const { dataset } = element;
  let started = false;
  // Of any attempt: WebKit gives a module that threw without its exports, and no error, when it is asked for again.
  let lacksCode = false;
  const start = async (again: boolean) => {
    if (started) return;
    started = true;
    delete dataset.island;
    const slow = setTimeout(() => {
      dataset.island = 'loading';
    }, patience);
    const modules = code();
    const outcomes = Promise.allSettled(modules);
    try {
      await run(...modules);
      delete dataset.island;
    } catch (error) {
      console.error(error);
      lacksCode ||= (await outcomes).some(({ status }) => status === 'rejected');
      if (again && lacksCode && (await isAvailable())) return reload();
      started = false;
      dataset.island = 'failed';
      tell(element, error);
    } finally {
      clearTimeout(slow);
    }
  };
  element.addEventListener('click', (event) => {
    if (!closest(event, '[name=retry]')) return;
    // The button goes away, its reader does not.
    element.querySelector('input')?.focus();
    start(true);
  });
  return () => void start(false);
}

/** Says what failed, or that the device is offline, which explains any error better than its own words. */
function tell(element: HTMLElement, error: unknown): void {
  const [title, text] = element.querySelectorAll<HTMLElement>('.failure > [data-offline]');
  if (!title || !text) return;
  const { onLine } = navigator;
  // The build wrote the title of all other failures.
  title.dataset.online ??= title.textContent ?? '';
  title.textContent = (onLine ? title.dataset.online : title.dataset.offline) ?? null;
  text.textContent = onLine ? String(error) : (text.dataset.offline ?? null);
}

/**
 * Whether loading the page again leads somewhere. The files of the code, which are named by links, are asked for anew:
 * else the browser would take from its cache what may have been broken on its way, and WebKit would answer from its
 * memory that they could not be had.
 */
function isAvailable(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  const wanted = [...new Set([location.href, ...files])];
  return Promise.all(wanted.map((address) => fetch(address, { cache: 'reload' }))).then(
    ([page]) => page?.ok === true,
    () => false,
  );
}

/** Starts as soon as a pointer (a finger is one) or the focus comes to an element. */
export function onIntent(element: Element, start: () => void): void {
  element.addEventListener('pointerenter', start);
  element.addEventListener('focusin', start);
}
