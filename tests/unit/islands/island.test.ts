import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { island } from '../../../src/islands/island.ts';

/** As much of an element as an island asks for. */
class FakeElement {
  readonly dataset: Record<string, string> = {};
  textContent: string | null = '';
  readonly listeners: ((event: { target: unknown }) => void)[] = [];
  readonly focus = vi.fn();
  readonly name: string;
  readonly inner: readonly FakeElement[];
  constructor(name: string, inner: readonly FakeElement[] = []) {
    this.name = name;
    this.inner = inner;
  }
  addEventListener(_: string, listener: (event: { target: unknown }) => void) {
    this.listeners.push(listener);
  }
  closest(selector: string) {
    return selector === `[name=${this.name}]` ? this : null;
  }
  querySelector(selector: string) {
    return this.inner.find(({ name }) => name === selector) ?? null;
  }
  querySelectorAll() {
    return this.inner.filter(({ name }) => name === 'failure');
  }
}

const gone = new TypeError('Failed to fetch');
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://docs.example.org/lab#a' });
  vi.stubGlobal('document', {
    querySelectorAll: () => [
      { href: 'https://docs.example.org/a.js' },
      { href: 'https://docs.example.org/a.js' },
    ],
  });
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response());
  reload.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An island whose code comes as it is told. */
function lab(code: () => Promise<unknown>, run: () => Promise<unknown> = async () => undefined) {
  const title = new FakeElement('failure');
  title.textContent = 'Page Error';
  title.dataset.offline = 'Unreachable';
  const text = new FakeElement('failure');
  text.dataset.offline = 'Check the network.';
  const input = new FakeElement('input');
  const element = new FakeElement('lab', [input, title, text]);
  const asked = vi.fn(code);
  const start = island(
    element as unknown as HTMLElement,
    () => [asked()],
    (module) => module.then(run),
    reload,
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    state: () => element.dataset.island,
    words: () => [title.textContent, text.textContent],
    asked,
    input,
    async start() {
      start();
      await settle();
    },
    async click(target: unknown) {
      for (const listener of element.listeners) listener({ target });
      await settle();
    },
  };
}
const retry = new FakeElement('retry');

describe('an island', () => {
  it('says that it loads after 200 ms, and no longer once it runs [4.19, 9.19]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { start, state } = lab(() => promise);
    await start();
    await vi.advanceTimersByTimeAsync(199);
    expect(state()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('loading');
    resolve();
    await vi.advanceTimersByTimeAsync(500);
    expect(state()).toBeUndefined();
  });

  it('that comes sooner never says so, and starts once', async () => {
    const { start, state, asked } = lab(async () => undefined);
    await start();
    await start();
    await vi.advanceTimersByTimeAsync(500);
    expect(state()).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('that failed says why, and asks for its code again the next time [4.21, 8.9]', async () => {
    const { start, state, words, asked } = lab(() => Promise.reject(gone));
    await start();
    await vi.advanceTimersByTimeAsync(500);
    expect([state(), ...words()]).toEqual(['failed', 'Page Error', 'TypeError: Failed to fetch']);
    await start();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is tried again does not say that it failed until it fails again [4.21]', async () => {
    let answer = Promise.reject<void>(gone);
    const { start, click, state } = lab(() => answer);
    await start();
    expect(state()).toBe('failed');
    const { promise, reject } = Promise.withResolvers<void>();
    answer = promise;
    await click(retry);
    expect(state()).toBeUndefined();
    fetched.mockRejectedValue(gone);
    reject(gone);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('failed');
  });

  it('that failed offline says that, and what failed once the device is online again [8.1]', async () => {
    const { start, words } = lab(() => Promise.reject(gone));
    vi.stubGlobal('navigator', { onLine: false });
    await start();
    expect(words()).toEqual(['Unreachable', 'Check the network.']);
    vi.stubGlobal('navigator', { onLine: true });
    await start();
    expect(words()).toEqual(['Page Error', 'TypeError: Failed to fetch']);
  });

  it('whose code is still gone when a reader tries again is loaded with its page, if that is there', async () => {
    const { start, click, input } = lab(() => Promise.reject(gone));
    await start();
    await click(new FakeElement('other'));
    expect(fetched).not.toHaveBeenCalled();
    await click(retry);
    expect(input.focus).toHaveBeenCalledOnce();
    expect(fetched.mock.calls).toEqual([
      ['https://docs.example.org/lab#a', { cache: 'reload' }],
      ['https://docs.example.org/a.js', { cache: 'reload' }],
    ]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is gone', async () => new Response('', { status: 404 })],
    ['cannot be had', () => Promise.reject(gone)],
  ])('stays where it is when its page %s, too', async (_, answer) => {
    fetched.mockImplementation(answer);
    const { start, click, state } = lab(() => Promise.reject(gone));
    await start();
    await click(retry);
    expect(reload).not.toHaveBeenCalled();
    expect(state()).toBe('failed');
  });

  it('whose code is there but fails is not loaded again, unless it was missing before', async () => {
    const run = () => Promise.reject(new Error('no settings'));
    const whole = lab(async () => undefined, run);
    await whole.start();
    await whole.click(retry);
    expect(reload).not.toHaveBeenCalled();
    expect(whole.state()).toBe('failed');
    let attempts = 0;
    const broken = lab(() => (attempts++ === 0 ? Promise.reject(gone) : Promise.resolve()), run);
    await broken.start();
    await broken.click(retry);
    expect(reload).toHaveBeenCalledOnce();
  });
});
