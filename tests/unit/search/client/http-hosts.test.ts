import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  fails,
  hangs,
  hangsAfterHeaders,
  held,
} from '../../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../../support/search/fake-settings.ts';
import { ask, eventually, openClient, startHosts, stopClock, stubPage, waitForHosts } from './http.ts';

const request = fakeRequest();
const found: Behavior = answers({ hits: [fakeHit()], nbHits: 31 });

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubPage();
});

describe('hosts over HTTP', () => {
  it('are Algolia’s nearest one first, then three others, four at most [7.11] [8.1]', async () => {
    const asked: string[] = [];
    // Nothing leaves this machine.
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url).host);
      throw new TypeError('Failed to fetch');
    });
    expect(await ask(openClient(fakeSettings()), request)).toMatchObject({
      error: { name: 'UnreachableError' },
    });
    expect(asked[0]).toBe('app-dsn.algolia.net');
    expect(asked.slice(1).toSorted()).toEqual([
      'app-1.algolianet.com',
      'app-2.algolianet.com',
      'app-3.algolianet.com',
    ]);
  });

  it('are the configured ones in place of Algolia’s [7.11]', async () => {
    waitForHosts();
    const { all, settings } = await startHosts([fails(500), fails(502), found]);
    expect(await ask(openClient(settings), request)).toMatchObject({ result: { nbHits: 31 } });
    expect(all[0]?.requests).toHaveLength(1);
    expect(all[2]?.requests).toHaveLength(1);
  });

  it('that fail are left alone for two minutes, by other pages too [9.13]', async () => {
    waitForHosts();
    const { all, calls, settings } = await startHosts([fails(500), found]);
    const client = openClient(settings);
    const before = Date.now();
    await ask(client, fakeRequest('first'));
    const after = Date.now();
    await ask(client, fakeRequest('second'));
    expect(calls()).toEqual([1, 2]);
    // Another page has the same storage, and a memory of its own.
    const other = openClient(settings);
    await ask(other, request);
    expect(calls()).toEqual([1, 3]);
    all[0]?.behave(found);
    const now = vi.spyOn(Date, 'now').mockReturnValue(before + 119_900);
    await ask(other, fakeRequest('third'));
    expect(calls()).toEqual([1, 4]);
    now.mockReturnValue(after + 120_100);
    await ask(other, fakeRequest('fourth'));
    expect(calls()).toEqual([2, 4]);
  });

  it('are asked whatever rubbish is in storage [9.13] [X.10]', async () => {
    waitForHosts();
    const { settings } = await startHosts([found]);
    const client = openClient(settings);
    const rubbish = ['{', '[1]', '{"x":{"state":"down","at":"soon"}}', '\0'.repeat(1_000)];
    for (const [place, text] of rubbish.entries()) {
      storage.set('dtx:search-hosts', text);
      expect(await ask(client, fakeRequest(`query ${place}`))).toMatchObject({ result: { nbHits: 31 } });
    }
  });
});

/** Notes what the client does at hosts, by its clock. */
function watchCalls() {
  const { fetch: send } = globalThis;
  const asked: number[] = [];
  let headers = 0;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    asked.push(performance.now());
    const response = await send(...given);
    headers += 1;
    return response;
  });
  return {
    /** Number of answers that began. */
    headers: () => headers,
    /** When each host was asked, in milliseconds after the first one. */
    asked: () => asked.map((time) => time - (asked[0] ?? 0)),
  };
}

describe('by its clock, a client', () => {
  beforeEach(stopClock);

  it('gives hosts that do not answer 1, 4, 5 and 6 seconds [9.10]', async () => {
    const { calls, settings } = await startHosts([hangs(), hangs(), hangs(), hangs()]);
    const { asked } = watchCalls();
    const outcome = ask(openClient(settings), request);
    await eventually(calls, [1, 0, 0, 0]);
    for (const [place, seconds] of [1, 4, 5, 6].entries()) {
      // The order of the others is left to chance.
      await eventually(
        () => calls().toSorted(),
        [0, 1, 2, 3].map((i) => Number(i + place > 2)),
      );
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }
    expect(await outcome).toMatchObject({ error: { name: 'UnreachableError' }, milliseconds: 16_000 });
    expect(asked()).toEqual([0, 1_000, 5_000, 10_000]);
  });

  it('gives hosts that stop within an answer 2 and 8 seconds [9.11]', async () => {
    const { settings } = await startHosts([hangsAfterHeaders(), hangsAfterHeaders()]);
    const { asked, headers } = watchCalls();
    const outcome = ask(openClient(settings), request);
    for (const [place, seconds] of [2, 8].entries()) {
      await eventually(headers, place + 1);
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }
    expect(await outcome).toMatchObject({ error: { name: 'UnreachableError' }, milliseconds: 10_000 });
    expect(asked()).toEqual([0, 2_000]);
  });

  it('gives a slow host up after a second, and has more patience for the next [8.2] [9.10]', async () => {
    const { behavior, release } = held(found);
    const { calls, settings } = await startHosts([hangs(), behavior]);
    const outcome = ask(openClient(settings), request);
    await eventually(calls, [1, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    await eventually(calls, [1, 1]);
    await vi.advanceTimersByTimeAsync(1_500);
    release();
    expect(await outcome).toMatchObject({ result: { nbHits: 31 }, milliseconds: 2_500 });
  });

  it('asks a host that timed out last, and all when no other is left [9.13]', async () => {
    const { all, calls, settings } = await startHosts([hangs(), found]);
    const client = openClient(settings);
    const first = ask(client, fakeRequest('first'));
    await eventually(calls, [1, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toMatchObject({ result: { nbHits: 31 } });
    all[1]?.behave(fails(500));
    all[0]?.behave(found);
    expect(await ask(client, fakeRequest('second'))).toMatchObject({ result: { nbHits: 31 } });
    expect(calls()).toEqual([2, 2]);
    all[0]?.behave(fails(500));
    await ask(client, fakeRequest('third'));
    expect(calls()).toEqual([3, 2]);
    expect(await ask(client, fakeRequest('fourth'))).toMatchObject({ error: { name: 'UnreachableError' } });
    expect(calls()).toEqual([4, 3]);
  });
});
