import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient as createClientOf } from '../../../../src/search/client/create-client.ts';
import { ApiError, UnreachableError } from '../../../../src/search/client/search-client.ts';
import type { SearchSettings } from '../../../../src/search/settings.ts';
import { fakeResult } from '../../../support/search/fake-answers.ts';
import { stubStorage } from '../../storage/stub-storage.ts';
import { answered, provider, request, result, settings, stubNetwork } from './support.ts';
import { workerThat } from './worker.ts';

const local = fakeResult(request, { nbHits: 7 });
const fallingBack = {
  ...settings,
  provider: { ...provider, fallback: true, hosts: ['http://a.test', 'http://b.test'] },
};

/** A client whose settings do not change while the page is open. */
const createClient = (given: SearchSettings) => createClientOf(given, async () => given);

beforeEach(() => {
  stubStorage();
  vi.stubGlobal('location', new URL('http://localhost/page'));
  vi.stubGlobal(
    'Worker',
    workerThat(({ id }) => ({ id, status: 200, body: { results: [local] } })),
  );
});

describe('the client of a provider', () => {
  it('asks the index of this site when it is local, and no host', async () => {
    const calls = stubNetwork(() => answered);
    const client = createClient({ ...settings, provider: { ...provider, kind: 'local' } });
    expect(await client.search(request)).toEqual(local);
    expect(calls).toEqual([]);
  });

  it('asks this site’s server when it is that', async () => {
    const calls = stubNetwork(() => answered);
    const client = createClient({ ...settings, provider: { ...provider, kind: 'self' } });
    expect(await client.search(request)).toEqual(result);
    expect(calls.map(({ host }) => host)).toEqual(['http://localhost']);
  });

  it('throws for settings without an application id or a key [5.3] [5.4]', () => {
    const lacking = (field: 'appId' | 'apiKey') => () =>
      createClient({ ...settings, provider: { ...provider, [field]: '' } });
    expect(lacking('appId')).toThrow('`appId` is missing.');
    expect(lacking('apiKey')).toThrow('`apiKey` is missing.');
  });
});

describe('a provider with a fallback', () => {
  it('lets the index of this site answer when all hosts fail, says so once, and asks no host that is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const calls = stubNetwork(() => 'drops');
    const client = createClient(fallingBack);
    expect(await client.search(request)).toEqual(local);
    expect(await client.search({ ...request, query: 'pair' })).toEqual(local);
    expect(calls).toHaveLength(2);
    expect(warn.mock.calls).toEqual([
      ['No search host answers. The index of this site answers until one does.'],
    ]);
  });

  it('asks the hosts again after two minutes [9.13]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      stubNetwork(() => 'drops');
      const client = createClient(fallingBack);
      await client.search(request);
      vi.setSystemTime(Date.now() + 120_001);
      stubNetwork(() => answered);
      expect(await client.search(request)).toEqual(result);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps quiet about what a host refuses', async () => {
    stubNetwork(() => ({ status: 403, body: '{"message":"Invalid key","status":403}' }));
    await expect(createClient(fallingBack).search(request)).rejects.toBeInstanceOf(ApiError);
  });

  it('fails with the hosts when the fallback is off', async () => {
    stubNetwork(() => 'drops');
    await expect(createClient(settings).search(request)).rejects.toBeInstanceOf(UnreachableError);
  });
});
