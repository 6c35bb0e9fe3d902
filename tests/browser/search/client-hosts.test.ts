import { expect } from '@playwright/test';
import { ask, openClient } from './support/client-page.ts';
import { test } from './support/client-test.ts';
import { fakeHit } from './support/fake-answers.ts';
import { answers, type Behavior, fails, hangs, hangsAfterHeaders, late } from './support/fake-host.ts';
import { fakeRequest, fakeSettings } from './support/fake-settings.ts';

const request = fakeRequest();
const found: Behavior = answers({ hits: [fakeHit()], nbHits: 31 });

/** Algolia's hosts. The tests answer for them: nothing leaves this machine. */
const algolia = /^https:\/\/[\w-]+\.(algolia\.net|algolianet\.com)\//;

test('Algolia’s nearest host is asked first, then three others, four at most [7.11] [8.1]', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.route(algolia, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort('connectionrefused');
  });
  await openClient(page, site, fakeSettings());
  expect(await ask(page, request)).toMatchObject({ error: { name: 'UnreachableError' } });
  expect(asked[0]).toBe('app-dsn.algolia.net');
  expect(asked.slice(1).toSorted()).toEqual([
    'app-1.algolianet.com',
    'app-2.algolianet.com',
    'app-3.algolianet.com',
  ]);
});

test('configured hosts are asked in place of Algolia’s [7.11]', async ({ page, hosts, site }) => {
  await openClient(page, site, await hosts.start([fails(500), fails(502), found]));
  expect(await ask(page, request)).toMatchObject({ result: { nbHits: 31 } });
  expect(hosts.all[0]?.requests).toHaveLength(1);
  expect(hosts.all[2]?.requests).toHaveLength(1);
});

/** Whether a time is what it should be, with some room for a busy machine. Both in seconds. */
function expectSeconds(actual: number, expected: number): void {
  expect(actual).toBeGreaterThan(expected - 0.05);
  expect(actual).toBeLessThan(expected + 1);
}
const seconds = (since: number, until: number | undefined) => ((until ?? Number.NaN) - since) / 1000;

test('hosts that do not answer get 1, 4, 5 and 6 seconds [9.10]', async ({ page, hosts, site }) => {
  test.setTimeout(40_000);
  await openClient(page, site, await hosts.start([hangs(), hangs(), hangs(), hangs()]));
  const outcome = await ask(page, request);
  expect(outcome).toMatchObject({ error: { name: 'UnreachableError' } });
  expectSeconds(outcome.milliseconds / 1000, 16);
  const times = hosts.all.map((host) => host.requests[0]?.at ?? 0).toSorted((a, b) => a - b);
  const [first = 0, ...later] = times;
  expect(times[0]).toBe(hosts.all[0]?.requests[0]?.at);
  [1, 5, 10].forEach((expected, place) => {
    expectSeconds(seconds(first, later[place]), expected);
  });
});

test('hosts that stop within an answer get 2 and 8 seconds [9.11]', async ({ page, hosts, site }) => {
  test.setTimeout(30_000);
  await openClient(page, site, await hosts.start([hangsAfterHeaders(), hangsAfterHeaders()]));
  const outcome = await ask(page, request);
  expect(outcome).toMatchObject({ error: { name: 'UnreachableError' } });
  expectSeconds(seconds(hosts.all[0]?.requests[0]?.at ?? 0, hosts.all[1]?.requests[0]?.at), 2);
  expectSeconds(outcome.milliseconds / 1000, 10);
});

test('a slow host is given up after a second, and more patience is had for the next [8.2] [9.10]', async ({
  page,
  hosts,
  site,
}) => {
  await openClient(page, site, await hosts.start([late(1_500, found), late(1_500, found)]));
  const outcome = await ask(page, request);
  expect(outcome).toMatchObject({ result: { nbHits: 31 } });
  expectSeconds(outcome.milliseconds / 1000, 2.5);
});

test('a failed host is left alone for two minutes, by other pages too [9.13]', async ({
  page,
  context,
  hosts,
  site,
}) => {
  const settings = await hosts.start([fails(500), found]);
  await openClient(page, site, settings);
  const before = Date.now();
  await ask(page, fakeRequest('first'));
  const after = Date.now();
  await ask(page, fakeRequest('second'));
  expect(hosts.calls()).toEqual([1, 2]);
  const other = await context.newPage();
  await openClient(other, site, settings);
  await ask(other, request);
  expect(hosts.calls()).toEqual([1, 3]);
  hosts.all[0]?.behave(found);
  await other.clock.setFixedTime(before + 119_900);
  await ask(other, fakeRequest('third'));
  expect(hosts.calls()).toEqual([1, 4]);
  await other.clock.setFixedTime(after + 120_100);
  await ask(other, fakeRequest('fourth'));
  expect(hosts.calls()).toEqual([2, 4]);
});

test('a host that timed out comes last, and when no host is left all are asked [9.13]', async ({
  page,
  hosts,
  site,
}) => {
  await openClient(page, site, await hosts.start([hangs(), found]));
  await ask(page, fakeRequest('first'));
  hosts.all[1]?.behave(fails(500));
  hosts.all[0]?.behave(found);
  const second = await ask(page, fakeRequest('second'));
  expect(second).toMatchObject({ result: { nbHits: 31 } });
  expect(hosts.calls()).toEqual([2, 2]);
  hosts.all[0]?.behave(fails(500));
  await ask(page, fakeRequest('third'));
  expect(hosts.calls()).toEqual([3, 2]);
  expect(await ask(page, fakeRequest('fourth'))).toMatchObject({ error: { name: 'UnreachableError' } });
  expect(hosts.calls()).toEqual([4, 3]);
});

test('rubbish in storage does not keep hosts from being asked [9.13] [X.10]', async ({
  page,
  hosts,
  site,
}) => {
  await openClient(page, site, await hosts.start([found]));
  for (const [place, text] of [
    '{',
    '[1]',
    '{"x":{"state":"down","at":"soon"}}',
    '\0'.repeat(1_000),
  ].entries()) {
    await page.evaluate((value) => localStorage.setItem('dtx:search-hosts', value), text);
    expect(await ask(page, fakeRequest(`query ${place}`))).toMatchObject({ result: { nbHits: 31 } });
  }
});
