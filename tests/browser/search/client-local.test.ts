import { expect } from '@playwright/test';
import { drops, fails } from '../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../support/search/fake-settings.ts';
import { smallIndex, smallSiteFiles } from '../../support/search/small-site.ts';
import { ask, type ClientSite, openClient, serveClient } from './support/client-page.ts';
import { test } from './support/client-test.ts';

const request = fakeRequest();

test('this site’s server is asked without id and key', async ({ page, site }) => {
  let asked: string | undefined;
  await page.route(`${site.origin}/1/**`, (route) => {
    asked = route.request().url();
    return route.fulfill({ json: { results: [{ hits: [], nbHits: 3 }] } });
  });
  const { appId: _, apiKey: __, ...provider } = fakeSettings({ kind: 'self' }).provider;
  await openClient(page, site, { ...fakeSettings(), provider });
  expect(await ask(page, request)).toMatchObject({ result: { nbHits: 3 } });
  expect(asked).toBe(`${site.origin}/1/indexes/*/queries?x-algolia-agent=DTX+Docs`);
});

test.describe('the index of this site', () => {
  const local = fakeSettings({ kind: 'local' });
  const tap = { result: { nbHits: 1, hits: [{ url: 'https://docs.example.org/tactics/tap' }] } };
  let own: ClientSite;
  test.beforeEach(async () => {
    own = await serveClient();
    for (const [path, text] of smallSiteFiles()) own.files.set(path, text);
  });
  test.afterEach(() => own.stop());

  test('is asked in a worker and loaded once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
    await openClient(page, own, local);
    expect(await ask(page, fakeRequest('pruned'))).toMatchObject(tap);
    expect(await ask(page, fakeRequest('tree'))).toMatchObject(tap);
    expect(page.workers()).toHaveLength(1);
    // Events of a worker come on a way of their own.
    await expect.poll(() => loaded.filter((path) => path === smallIndex.index)).toHaveLength(1);
  });

  test('that cannot be loaded or read is an error, and is loaded by the next query [8.1] [8.4]', async ({
    page,
  }) => {
    const index = own.files.get(smallIndex.index) ?? '';
    own.files.delete(smallIndex.index);
    await openClient(page, own, local);
    expect(await ask(page, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    own.files.set(smallIndex.index, '<!doctype html>');
    expect(await ask(page, request)).toMatchObject({ error: { name: 'DeserializationError' } });
    own.files.set(smallIndex.index, index);
    expect(await ask(page, fakeRequest('pruned'))).toMatchObject(tap);
  });

  test('has a worker that is replaced when it could not be loaded or has crashed [8.1]', async ({ page }) => {
    const worker = own.files.get('/search.worker.ts') ?? '';
    own.files.delete('/search.worker.ts');
    await openClient(page, own, local);
    expect(await ask(page, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    own.files.set('/search.worker.ts', 'onmessage = () => { throw new Error("crashed") }');
    expect(await ask(page, request)).toMatchObject({ error: { name: 'UnreachableError' } });
    own.files.set('/search.worker.ts', worker);
    expect(await ask(page, fakeRequest('pruned'))).toMatchObject(tap);
  });

  test('answers when no host does and the fallback is on, and says so once', async ({ page, hosts }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await openClient(page, own, await hosts.start([fails(500), drops()], { fallback: true }));
    expect(await ask(page, fakeRequest('pruned'))).toMatchObject(tap);
    expect(await ask(page, fakeRequest('tree'))).toMatchObject(tap);
    expect(hosts.calls()).toEqual([1, 1]);
    expect(warnings).toEqual(['No search host answers. The index of this site answers until one does.']);
  });
});

test('chosen hits are reported when that is switched on, and only then [7.13]', async ({ page, site }) => {
  const events: string[] = [];
  await page.route('https://insights.algolia.io/**', (route) => {
    events.push(route.request().postData() ?? '');
    return route.fulfill({ json: { status: 200 }, headers: { 'access-control-allow-origin': '*' } });
  });
  const report = (insights: boolean) =>
    page.evaluate(
      ({ provider, objectID }) => {
        window.search.createInsights(provider).reportChosen({ objectID }, 2, 'query-1');
      },
      { provider: fakeSettings({ insights }).provider, objectID: insights ? 'a' : 'not asked for' },
    );
  await page.goto(site.origin);
  await page.waitForFunction(() => window.search !== undefined);
  await report(false);
  await report(true);
  await expect.poll(() => events).toHaveLength(1);
  const [event] = JSON.parse(events[0] ?? '').events;
  expect(event).toMatchObject({
    eventType: 'click',
    eventName: 'Item Selected',
    index: 'dtx-docs',
    queryID: 'query-1',
    objectIDs: ['a'],
    positions: [2],
  });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(event.userToken);
});
