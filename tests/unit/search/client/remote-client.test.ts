import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRemoteClient } from '../../../../src/search/client/remote/remote-client.ts';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import type { ProviderSettings } from '../../../../src/search/settings.ts';
import { hostMarksSlot } from '../../../../src/search/stored/search-slots.ts';
import { clearSlot } from '../../../../src/storage/slots.ts';
import { stubStorage } from '../../storage/stub-storage.ts';
import { answered, type Call, type Deed, provider, request, result, stubNetwork } from './support.ts';

const dsn = 'https://APP-dsn.algolia.net';
const site = 'http://localhost';
/** Hosts whose order is known: the first is first, and one of two others is the last. */
const two: ProviderSettings = { ...provider, hosts: ['http://a.test', 'http://b.test'] };

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Outcome of a query, once the clock has run as far as it must. */
async function outcome<T>(query: Promise<T>): Promise<T | Error> {
  const settled = query.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return settled;
}
const create = (settings: ProviderSettings) => createRemoteClient(settings, site);
const does = (deed: Deed) => () => deed;

describe('a client without credentials', () => {
  it('throws for a missing application id [5.3]', () => {
    const { appId: _, ...rest } = provider;
    expect(() => create(rest)).toThrow('`appId` is missing.');
    expect(() => create({ ...provider, appId: '' })).toThrow('`appId` is missing.');
  });

  it('throws for a missing key [5.4]', () => {
    const { apiKey: _, ...rest } = provider;
    expect(() => create(rest)).toThrow('`apiKey` is missing.');
    expect(() => create({ ...provider, apiKey: '' })).toThrow('`apiKey` is missing.');
  });

  it('is fine when this site answers itself', async () => {
    const { appId: _, apiKey: __, ...rest } = provider;
    const calls = stubNetwork(does(answered));
    await outcome(create({ ...rest, kind: 'self' }).search(request));
    expect(calls.map(({ url }) => url)).toEqual([`${site}/1/indexes/*/queries?x-algolia-agent=DTX+Docs`]);
  });
});

