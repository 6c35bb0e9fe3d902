import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveSearches } from '../../../../src/search/client/local/serve-searches.ts';
import type { WorkerAnswer, WorkerRequest } from '../../../../src/search/client/local/worker-messages.ts';
import type { SearchResponse } from '../../../../src/search/protocol/messages.ts';
import { smallIndex, smallSiteFiles } from '../../../support/search/small-site.ts';
import { request } from './support.ts';

const { index, texts } = smallIndex;
const open: WorkerRequest = { kind: 'open', indexName: 'dtx-docs', index, texts };

/** Responses by address, changed by tests; every fetch is seen. */
let files: Map<string, () => Response>;
let fetches: { readonly url: string; readonly cache: RequestCache | undefined }[];
beforeEach(() => {
  files = new Map([...smallSiteFiles()].map(([url, body]) => [url, () => new Response(body)]));
  fetches = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    fetches.push({ url, cache });
    const file = files.get(url);
    if (!file) throw new TypeError('Failed to fetch');
    return file();
  });
});

/** Until it answers: a busy machine may need longer than the second that is waited for by default. */
const patience = { timeout: 15_000 };

/** A worker as the page sees it. */
function start() {
  const answers: WorkerAnswer[] = [];
  const tell = serveSearches((answer) => answers.push(answer));
  let id = 0;
  const send = (query: string) => {
    id += 1;
    tell({ kind: 'search', id, body: JSON.stringify({ requests: [{ ...request, query }] }) });
    return id;
  };
  const search = async (query: string): Promise<WorkerAnswer> => {
    const asked = send(query);
    return vi.waitFor(() => {
      const found = answers.find((answer) => answer.id === asked);
      if (!found) throw new Error('No answer yet');
      return found;
    }, patience);
  };
  return { answers, tell, send, search };
}

const urls = (answer: WorkerAnswer) => {
  if (!('status' in answer)) throw new Error(answer.message);
  return (answer.body as SearchResponse).results.flatMap(({ hits }) => hits.map(({ url }) => url));
};
const found = ['https://docs.example.org/tactics/tap'];

describe('the worker of the search', () => {
  it('loads the index once and answers queries over it', async () => {
    const { tell, search } = start();
    tell(open);
    expect(urls(await search('pruned'))).toEqual(found);
    expect(urls(await search('tree of attacks'))).toEqual(found);
    expect(fetches.filter(({ url }) => url === index)).toEqual([{ url: index, cache: 'default' }]);
    expect(fetches.filter(({ url }) => url === texts[0])).toHaveLength(1);
  });

  it('loads the index when it is opened, before a query', () => {
    start().tell(open);
    expect(fetches.map(({ url }) => url)).toEqual([index]);
  });

  it.each<[string, (() => Response) | undefined, string]>([
    ['is not to be had', undefined, 'unreachable'],
    ['is not found', () => new Response('', { status: 404 }), 'unreachable'],
    ['is not JSON', () => new Response('<html>'), 'unreadable'],
    ['is something else', () => Response.json({ format: 0 }), 'unreadable'],
  ])('says so when the index %s, and finds it again with the next query', async (_, broken, failure) => {
    const file = files.get(index);
    if (broken) files.set(index, broken);
    else files.delete(index);
    const { tell, search } = start();
    tell(open);
    expect(await search('pruned')).toMatchObject({ failure, message: expect.stringContaining(index) });
    if (file) files.set(index, file);
    expect(urls(await search('pruned'))).toEqual(found);
    // The copy in the cache may be what was broken.
    expect(fetches.findLast(({ url }) => url === index)?.cache).toBe('reload');
  });

  it('answers without a text that is not to be had, and asks for it again', async () => {
    const file = files.get(texts[0]);
    files.delete(texts[0]);
    const { tell, search } = start();
    tell(open);
    expect(urls(await search('tree of attacks'))).toEqual(found);
    if (file) files.set(texts[0], file);
    await search('tree of attacks');
    expect(fetches.filter(({ url }) => url === texts[0]).length).toBeGreaterThan(1);
  });

  it('does not answer what was cancelled before its turn [X.5]', async () => {
    const { answers, tell, send, search } = start();
    tell(open);
    const gone = send('pruned');
    tell({ kind: 'cancel', id: gone });
    await search('tree of attacks');
    expect(answers.map(({ id }) => id)).toEqual([gone + 1]);
  });

  it('does not look for what was cancelled: neither before its turn nor while the index is on its way', async () => {
    const file = files.get(index);
    const arrival = Promise.withResolvers<void>();
    const { tell, send, search } = start();
    // Only who looks for something reads a text of the request.
    const read = vi.spyOn(JSON, 'parse');
    const looked = () => read.mock.calls.flatMap(([body]) => /"query":"([^"]+)"/.exec(body)?.[1] ?? []);
    vi.stubGlobal('fetch', async (url: string) => {
      await arrival.promise;
      return url === index && file ? file() : (files.get(url)?.() ?? Response.error());
    });
    tell(open);
    const early = send('pruned');
    await new Promise((done) => setTimeout(done));
    tell({ kind: 'cancel', id: early });
    arrival.resolve();
    await search('tree of attacks');
    const late = send('refinement');
    // What is not a message of its own is over before the next one.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    tell({ kind: 'cancel', id: late });
    await search('attacker');
    expect(looked()).toEqual(['tree of attacks', 'attacker']);
  });

  it('refuses a body that is none of the protocol', async () => {
    const { answers, tell } = start();
    tell(open);
    tell({ kind: 'search', id: 1, body: '{"requests":7}' });
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience);
    expect(answers[0]).toMatchObject({ status: 400 });
  });
});
