import { expect, type Page } from '@playwright/test';
import { fakeHit } from '../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  fails,
  hangs,
  hangsAfterHeaders,
  held,
} from '../../support/search/fake-host.ts';
import { fakeRequest, fakeSettings } from '../../support/search/fake-settings.ts';
import { stopClock } from '../support/clock.ts';
import { ask, openClient } from './support/client-page.ts';
import { test } from './support/client-test.ts';

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

/** Notes what the page does at hosts, by its clock. */
async function watchCalls(page: Page) {
  await page.evaluate(() => {
    const { fetch: send } = window;
    const calls = { asked: [] as number[], headers: 0 };
    Object.assign(window, { calls });
    window.fetch = async (...request) => {
      calls.asked.push(performance.now());
      const response = await send(...request);
      calls.headers += 1;
      return response;
    };
  });
  const calls = () =>
    page.evaluate(() => (window as unknown as { calls: { asked: number[]; headers: number } }).calls);
  return {
    /** Number of answers that began. */
    headers: async () => (await calls()).headers,
    /** When each host was asked, in milliseconds after the first one. */
    async asked(): Promise<number[]> {
      const { asked } = await calls();
      return asked.map((time) => time - (asked[0] ?? 0));
    },
  };
}

test('hosts that do not answer get 1, 4, 5 and 6 seconds [9.10]', async ({ page, hosts, site }) => {
  await stopClock(page);
  await openClient(page, site, await hosts.start([hangs(), hangs(), hangs(), hangs()]));
  const { asked } = await watchCalls(page);
  const outcome = ask(page, request);
  await expect.poll(hosts.calls).toEqual([1, 0, 0, 0]);
  for (const [place, seconds] of [1, 4, 5, 6].entries()) {
    // The order of the others is left to chance.
    await expect.poll(() => hosts.calls().toSorted()).toEqual([0, 1, 2, 3].map((i) => Number(i + place > 2)));
    await page.clock.runFor(seconds * 1_000);
  }
  expect(await outcome).toMatchObject({ error: { name: 'UnreachableError' }, milliseconds: 16_000 });
  expect(await asked()).toEqual([0, 1_000, 5_000, 10_000]);
});

test('hosts that stop within an answer get 2 and 8 seconds [9.11]', async ({ page, hosts, site }) => {
  await stopClock(page);
  await openClient(page, site, await hosts.start([hangsAfterHeaders(), hangsAfterHeaders()]));
  const { asked, headers } = await watchCalls(page);
  const outcome = ask(page, request);
  for (const [place, seconds] of [2, 8].entries()) {
    await expect.poll(headers).toBe(place + 1);
    await page.clock.runFor(seconds * 1_000);
  }
  expect(await outcome).toMatchObject({ error: { name: 'UnreachableError' }, milliseconds: 10_000 });
  expect(await asked()).toEqual([0, 2_000]);
});

test('a slow host is given up after a second, and more patience is had for the next [8.2] [9.10]', async ({
  page,
  hosts,
  site,
}) => {
  await stopClock(page);
  const { behavior, release } = held(found);
  await openClient(page, site, await hosts.start([hangs(), behavior]));
  const outcome = ask(page, request);
  await expect.poll(hosts.calls).toEqual([1, 0]);
  await page.clock.runFor(1_000);
  await expect.poll(hosts.calls).toEqual([1, 1]);
  await page.clock.runFor(1_500);
  release();
  expect(await outcome).toMatchObject({ result: { nbHits: 31 }, milliseconds: 2_500 });
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
  const setTime = (time: number) =>
    other.evaluate((now) => {
      Date.now = () => now;
    }, time);
  await setTime(before + 119_900);
  await ask(other, fakeRequest('third'));
  expect(hosts.calls()).toEqual([1, 4]);
  await setTime(after + 120_100);
  await ask(other, fakeRequest('fourth'));
  expect(hosts.calls()).toEqual([2, 4]);
});

test('a host that timed out comes last, and when no host is left all are asked [9.13]', async ({
  page,
  hosts,
  site,
}) => {
  await stopClock(page);
  await openClient(page, site, await hosts.start([hangs(), found]));
  const first = ask(page, fakeRequest('first'));
  await expect.poll(hosts.calls).toEqual([1, 0]);
  await page.clock.runFor(1_000);
  expect(await first).toMatchObject({ result: { nbHits: 31 } });
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
