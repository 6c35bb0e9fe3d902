import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgressBar } from '../../../src/navigation/progress-bar.ts';

/** What of an element the bar needs. */
interface Bar {
  readonly style: Record<string, string>;
  isConnected: boolean;
  className?: string;
  ariaHidden?: string;
  remove(): void;
}

let bars: Bar[];
const page = {
  dir: 'ltr',
  createElement: (): Bar => ({
    style: {},
    isConnected: false,
    remove() {
      bars = bars.filter((each) => each !== this);
    },
  }),
  body: {
    append(bar: Bar) {
      bar.isConnected = true;
      bars.push(bar);
    },
  },
};

beforeEach(() => {
  bars = [];
  page.dir = 'ltr';
  vi.stubGlobal('document', page);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows after 200 ms, goes on every 800 ms, runs to the end, fades and goes [4.18, 9.15, 9.16, 9.17, 9.18]', () => {
  const end = startProgressBar();
  vi.advanceTimersByTime(199);
  expect(bars).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(bars).toMatchObject([{ ariaHidden: 'true', className: 'progress-bar' }]);
  const [bar] = bars;
  expect(bar?.style.transform).toBe('translateX(-92%)');
  vi.advanceTimersByTime(800);
  expect(bar?.style.transform).toBe('translateX(-90%)');
  end();
  expect(bar?.style.transform).toMatch(/^translateX\(-?0%\)$/);
  vi.advanceTimersByTime(200);
  expect(bar?.style.opacity).toBe('0');
  expect(bars).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(bars).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(bar?.style.transform).toMatch(/^translateX\(-?0%\)$/);
});

it('does not show for a navigation that ends sooner [4.18]', () => {
  const end = startProgressBar();
  vi.advanceTimersByTime(150);
  end();
  vi.advanceTimersByTime(5000);
  expect(bars).toEqual([]);
});

it('runs from right to left where the page does [2N.11]', () => {
  page.dir = 'rtl';
  startProgressBar();
  vi.advanceTimersByTime(200);
  expect(bars[0]?.style.transform).toBe('translateX(92%)');
});
