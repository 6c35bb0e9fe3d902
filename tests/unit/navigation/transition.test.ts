import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A transition whose picture of the old page is taken when the test says so. */
interface Started {
  begin(): void;
  readonly skipTransition: ReturnType<typeof vi.fn>;
}

let loads = 0;
let started: Started[];
let isStill: boolean;
let withTransition: typeof import('../../../src/navigation/transition.ts').withTransition;

beforeEach(async () => {
  // Fake timers have a clock of their own, which `performance` tells.
  vi.useFakeTimers();
  started = [];
  isStill = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isStill,
  }));
  vi.stubGlobal('document', {
    startViewTransition(change: () => void) {
      const done = Promise.withResolvers<void>();
      const begin = () => {
        try {
          done.resolve(change());
        } catch (error) {
          done.reject(error);
        }
      };
      const skipTransition = vi.fn(begin);
      started.push({ begin, skipTransition });
      return {
        ready: Promise.reject(new Error('cut short')),
        updateCallbackDone: done.promise,
        skipTransition,
      };
    },
  });
  // Whether the browser is quick enough is remembered as long as the page: each test has a module of its own.
  loads += 1;
  const file = `../../../src/navigation/transition.ts?load=${loads}`;
  ({ withTransition } = await import(/* @vite-ignore */ file));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Changes the page. @param wait milliseconds until the browser has its picture of the old one */
async function change(wait: number): Promise<{ skipped: boolean; shown: number }> {
  const before = started.length;
  const show = vi.fn();
  const changed = withTransition(show);
  const transition = started[before];
  await vi.advanceTimersByTimeAsync(wait);
  if (transition && !show.mock.calls.length) transition.begin();
  await changed;
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).toHaveBeenCalledOnce();
  return { skipped: transition?.skipTransition.mock.calls.length === 1, shown: started.length - before };
}

it('the fading goes on once the new page is there, however long it takes [2N.2]', async () => {
  expect(await change(29)).toEqual({ skipped: false, shown: 1 });
  expect(await change(29)).toEqual({ skipped: false, shown: 1 });
});

it('nobody waits longer than 30 ms for the picture of the old page, and from then on there is none [2N.2]', async () => {
  expect(await change(31)).toEqual({ skipped: true, shown: 1 });
  expect(await change(0)).toEqual({ skipped: false, shown: 0 });
});

it('a reader who does not mind motion any more sees the next page fade in [2N.2]', async () => {
  isStill = true;
  expect(await change(0)).toEqual({ skipped: false, shown: 0 });
  isStill = false;
  expect(await change(0)).toEqual({ skipped: false, shown: 1 });
});

it.each(['at once', 'in a transition'])('an error of the change %s is told', async (when) => {
  isStill = when === 'at once';
  const changed = withTransition(() => {
    throw new Error('no such place');
  });
  const refused = expect(changed).rejects.toThrow('no such place');
  started[0]?.begin();
  await refused;
});
