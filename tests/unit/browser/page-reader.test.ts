import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageReader, parsePage } from '../../../src/browser/page-reader.ts';
import { pageStore } from '../../../src/browser/page-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A reader whose documents only know their text. */
function reader() {
  const parse = vi.fn((html: string) => ({ html }) as unknown as Document);
  const load = vi.fn(async (path: string) => `text of ${path}`);
  return { parse, load, ...pageReader(pageStore(load), parse) };
}

describe('pages as documents', () => {
  it('are parsed ahead once a link was pointed at for a moment', async () => {
    const { prepare, read, parse } = reader();
    prepare('/a');
    await vi.advanceTimersByTimeAsync(49);
    expect(parse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(await read('/a')).toEqual({ html: 'text of /a' });
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('are fetched, but not parsed, when the pointer only passes over their links', async () => {
    const { prepare, parse, load } = reader();
    for (const path of ['/a', '/b', '/c']) {
      prepare(path);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(load.mock.calls).toEqual([['/a'], ['/b'], ['/c']]);
    expect(parse.mock.calls).toEqual([['text of /c']]);
  });

  it('are parsed once while the pointer stays', async () => {
    const { prepare, parse } = reader();
    for (let i = 0; i < 3; i += 1) {
      prepare('/a');
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('belong to who asked: the next one gets another', async () => {
    const { prepare, read } = reader();
    prepare('/a');
    await vi.advanceTimersByTimeAsync(60);
    expect(await read('/a')).not.toBe(await read('/a'));
  });

  it('that are asked for at once are not parsed a second time later', async () => {
    const { prepare, read, parse } = reader();
    prepare('/a');
    await vi.advanceTimersByTimeAsync(10);
    await read('/a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('are those asked for, whatever was prepared', async () => {
    const { prepare, read } = reader();
    prepare('/a');
    await vi.advanceTimersByTimeAsync(60);
    expect(await read('/b')).toEqual({ html: 'text of /b' });
  });

  it('that cannot be fetched ahead fail when they are asked for, and only then', async () => {
    const { prepare, read, load } = reader();
    load.mockRejectedValue(new Error('offline'));
    prepare('/a');
    await vi.advanceTimersByTimeAsync(60);
    await expect(read('/a')).rejects.toThrow('offline');
  });
});

it('a document has the styles of its page as data, every one, and its scripts and words as they were', () => {
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string, type: string) => ({ html, type });
    },
  );
  expect(parsePage('<style>a{}</style><script>1</script><style>b{}</style><p>The style</p>')).toEqual({
    html: '<script type="style">a{}</script><script>1</script><script type="style">b{}</script><p>The style</p>',
    type: 'text/html',
  });
  vi.unstubAllGlobals();
});
