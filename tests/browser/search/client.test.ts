import { expect } from '@playwright/test';
import type { ProviderSettings } from '../../../src/search/settings.ts';
import { fakeHit } from '../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  drops,
  dropsAfterHeaders,
  fails,
  held,
  refusingOrigin,
  says,
  saysNothing,
} from '../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../support/search/fake-settings.ts';
import { ask, openClient, stopAsking } from './support/client-page.ts';
import { test } from './support/client-test.ts';

const request = fakeRequest();
const found: Behavior = answers({ hits: [fakeHit()], nbHits: 31 });

test('a query is one POST with id and key in the address and no permission asked in advance [7.1] [7.2] [7.9] [7.10]', async ({
  page,
  hosts,
  site,
}) => {
  await openClient(
    page,
    site,
    await hosts.start([answers({ hits: [fakeHit()], nbHits: 31, queryID: 'abc' })]),
  );
  const methods: string[] = [];
  page.on('request', (sent) => methods.push(sent.method()));
  const outcome = await ask(page, { ...request, clickAnalytics: true });
  expect(outcome).toMatchObject({
    result: { nbHits: 31, queryID: 'abc', hits: [{ objectID: '/tactics/tap#0' }] },
  });
  expect(methods).toEqual(['POST']);
  const [seen] = hosts.all[0]?.requests ?? [];
  expect(seen?.path).toBe('/1/indexes/*/queries');
  expect(seen?.search).toBe('x-algolia-agent=DTX+Docs&x-algolia-api-key=KEY&x-algolia-application-id=APP');
  expect(seen?.headers).toMatchObject({ 'content-type': 'text/plain', accept: 'application/json' });
  expect(Object.keys(seen?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
  expect(JSON.parse(seen?.body ?? '')).toEqual({ requests: [{ ...request, clickAnalytics: true }] });
});

test('an equal query is answered from memory, another is not [7.1]', async ({ page, hosts, site }) => {
  await openClient(page, site, await hosts.start([found]));
  for (const query of ['tap', 'tap', 'pair', 'tap']) await ask(page, fakeRequest(query));
  expect(hosts.all[0]?.searches().map(({ query }) => query)).toEqual(['tap', 'pair']);
});

test('any text reaches the host as it was typed [7.2]', async ({ page, hosts, site }) => {
  await openClient(page, site, await hosts.start([found]));
  const queries = [
    '--max_prompts',
    '<img src=x onerror=alert(1)>',
    'ünïcode 攻撃 🙂',
    '\u202Ebidi',
    '\0\u0007',
    'x'.repeat(10_000),
  ];
  for (const query of queries) await ask(page, fakeRequest(query));
  expect(hosts.all[0]?.searches().map(({ query }) => query)).toEqual(queries);
});

test('without a single answer the client says which hosts it asked [8.1]', async ({ page, hosts, site }) => {
  await hosts.start([fails(500), drops()]);
  const all = [...hosts.all.map(({ origin }) => origin), await refusingOrigin()];
  await openClient(page, site, fakeSettings({ hosts: all }));
  const outcome = await ask(page, request);
  expect(outcome).toMatchObject({ error: { name: 'UnreachableError' } });
  for (const origin of all) expect(JSON.stringify(outcome)).toContain(origin);
});

const retried: readonly [string, Behavior][] = [
  ['status 500', fails(500)],
  ['status 503 with a page', says('<h1>Overloaded</h1>', 'text/html', 503)],
  ['status 304', says('', 'text/plain', 304)],
  ['a connection lost before the answer', drops()],
  ['a connection lost within the answer', dropsAfterHeaders()],
];
for (const [failure, behavior] of retried) {
  test(`after ${failure} the next host answers [8.2]`, async ({ page, hosts, site }) => {
    await openClient(page, site, await hosts.start([behavior, found]));
    expect(await ask(page, request)).toMatchObject({ result: { nbHits: 31 } });
    expect(hosts.calls()).toEqual([1, 1]);
  });
}

for (const status of [400, 403, 404, 429]) {
  test(`status ${status} is final and carries the provider’s words [8.3]`, async ({ page, hosts, site }) => {
    await openClient(page, site, await hosts.start([fails(status, 'Not with this key'), found]));
    expect(await ask(page, request)).toMatchObject({
      error: { name: 'ApiError', message: 'Not with this key', status },
    });
    expect(hosts.calls()).toEqual([1, 0]);
  });
}

const unreadable: readonly [string, Behavior][] = [
  ['text', says('not json')],
  ['a page', says('<!doctype html><title>Sign in to this network</title>', 'text/html')],
  ['JSON of another kind', says('{"results":[{"hits":{"0":"x"},"nbHits":"many"}]}')],
  ['an empty body', saysNothing(200)],
  ['status 204', saysNothing(204)],
];
for (const [lie, behavior] of unreadable) {
  test(`an answer that is ${lie} cannot be read, and no other host is asked [8.4]`, async ({
    page,
    hosts,
    site,
  }) => {
    await openClient(page, site, await hosts.start([behavior, found]));
    expect(await ask(page, request)).toMatchObject({ error: { name: 'DeserializationError' } });
    expect(hosts.calls()).toEqual([1, 0]);
  });
}

test('a client without application id or key is refused at once [5.3] [5.4]', async ({ page, site }) => {
  await page.goto(site.origin);
  await page.waitForFunction(() => window.search !== undefined);
  const message = (differs: Partial<ProviderSettings>) =>
    page.evaluate((settings) => {
      try {
        window.search.createClient(settings, async () => settings);
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    }, fakeSettings(differs));
  expect(await message({ appId: '' })).toBe('`appId` is missing.');
  expect(await message({ apiKey: '' })).toBe('`apiKey` is missing.');
  expect(await message({})).toBeUndefined();
});

test('a query nobody waits for is ended at the host; each of two others gets its own answer [X.5]', async ({
  page,
  hosts,
  site,
}) => {
  let lost = false;
  const { behavior, release } = held(echo, ({ body }) => body.includes('"slow"'));
  const settings = await hosts.start([
    (seen, response) => {
      if (!seen.body.includes('"old"')) return behavior(seen, response);
      response.on('close', () => {
        lost = true;
      });
    },
  ]);
  await openClient(page, site, settings);
  const old = ask(page, fakeRequest('old'));
  await expect.poll(hosts.calls).toEqual([1]);
  await stopAsking(page);
  expect(await old).toMatchObject({ error: { name: 'AbortError' } });
  await expect.poll(() => lost).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('dtx:search-hosts'))).toBeNull();
  const slow = ask(page, fakeRequest('slow'));
  expect(await ask(page, fakeRequest('quick'))).toMatchObject({ result: { query: 'quick' } });
  release();
  expect(await slow).toMatchObject({ result: { query: 'slow' } });
});
const echo = answers(({ query = '' }) => ({ query }));