describe('a query', () => {
  it('is a POST with the application id and the key in the address, sorted, and plain headers [7.1] [7.2] [7.9]', async () => {
    const calls = stubNetwork(does(answered));
    expect(await outcome(create(provider).search(request))).toEqual(result);
    expect(calls).toHaveLength(1);
    const [{ url, init } = { url: '', init: {} }] = calls;
    expect(url).toBe(
      `${dsn}/1/indexes/*/queries?x-algolia-agent=DTX+Docs&x-algolia-api-key=KEY&x-algolia-application-id=APP`,
    );
    expect(init.method).toBe('POST');
    expect(init.headers).toEqual({ 'content-type': 'text/plain', accept: 'application/json' });
    expect(JSON.parse(String(init.body))).toEqual({ requests: [request] });
  });

  it('tries the nearest host first, then three others in random order, at most four [7.11]', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 60; round++) {
      stubStorage();
      const calls = stubNetwork(does('drops'));
      await outcome(create(provider).search(request));
      const hosts = calls.map(({ host }) => host);
      expect(hosts[0]).toBe(dsn.toLowerCase());
      expect(hosts.slice(1).toSorted()).toEqual(
        [1, 2, 3].map((number) => `https://app-${number}.algolianet.com`),
      );
      orders.add(hosts.join());
    }
    expect(orders.size).toBe(6);
  });

  it('keeps the order of its hosts for its life [7.11]', async () => {
    const client = create(provider);
    const orders = new Set<string>();
    for (let round = 0; round < 10; round++) {
      stubStorage();
      const calls = stubNetwork(does('drops'));
      await outcome(client.search(request));
      orders.add(calls.map(({ host }) => host).join());
    }
    expect(orders.size).toBe(1);
  });

  it.each<[string, Deed]>([
    ['status 500', { status: 500, body: '{}' }],
    ['status 503', { status: 503, body: '' }],
    ['status 304', { status: 304, body: '' }],
    ['a lost connection', 'drops'],
    ['silence', 'hangs'],
    ['silence after the headers', 'hangs after headers'],
  ])('goes to the next host after %s [8.2]', async (_, deed) => {
    const calls = stubNetwork((host) => (host === 'http://a.test' ? deed : answered));
    expect(await outcome(create(two).search(request))).toEqual(result);
    expect(calls.map(({ host }) => host)).toEqual(['http://a.test', 'http://b.test']);
    // Nothing more is fetched of an answer that is of no use.
    expect(calls.map(({ init }) => init.signal?.aborted)).toEqual([deed !== 'drops', false]);
  });

  it.each([400, 403, 404, 413, 429])(
    'ends with the provider’s own words at status %i [8.3]',
    async (status) => {
      const calls = stubNetwork(does({ status, body: JSON.stringify({ message: 'Not like that', status }) }));
      const error = await outcome(create(provider).search(request));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ message: 'Not like that', status });
      expect(calls).toHaveLength(1);
    },
  );

  it.each(['', '<h1>Forbidden</h1>', '{"message":7}', 'null', '[]'])(
    'ends with the status when a refusal says %j [8.3]',
    async (body) => {
      stubNetwork(does({ status: 403, body }));
      expect(await outcome(create(provider).search(request))).toMatchObject({ message: 'Status 403' });
    },
  );

  it.each<[string, Deed]>([
    ['text', { status: 200, body: 'not json' }],
    ['a page', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
    ['nothing', { status: 200, body: '' }],
    ['no content', { status: 204, body: '' }],
    ['no results', { status: 200, body: '{"results":[]}' }],
    ['something else', { status: 200, body: '{"hits":[]}' }],
    ['broken hits', { status: 200, body: '{"results":[{"hits":"none","nbHits":0}]}' }],
  ])('cannot be read when the answer is %s, and asks nobody else [8.4]', async (_, deed) => {
    const calls = stubNetwork(does(deed));
    expect(await outcome(create(provider).search(request))).toBeInstanceOf(DeserializationError);
    expect(calls).toHaveLength(1);
  });

  it('fails when every host did, and says what to look at [8.1]', async () => {
    stubNetwork(does('drops'));
    const error = await outcome(create(two).search(request));
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({
      message:
        'No search host answered: http://a.test, http://b.test. Check the network connection, ' +
        'the application id and that this page may connect to them.',
    });
  });

  it('ends with its signal, and no other host is asked', async () => {
    const calls = stubNetwork(does('hangs'));
    const abort = new AbortController();
    const query = outcome(create(provider).search(request, abort.signal));
    abort.abort(new Error('typed on'));
    expect(await query).toMatchObject({ message: 'typed on' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(localStorage.getItem('dtx:search-hosts')).toBeNull();
  });
});

/** Seconds each call was given. */
const waits = (calls: readonly Call[]) => calls.map(({ at, endedAt = Number.NaN }) => (endedAt - at) / 1000);

describe('time', () => {
  it('for headers is 1, 4, 5 and 6 seconds, 16 in all [9.10]', async () => {
    const calls = stubNetwork(does('hangs'));
    const started = Date.now();
    expect(await outcome(create(provider).search(request))).toBeInstanceOf(UnreachableError);
    expect(waits(calls)).toEqual([1, 4, 5, 6]);
    expect(Date.now() - started).toBe(16_000);
  });

  it('for the rest of an answer is 2, 8, 10 and 12 seconds [9.11]', async () => {
    const calls = stubNetwork(does('hangs after headers'));
    await outcome(create(provider).search(request));
    expect(waits(calls)).toEqual([2, 8, 10, 12]);
  });

  it('grows with the hosts that timed out before: with one of them 4 seconds from the start [9.10] [9.13]', async () => {
    const client = create(two);
    stubNetwork((host) => (host === 'http://a.test' ? 'hangs' : answered));
    await outcome(client.search(request));
    const calls = stubNetwork(does('hangs'));
    await outcome(client.search({ ...request, query: 'other' }));
    expect(calls.map(({ host }) => host)).toEqual(['http://b.test', 'http://a.test']);
    expect(waits(calls)).toEqual([4, 5]);
  });

  it('does not grow with failures that are not time-outs [9.10]', async () => {
    const calls = stubNetwork((host) => (host === 'http://a.test' ? 'drops' : 'hangs'));
    await outcome(create(two).search(request));
    expect(waits(calls)[1]).toBe(1);
  });
});

describe('a host that failed', () => {
  const failsOnce = async (deed: Deed, then: () => void = () => undefined) => {
    const client = create(two);
    stubNetwork((host) => (host === 'http://a.test' ? deed : answered));
    await outcome(client.search(request));
    then();
    const calls = stubNetwork(does(answered));
    return { client, calls };
  };

  it('is left alone for two minutes, then asked again [9.13]', async () => {
    const { client, calls } = await failsOnce('drops');
    await outcome(client.search({ ...request, query: 'second' }));
    vi.advanceTimersByTime(119_000);
    await outcome(client.search({ ...request, query: 'third' }));
    expect(calls.map(({ host }) => host)).toEqual(['http://b.test', 'http://b.test']);
    vi.advanceTimersByTime(1_100);
    await outcome(client.search({ ...request, query: 'fourth' }));
    expect(calls[2]?.host).toBe('http://a.test');
  });

  it('is left alone by other pages of this browser too [9.13]', async () => {
    const { calls } = await failsOnce({ status: 500, body: '' });
    await outcome(create(two).search({ ...request, query: 'second' }));
    expect(calls.map(({ host }) => host)).toEqual(['http://b.test']);
  });

  it('is asked when no other is left, in the usual order [9.13]', async () => {
    const client = create(two);
    stubNetwork(does('drops'));
    await outcome(client.search(request));
    const calls = stubNetwork(does('drops'));
    await outcome(client.search(request));
    expect(calls.map(({ host }) => host)).toEqual(['http://a.test', 'http://b.test']);
  });

  it('is up again when it answers [9.13]', async () => {
    const client = create(two);
    stubNetwork(does('drops'));
    await outcome(client.search(request));
    stubNetwork((host) => (host === 'http://a.test' ? 'drops' : answered));
    await outcome(client.search(request));
    const calls = stubNetwork(does(answered));
    await outcome(client.search({ ...request, query: 'second' }));
    expect(calls.map(({ host }) => host)).toEqual(['http://b.test']);
  });

  it('comes last when it only was too slow, even after it answered [9.13]', async () => {
    const { client } = await failsOnce('hangs');
    // The other one fails, so the slow one answers and is all that is left.
    stubNetwork((host) => (host === 'http://b.test' ? 'drops' : answered));
    await outcome(client.search({ ...request, query: 'second' }));
    vi.advanceTimersByTime(60_000);
    const silent = stubNetwork(does('hangs'));
    await outcome(client.search({ ...request, query: 'third' }));
    expect(silent.map(({ host }) => host)).toEqual(['http://a.test']);
    expect(waits(silent)).toEqual([4]);
  });

  it.each([
    ['set back', -3_600_000],
    ['set forward', 3_600_000],
  ])('is asked again when the clock was %s [9.13]', async (_, by) => {
    const { client, calls } = await failsOnce('drops', () => vi.setSystemTime(Date.now() + by));
    await outcome(client.search({ ...request, query: 'second' }));
    expect(calls[0]?.host).toBe('http://a.test');
  });

  it.each(['', '{', 'null', '7', '[]', '{"http://a.test":7}', '{"http://a.test":{"state":"gone","at":1}}'])(
    'is asked when storage holds %j [9.13]',
    async (text) => {
      stubStorage({ 'dtx:search-hosts': text });
      const calls = stubNetwork(does(answered));
      expect(await outcome(create(two).search(request))).toEqual(result);
      expect(calls[0]?.host).toBe('http://a.test');
    },
  );

  it('is left alone for the life of the page when there is no storage [9.13]', async () => {
    vi.stubGlobal('localStorage', undefined);
    onTestFinished(() => clearSlot(hostMarksSlot));
    const { client, calls } = await failsOnce('drops');
    await outcome(client.search({ ...request, query: 'second' }));
    expect(calls[0]?.host).toBe('http://b.test');
  });
});
