import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewingClient } from '../../../../src/search/client/local/renewing-client.ts';
import { DeserializationError, UnreachableError } from '../../../../src/search/client/search-client.ts';
import type { SearchSettings } from '../../../../src/search/settings.ts';
import { request, result, settings } from './support.ts';
import { type SearchMessage, type TestWorker, workerThat } from './worker.ts';

const later: SearchSettings = { ...settings, index: '/_search/index.def.json' };

/** Addresses of the indexes that are there, and the workers that look for them. */
let indexes: Set<string>;
let workers: TestWorker[];
beforeEach(() => {
  indexes = new Set([settings.index]);
  workers = [];
  vi.stubGlobal('location', new URL('https://docs.example.org/tactics/'));
  vi.stubGlobal(
    'Worker',
    workerThat(answer, (worker) => workers.push(worker)),
  );
});

const indexOf = ({ messages }: TestWorker) => {
  const [open] = messages;
  return open?.kind === 'open' ? new URL(open.index).pathname : '';
};
const answer = ({ id }: SearchMessage, worker: TestWorker) =>
  indexes.has(indexOf(worker))
    ? { id, status: 200, body: { results: [result] } }
    : { id, failure: 'unreachable' as const, message: `${indexOf(worker)} is gone` };

/** The files of a newer publication take the place of the old ones. */
const publish = () => {
  indexes = new Set([later.index]);
};

describe('the client of an index on a page that stays open', () => {
  it('asks for no settings as long as its index is there', async () => {
    const loadSettings = vi.fn(async () => later);
    const client = createRenewingClient(settings, loadSettings);
    expect(await client.search(request)).toEqual(result);
    expect(loadSettings).not.toHaveBeenCalled();
  });

  it('goes on with the index of a newer publication, and ends the old worker', async () => {
    const loadSettings = vi.fn(async () => later);
    const client = createRenewingClient(settings, loadSettings);
    await client.search(request);
    publish();
    expect(await client.search(request)).toEqual(result);
    expect(await client.search(request)).toEqual(result);
    expect(loadSettings).toHaveBeenCalledOnce();
    expect(workers.map(indexOf)).toEqual([settings.index, later.index]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('goes on when only a text of the index has another address', async () => {
    const client = createRenewingClient(settings, async () => {
      indexes = new Set([settings.index]);
      return { ...settings, texts: ['/_search/text-0.def.json'] };
    });
    indexes.clear();
    expect(await client.search(request)).toEqual(result);
  });

  it('asks once for the settings, for all queries that fail meanwhile', async () => {
    publish();
    const loadSettings = vi.fn(async () => later);
    const client = createRenewingClient(settings, loadSettings);
    const answers = ['a', 'b', 'c'].map((query) => client.search({ ...request, query }));
    expect(await Promise.all(answers)).toEqual([result, result, result]);
    expect(loadSettings).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
  });

  it('says what failed when the publication is still the same, and asks again with the next query', async () => {
    publish();
    let now = settings;
    const client = createRenewingClient(settings, async () => now);
    await expect(client.search(request)).rejects.toThrow(`${settings.index} is gone`);
    expect(workers).toHaveLength(1);
    now = later;
    expect(await client.search(request)).toEqual(result);
  });

  it('says what failed when the settings cannot be had either', async () => {
    publish();
    const client = createRenewingClient(settings, () => Promise.reject(new UnreachableError('offline')));
    await expect(client.search(request)).rejects.toThrow(`${settings.index} is gone`);
  });

  it('does not ask a second time when the newer index is gone, too', async () => {
    indexes.clear();
    const client = createRenewingClient(settings, async () => later);
    await expect(client.search(request)).rejects.toThrow(`${later.index} is gone`);
  });

  it('leaves an index that cannot be read as it is', async () => {
    vi.stubGlobal(
      'Worker',
      workerThat(({ id }) => ({ id, failure: 'unreadable', message: 'x' })),
    );
    const loadSettings = vi.fn(async () => later);
    const client = createRenewingClient(settings, loadSettings);
    await expect(client.search(request)).rejects.toBeInstanceOf(DeserializationError);
    expect(loadSettings).not.toHaveBeenCalled();
  });

  it('puts no query to the newer index for a caller who has gone', async () => {
    publish();
    const abort = new AbortController();
    const client = createRenewingClient(settings, async () => {
      abort.abort(new Error('typed on'));
      return later;
    });
    await expect(client.search(request, abort.signal)).rejects.toThrow('typed on');
    expect(workers).toHaveLength(1);
  });
});
