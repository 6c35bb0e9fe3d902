import type { Page } from '@playwright/test';

/** In the page: what a reader of a lab waits for, in milliseconds. */
export interface LabProbe {
  /** From the pointer entering the lab until the lab answers. */
  ready(): Promise<number>;
  /** From the next letter, before the field takes it, until its result is there; infinite when none comes. */
  result(): Promise<number>;
  /** How long tasks kept the page from answering beyond 50 ms each, since it was painted first. */
  blocked(): number;
}

declare global {
  interface Window {
    lab: LabProbe;
  }
  interface WindowEventMap {
    /** When a worker had answered, told after the page has shown it. */
    'lab-answer': CustomEvent<number>;
  }
}

/** Puts the probe into every document of a page, before its scripts. */
export async function addLabProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const patience = 10_000;
    const long: PerformanceEntry[] = [];
    new PerformanceObserver((list) => long.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });

    const post = Worker.prototype.postMessage;
    const heard = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', () => {
          const detail = performance.now();
          setTimeout(() => dispatchEvent(new CustomEvent('lab-answer', { detail })));
        });
      }
      Reflect.apply(post, this, message);
    };

    /** Waits for an event, then until what it causes is there. */
    const after = (
      event: string,
      isThere: (lab: Element, changes: readonly MutationRecord[]) => boolean,
    ): Promise<number> => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const lab = document.querySelector('[data-lab]');
      if (!lab) throw new Error('The page has no lab');
      let start: number | undefined;
      const end = (time: number) => {
        clearTimeout(timer);
        observer.disconnect();
        removeEventListener(event, begin, true);
        removeEventListener('lab-answer', answered);
        resolve(time);
      };
      const begin = ({ target }: Event) => {
        if (target instanceof Node && lab.contains(target)) start ??= performance.now();
      };
      // A result that looks as the one before changes nothing on the page: then the answer of the worker is its time.
      const answered = ({ detail }: CustomEvent<number>) => {
        if (event === 'beforeinput' && start !== undefined && detail > start) end(detail - start);
      };
      addEventListener('lab-answer', answered);
      const observer = new MutationObserver((changes) => {
        if (start !== undefined && isThere(lab, changes)) end(performance.now() - start);
      });
      const timer = setTimeout(() => end(Number.POSITIVE_INFINITY), patience);
      addEventListener(event, begin, true);
      observer.observe(lab, { subtree: true, childList: true, attributes: true, characterData: true });
      return promise;
    };

    /** What is said of a result comes later than the result. */
    const isOfResult = ({ target, addedNodes, removedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const isSaid = [...addedNodes, ...removedNodes].some(
        (node) => node instanceof Element && node.classList.contains('visually-hidden'),
      );
      return !isSaid && element?.closest('.lab-result') && !element.closest('.visually-hidden');
    };

    window.lab = {
      ready: () => after('pointerover', (lab) => lab.hasAttribute('data-ready')),
      result: () =>
        after(
          'beforeinput',
          (lab, changes) => changes.some(isOfResult) && !lab.querySelector('.lab-result[aria-busy=true]'),
        ),
      blocked() {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        return long
          .filter(({ startTime }) => startTime >= (painted?.startTime ?? 0))
          .reduce((sum, { duration }) => sum + duration - 50, 0);
      },
    };
  });
}

/** Does something and tells what a function of the probe says of it. */
export async function timed(page: Page, name: 'ready' | 'result', act: () => Promise<void>): Promise<number> {
  // An object is returned before the time it holds is known: the probe has to wait first.
  const waiting = await page.evaluateHandle((which) => ({ time: window.lab[which]() }), name);
  await act();
  const time = await waiting.evaluate((each) => each.time);
  await waiting.dispose();
  return time;
}
