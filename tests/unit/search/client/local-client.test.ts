import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalClient } from '../../../../src/search/client/local/local-client.ts';
import type { WorkerAnswer } from '../../../../src/search/client/local/worker-messages.ts';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import { request, result, settings } from './support.ts';
import { type SearchMessage, type TestWorker, workerThat } from './worker.ts';

const good = ({ id }: SearchMessage): WorkerAnswer => ({ id, status: 200, body: { results: [result] } });

let workers: TestWorker[];
beforeEach(() => {
  workers = [];
  vi.stubGlobal('location', new URL('https://docs.example.org/tactics/'));
});
const clientOf = (answer: (search: SearchMessage, worker: TestWorker) => WorkerAnswer | undefined) => {
  vi.stubGlobal(
    'Worker',
    workerThat(answer, (worker) => workers.push(worker)),
  );
  return createLocalClient(settings);
};

describe('the client of the index of this site', () => {
  it('starts one worker with the first query, tells it where the index is, and passes queries on', async () => {
    const client = clientOf(good);
    expect(workers).toHaveLength(0);
    expect(await client.search(request)).toEqual(result);
    expect(await client.search(request)).toEqual(result);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.messages).toEqual([
      {
        kind: 'open',
        indexName: 'dtx-docs',
        index: 'https://docs.example.org/_search/index.abc.json',
        texts: ['https://docs.example.org/_search/text-0.abc.json'],
      },
      { kind: 'search', id: 1, body: JSON.stringify({ requests: [request] }) },
      { kind: 'search', id: 2, body: JSON.stringify({ requests: [request] }) },
    ]);
  });

  it('can start its worker before', async () => {
    const client = clientOf(good);
    client.warm();
    client.warm();
    expect(workers).toHaveLength(1);
    await client.search(request);
    expect(workers).toHaveLength(1);
  });

  it.each<[string, Omit<WorkerAnswer, 'id'>, new (...args: never[]) => Error]>([
    ['an index that cannot be loaded', { failure: 'unreachable', message: 'x' }, UnreachableError],
    ['an index that cannot be read', { failure: 'unreadable', message: 'x' }, DeserializationError],
    ['a query it refuses', { status: 400, body: { message: 'x', status: 400 } }, ApiError],
    ['a defect', { status: 500, body: { message: 'x', status: 500 } }, UnreachableError],
  ])('says by its error that the worker has %s', async (_, answer, kind) => {
    const client = clientOf(({ id }) => ({ ...(answer as WorkerAnswer), id }));
    const error = await client.search(request).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ message: 'x' });
  });

  it('answers each caller with its own answer, in whatever order they come [X.5]', async () => {
    const asked: SearchMessage[] = [];
    const client = clientOf((search) => void asked.push(search));
    const answers = ['a', 'b'].map((query) => client.search({ ...request, query }));
    for (const { id, body } of asked.toReversed()) {
      const { query } = JSON.parse(body).requests[0];
      const data = { id, status: 200, body: { results: [{ ...result, query }] } };
      workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
    }
    expect((await Promise.all(answers)).map(({ query }) => query)).toEqual(['a', 'b']);
  });

  it('tells the worker when nobody waits any more [X.5]', async () => {
    const client = clientOf(() => undefined);
    const abort = new AbortController();
    const query = client.search(request, abort.signal);
    abort.abort(new Error('typed on'));
    await expect(query).rejects.toThrow('typed on');
    expect(workers[0]?.messages.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    await expect(client.search(request, abort.signal)).rejects.toThrow('typed on');
    expect(workers[0]?.messages).toHaveLength(3);
    const answered = clientOf(good);
    const later = new AbortController();
    await answered.search(request, later.signal);
    later.abort();
    expect(workers.at(-1)?.messages.map(({ kind }) => kind)).toEqual(['open', 'search']);
  });

  it.each(['error', 'messageerror'])('starts a new worker after one has crashed (%s)', async (event) => {
    const client = clientOf((search) => (workers.length === 1 ? undefined : good(search)));
    const query = client.search(request);
    workers[0]?.dispatchEvent(new Event(event));
    await expect(query).rejects.toBeInstanceOf(UnreachableError);
    expect(workers[0]?.terminated).toBe(true);
    expect(await client.search(request)).toEqual(result);
    expect(workers).toHaveLength(2);
  });

  it('is unreachable where workers are forbidden', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Refused', 'SecurityError');
        }
      },
    );
    const client = createLocalClient(settings);
    expect(() => client.warm()).not.toThrow();
    await expect(client.search(request)).rejects.toBeInstanceOf(UnreachableError);
  });
});
