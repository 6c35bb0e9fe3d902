import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame, takeBelow } from '../../../src/navigation/first-screen.ts';

interface Block {
  readonly textContent: string;
  matches(selector: string): boolean;
}

type Fold = 'details' | 'figure' | '[data-tabs]';

/** A text of blocks with so many letters each, or of the kinds that may be lower than their letters tell. */
function textOf(...blocks: readonly (number | Fold)[]) {
  const text = {
    children: blocks.map(
      (letters): Block => ({
        textContent: 'x'.repeat(typeof letters === 'number' ? letters : 100_000),
        matches: (selector) => selector.split(', ').some((each) => each === letters),
      }),
    ),
    append: (taken: { children: Block[] }) => text.children.push(...taken.children),
  };
  return text;
}
const taken = (text: ReturnType<typeof textOf>, height: number) =>
  takeBelow(text as unknown as Element, height);

beforeEach(() => {
  vi.stubGlobal('document', {
    createDocumentFragment: () => {
      const fragment = {
        children: [] as Block[],
        append: (...blocks: Block[]) => fragment.children.push(...blocks),
      };
      return fragment;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a text keeps three letters for each pixel of the window, and the block in which that many are reached', () => {
  const lengths = (height: number, ...blocks: (number | Fold)[]) => {
    const text = textOf(...blocks);
    const all = [...text.children];
    taken(text, height)();
    // The fragment takes nothing away here: what was taken is repeated.
    const below = text.children.slice(all.length);
    expect(below).toEqual(all.slice(all.length - below.length));
    return below.length;
  };
  expect(lengths(100, 300, 1, 1, 1)).toBe(2);
  expect(lengths(100, 301, 1, 1, 1)).toBe(3);
  expect(lengths(101, 302, 1, 1, 1)).toBe(1);
  expect(lengths(100, 'details', 'figure', '[data-tabs]', 301, 1)).toBe(1);
  expect(lengths(100, 10, 10)).toBe(0);
});

it('waits for the next frame, but not for one that never comes', async () => {
  vi.useFakeTimers();
  let frame = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback;
  });
  const drawn = vi.fn();
  afterFrame().then(drawn);
  await vi.advanceTimersByTimeAsync(50);
  expect(drawn).not.toHaveBeenCalled();
  frame();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledOnce();
  const never = vi.fn();
  afterFrame().then(never);
  await vi.advanceTimersByTimeAsync(99);
  expect(never).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(never).toHaveBeenCalledOnce();
});
