import { describe, expect, it, vi } from 'vitest';
import { fetchPage, pageStore } from '../../../src/browser/page-store.ts';

const minute = 60_000;

describe('pages that were fetched', () => {
  it('are given from memory, and once fetched for several who ask at the same time', async () => {
    const load = vi.fn(async (path: string) => `text of ${path}`);
    const pages = pageStore(load);
    expect(await Promise.all([pages.get('/a'), pages.get('/a')])).toEqual(['text of /a', 'text of /a']);
    await pages.get('/b');
    expect(load.mock.calls).toEqual([['/a'], ['/b']]);
  });

  it('are fetched again after a failure', async () => {
    const load = vi.fn(async (path: string) => path);
    load.mockRejectedValueOnce(new Error('offline'));
    const pages = pageStore(load);
    await expect(pages.get('/a')).rejects.toThrow('offline');
    expect(await pages.get('/a')).toBe('/a');
  });

  it('are fetched again after five minutes', async () => {
    let time = 0;
    const load = vi.fn(async (path: string) => path);
    const pages = pageStore(load, () => time);
    await pages.get('/a');
    time = 5 * minute - 1;
    await pages.get('/a');
    expect(load).toHaveBeenCalledTimes(1);
    time = 5 * minute;
    await pages.get('/a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stay when the fetch of an older copy, given up after five minutes, fails at last', async () => {
    let time = 0;
    const older = Promise.withResolvers<string>();
    const load = vi.fn(async (path: string) => path);
    load.mockReturnValueOnce(older.promise);
    const pages = pageStore(load, () => time);
    const waiting = pages.get('/a');
    time = 5 * minute;
    await pages.get('/a');
    older.reject(new Error('timed out'));
    await expect(waiting).rejects.toThrow('timed out');
    expect(await pages.get('/a')).toBe('/a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when twenty others were asked for since', async () => {
    const load = vi.fn(async (path: string) => path);
    const pages = pageStore(load);
    for (let i = 0; i < 20; i += 1) await pages.get(`/${i}`);
    await pages.get('/0');
    await pages.get('/new');
    load.mockClear();
    await pages.get('/0');
    expect(load).not.toHaveBeenCalled();
    await pages.get('/1');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the text of a page', () => {
  /** What a server answers, which says where the answer came from. */
  const answer = (
    path: string,
    { redirected = false, status = 200, type = 'text/html; charset=utf-8' } = {},
  ) =>
    vi.stubGlobal('fetch', async () => ({
      ok: status < 400,
      redirected,
      status,
      url: `https://docs.example${path}`,
      headers: new Headers({ 'content-type': type }),
      text: async () => `text of ${path}`,
    }));

  it('is that of its path, also by way of its other form', async () => {
    answer('/guide');
    expect(await fetchPage('/guide')).toBe('text of /guide');
    answer('/guide/', { redirected: true });
    expect(await fetchPage('/guide')).toBe('text of /guide/');
  });

  it.each([
    ['that came from another path', '/elsewhere', { redirected: true }],
    ['that is not found', '/guide', { status: 404 }],
    ['that is not a page', '/guide', { type: 'application/json' }],
  ])('is not one %s', async (_, path, how) => {
    answer(path, how);
    await expect(fetchPage('/guide')).rejects.toThrow('/guide is loaded by the browser');
  });

  it('is asked for as a page, and what the browser kept of it when there is no network', async () => {
    const response = {
      ok: true,
      headers: new Headers({ 'content-type': 'text/html' }),
      text: async () => 'kept',
    };
    const fetched = vi.fn(async (_: string, { cache }: RequestInit) =>
      cache === 'force-cache' ? response : Promise.reject(new TypeError('offline')),
    );
    vi.stubGlobal('fetch', fetched);
    expect(await fetchPage('/guide')).toBe('kept');
    const headers = { accept: 'text/html' };
    expect(fetched.mock.calls).toEqual([
      ['/guide', { headers, cache: 'default' }],
      ['/guide', { headers, cache: 'force-cache' }],
    ]);
    fetched.mockRejectedValue(new TypeError('never seen'));
    await expect(fetchPage('/guide')).rejects.toThrow('never seen');
  });

  it('that is refused is not asked for again', async () => {
    const fetched = vi.fn(async () => new Response('gone', { status: 410 }));
    vi.stubGlobal('fetch', fetched);
    await expect(fetchPage('/guide')).rejects.toThrow('410');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
