import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drops, type FakeHost, fails } from '../../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../../support/search/fake-settings.ts';
import { smallIndex, smallSiteFiles } from '../../../support/search/small-site.ts';
import { ask, openClient, startHost, startHosts, stubPage, waitForHosts } from './http.ts';
import { stubWorker, type Threads } from './thread-worker.ts';

const request = fakeRequest();
const local = fakeSettings({ kind: 'local' });
const tap = { result: { nbHits: 1, hits: [{ url: 'https://docs.example.org/tactics/tap' }] } };

describe('the index of this site over HTTP', () => {
  let files: Map<string, string>;
  let site: FakeHost;
  let threads: Threads;
  beforeEach(async () => {
    files = smallSiteFiles();
    site = await startHost(({ path }, response) => {
      const text = files.get(path);
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(text);
    });
    stubPage(site.origin);
    threads = stubWorker();
  });

  it('is asked in a worker and loaded once', async () => {
    const client = openClient(local);
    const here = vi.spyOn(globalThis, 'fetch');
    expect(await ask(client, fakeRequest('pruned'))).toMatchObject(tap);
    expect(await ask(client, fakeRequest('tree'))).toMatchObject(tap);
    expect(threads.started).toBe(1);
    expect(site.requests.filter(({ path }) => path === smallIndex.index)).toHaveLength(1);
    expect(here).not.toHaveBeenCalled();
  });

  it('is an error when it cannot be loaded or read, and is loaded by the next query [8.1] [8.4]', async () => {
    const index = files.get(smallIndex.index) ?? '';
    files.delete(smallIndex.index);
    const client = openClient(local);
    expect(await ask(client, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    files.set(smallIndex.index, '<!doctype html>');
    expect(await ask(client, request)).toMatchObject({ error: { name: 'DeserializationError' } });
    files.set(smallIndex.index, index);
    expect(await ask(client, fakeRequest('pruned'))).toMatchObject(tap);
  });

  it('has a worker that is replaced when it could not be loaded or has crashed [8.1]', async () => {
    const client = openClient(local);
    threads.instead = new URL('./no-such-worker.ts', import.meta.url).href;
    expect(await ask(client, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    threads.instead = `data:text/javascript,addEventListener('message', () => { throw new Error('crashed') })`;
    expect(await ask(client, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    threads.instead = undefined;
    expect(await ask(client, fakeRequest('pruned'))).toMatchObject(tap);
    expect(threads.started).toBe(3);
  });

  it('answers when no host does and the fallback is on, and says so once', async () => {
    waitForHosts();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { calls, settings } = await startHosts([fails(500), drops()], { fallback: true });
    const client = openClient(settings);
    expect(await ask(client, fakeRequest('pruned'))).toMatchObject(tap);
    expect(await ask(client, fakeRequest('tree'))).toMatchObject(tap);
    expect(calls()).toEqual([1, 1]);
    expect(warn.mock.calls).toEqual([
      ['No search host answers. The index of this site answers until one does.'],
    ]);
  });
});
