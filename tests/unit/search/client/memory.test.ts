import { describe, expect, it, vi } from 'vitest';
import { withMemory } from '../../../../src/search/client/memory.ts';
import type { SearchRequest, SearchResult } from '../../../../src/search/protocol/messages.ts';
import { request, result } from './support.ts';

/** A provider whose answers are given by hand. */
function manual() {
  const calls: (PromiseWithResolvers<SearchResult> & { request: SearchRequest; signal: AbortSignal })[] = [];
  const search = withMemory((asked, signal) => {
    const call = { ...Promise.withResolvers<SearchResult>(), request: asked, signal };
    calls.push(call);
    return call.promise;
  });
  return { calls, search };
}
const other = { ...request, query: 'pair' };

describe('the memory of answers', () => {
  it('answers an equal request without a call [7.1]', async () => {
    const ask = vi.fn(async () => result);
    const search = withMemory(ask);
    expect(await search(request)).toBe(result);
    expect(await search({ ...request })).toBe(result);
    expect(ask).toHaveBeenCalledTimes(1);
    await search(other);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('forgets a failure', async () => {
    const ask = vi.fn(async () => result).mockRejectedValueOnce(new Error('down'));
    const search = withMemory(ask);
    await expect(search(request)).rejects.toThrow('down');
    expect(await search(request)).toBe(result);
  });

  it('shares one call between equal requests', async () => {
    const { calls, search } = manual();
    const answers = [search(request), search(request)];
    calls[0]?.resolve(result);
    expect(await Promise.all(answers)).toEqual([result, result]);
    expect(calls).toHaveLength(1);
  });

  it('lets one caller go without ending the call of the other [X.5]', async () => {
    const { calls, search } = manual();
    const abort = new AbortController();
    const gone = search(request, abort.signal);
    const stays = search(request, new AbortController().signal);
    abort.abort(new Error('typed on'));
    await expect(gone).rejects.toThrow('typed on');
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.resolve(result);
    expect(await stays).toBe(result);
  });

  it('ends the call when the last caller has gone, and asks anew when one comes back [X.5]', async () => {
    const { calls, search } = manual();
    const first = new AbortController();
    const second = new AbortController();
    const gone = [search(request, first.signal), search(request, second.signal)];
    first.abort(new Error('first'));
    second.abort(new Error('second'));
    await Promise.allSettled(gone);
    expect(calls[0]?.signal.aborted).toBe(true);
    const back = search(request);
    calls[0]?.reject(new Error('too late'));
    calls[1]?.resolve(result);
    expect(await back).toBe(result);
    expect(await search(request)).toBe(result);
    expect(calls).toHaveLength(2);
  });

  it('keeps an answer whose caller goes later', async () => {
    const ask = vi.fn(async () => result);
    const search = withMemory(ask);
    const later = new AbortController();
    await search(request, later.signal);
    later.abort(new Error('typed on'));
    expect(await search(request)).toBe(result);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks nobody for a caller who has already gone', async () => {
    const { calls, search } = manual();
    await expect(search(request, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(calls).toHaveLength(0);
  });

  it('holds the 200 answers used last', async () => {
    const ask = vi.fn(async () => result);
    const search = withMemory(ask);
    const numbered = (number: number) => search({ ...request, query: String(number) });
    for (let number = 0; number < 200; number++) await numbered(number);
    await numbered(0);
    await numbered(200);
    expect(ask).toHaveBeenCalledTimes(201);
    await numbered(0);
    expect(ask).toHaveBeenCalledTimes(201);
    await numbered(1);
    expect(ask).toHaveBeenCalledTimes(202);
  });
});
