import { expect } from '@playwright/test';
import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers, type Behavior, fails } from '../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../support/search/fake-settings.ts';
import { smallSiteFiles } from '../../support/search/small-site.ts';
import { ask, openClient, serveClient } from './support/client-page.ts';
import { test } from './support/client-test.ts';

// What only a browser shows of the client; the rest is `tests/unit/search/client`.

const found: Behavior = answers({ hits: [fakeHit()], nbHits: 31 });

test('a query is one POST to its host, without asking for permission, and a failed host is left alone by other pages [7.9] [9.13]', async ({
  page,
  context,
  hosts,
  site,
}) => {
  await test.step('a query is one POST to its host, and no permission is asked in advance [7.9]', async () => {
    await openClient(page, site, await hosts.start([found]));
    const methods: string[] = [];
    page.on('request', (sent) => methods.push(sent.method()));
    expect(await ask(page, fakeRequest())).toMatchObject({ result: { nbHits: 31 } });
    expect(methods).toEqual(['POST']);
    expect(hosts.all[0]?.preflights()).toBe(0);
  });

  await test.step('a failed host is left alone by the other pages of the browser too [9.13]', async () => {
    const settings = await hosts.start([fails(500), found]);
    // Without the host of the step before.
    const calls = () => hosts.calls().slice(1);
    await openClient(page, site, settings);
    await ask(page, fakeRequest('first'));
    expect(calls()).toEqual([1, 1]);
    const other = await context.newPage();
    await openClient(other, site, settings);
    await ask(other, fakeRequest('second'));
    expect(calls()).toEqual([1, 2]);
  });
});

test('the index is asked in a worker, which is replaced when it could not be loaded or has crashed [8.1]', async ({
  page,
}) => {
  const own = await serveClient();
  for (const [path, text] of smallSiteFiles()) own.files.set(path, text);
  const tap = { result: { nbHits: 1, hits: [{ url: 'https://docs.example.org/tactics/tap' }] } };
  try {
    const worker = own.files.get('/search.worker.ts') ?? '';
    own.files.delete('/search.worker.ts');
    await openClient(page, own, fakeSettings({ kind: 'local' }));
    expect(await ask(page, fakeRequest())).toMatchObject({ error: { name: 'UnreachableError' } });
    own.files.set('/search.worker.ts', 'onmessage = () => { throw new Error("crashed") }');
    expect(await ask(page, fakeRequest())).toMatchObject({ error: { name: 'UnreachableError' } });
    own.files.set('/search.worker.ts', worker);
    expect(await ask(page, fakeRequest('pruned'))).toMatchObject(tap);
    expect(page.workers()).toHaveLength(1);
  } finally {
    await own.stop();
  }
});
