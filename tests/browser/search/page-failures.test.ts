import type { SearchSettings } from '../../../src/search/settings.ts';
import { fakeHit } from '../../support/search/fake-answers.ts';
import {
  answers,
  type Behavior,
  drops,
  dropsAfterHeaders,
  fails,
  inTurn,
  says,
} from '../../support/search/fake-host.ts';
import { expect, type FakedSite, finds, manyHits, test } from './support/faked-site.ts';
import {
  moreButton,
  results,
  searchAddress,
  searchField,
  searchStatus,
  siteMap,
  tryAgain,
} from './support/search-page.ts';

// Which statuses and answers are failures of which kind is asked in `tests/unit/search/client`, what is told of each in
// `tests/unit/search/page`: here is one of each kind.

const unreachable = 'Unable to fetch resultsYou might want to check your network connection.';
const unreadable = 'Unable to fetch resultsThe search provider sent an answer that cannot be read.';

function behave(site: FakedSite, behavior: Behavior): void {
  site.first.behave(behavior);
  site.second.behave(behavior);
}

test('[8.1] [8.2] [8.3] [8.4] the search page tells of hosts that fail, goes to the next one where it may, and asks again', async ({
  page,
  site,
}) => {
  await page.goto(searchAddress(site));

  await test.step('[8.3] a refusal is not followed by another host, and its message is told as text', async () => {
    const message = '<img src=x onerror=alert(1)>';
    site.first.behave(inTurn(fails(400, message), finds(1)));
    await searchField(page).fill('refused');
    await expect(searchStatus(page)).toHaveText(
      `Unable to fetch resultsThe search provider refused the query: ${message}`,
    );
    expect(site.first.requests).toHaveLength(1);
    expect(site.second.requests).toHaveLength(0);
    await tryAgain(page).click();
    await expect(searchStatus(page)).toHaveText('One document found');
  });

  await test.step('[8.4] an answer that is none is told as unreadable, and not followed by another host', async () => {
    site.first.behave(says('<!doctype html><h1>Sign in to the hotel</h1>', 'text/html'));
    await searchField(page).fill('unreadable');
    await expect(searchStatus(page)).toHaveText(unreadable);
    expect(site.second.requests).toHaveLength(0);
    site.first.behave(finds(2));
    await tryAgain(page).click();
    await expect(results(page)).toHaveCount(2);
  });

  await test.step('[8.1] a failure at a further page leaves the results there, and can be asked again', async () => {
    site.first.behave(inTurn(finds(25), fails(403, 'Enough')));
    site.first.requests.length = 0;
    await searchField(page).fill('further');
    await expect(results(page)).toHaveCount(20);
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(
      page.getByText('Unable to fetch results. The search provider refused the query: Enough'),
    ).toBeVisible();
    await expect(results(page)).toHaveCount(20);
    // Nothing is asked again and again while the end is in view.
    await page.waitForTimeout(500);
    expect(site.first.requests).toHaveLength(2);
    site.first.behave(finds(25));
    await tryAgain(page).click();
    await expect(results(page)).toHaveCount(25);
  });

  await test.step('[8.2] a host that fails in the middle of its answer is followed by the next', async () => {
    site.first.behave(dropsAfterHeaders());
    site.second.behave(finds(2));
    await page.goto(searchAddress(site, 'middle'));
    await expect(results(page)).toHaveCount(2);
    expect(site.second.requests).toHaveLength(1);
    expect(site.first.searches().at(-1)?.query).toBe('middle');
  });

  await test.step('[8.1] when no host answers it says so, and finds the results when the reader tries again', async () => {
    // What the page remembers of the host that failed before is another matter.
    await page.evaluate(() => localStorage.clear());
    for (const host of [site.first, site.second]) host.requests.length = 0;
    site.first.behave(drops());
    site.second.behave(fails(500));
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText(unreachable);
    await expect(page).toHaveTitle(/^Search results for "tap"/);
    expect(site.first.requests.length).toBeGreaterThan(0);
    expect(site.second.requests).toHaveLength(1);

    behave(site, finds(3));
    await tryAgain(page).click();
    // The button is gone; its reader stays where the outcome is told.
    await expect(searchStatus(page)).toBeFocused();
    await expect(searchStatus(page)).toHaveText('3 documents found');
    await expect(results(page)).toHaveCount(3);
    await expect(tryAgain(page)).toHaveCount(0);
  });

  await test.step('[8.1] it leaves no old results standing, and goes on with the next letter', async () => {
    site.first.behave(fails(503));
    site.second.behave(drops());
    await searchField(page).fill('pair');
    await expect(searchStatus(page)).toHaveText(unreachable);
    await expect(results(page)).toHaveCount(0);
    behave(site, finds(2));
    await searchField(page).press('x');
    await expect(page.getByRole('link', { name: 'Result 1 of pairx' })).toBeVisible();
    await searchField(page).fill('');
    await expect(siteMap(page)).toBeVisible();
  });

  await test.step('[8.1] it tries again when the reader presses Enter, too', async () => {
    behave(site, inTurn(fails(403), finds(3)));
    await searchField(page).fill('bon');
    await expect(tryAgain(page)).toBeVisible();
    await searchField(page).press('Enter');
    await expect(results(page)).toHaveCount(3);
    await expect(searchField(page)).toBeFocused();
  });
});

test('when a file of this site cannot be had, the search page says so, and tries again', async ({
  page,
  site,
}) => {
  const settingsFile = '**/_search/*.json';
  site.first.behave(finds(2));

  await test.step('[8.1] the settings: the page says so, and tries again', async () => {
    await page.route(settingsFile, (route) => route.abort());
    await page.goto(searchAddress(site));
    await searchField(page).fill('tap');
    await expect(searchStatus(page)).toHaveText(unreachable);
    await page.unroute(settingsFile);
    await tryAgain(page).click();
    await expect(results(page)).toHaveCount(2);
  });

  await test.step('[8.4] the settings are something else: the page says so', async () => {
    await page.route(settingsFile, (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText(unreadable);
    await page.unroute(settingsFile);
  });

  await test.step('[5.3] settings without an application id throw, and the page lives', async () => {
    site.first.requests.length = 0;
    await page.route(settingsFile, async (route) => {
      const settings: SearchSettings = await (await route.fetch()).json();
      const { appId, ...provider } = settings.provider;
      await route.fulfill({ json: { ...settings, provider } });
    });
    const warning = page.waitForEvent('console', (message) => message.text().includes('appId'));
    await page.goto(searchAddress(site, 'tap'));
    expect((await warning).text()).toContain('`appId` is missing.');
    await expect(searchStatus(page)).toHaveText(unreachable);
    expect(site.first.requests).toHaveLength(0);
    await page.unroute(settingsFile);
  });

  await test.step('[8.9] [4.21] its code: the form and the site map work, and Retry keeps what was typed', async () => {
    const code = '**/_astro/start.island.*.js';
    await page.route(code, (route) => route.abort());
    await page.goto(searchAddress(site, 'tap'));
    await expect(page.getByRole('main').getByRole('heading', { name: 'Page Error' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^TypeError: Failed to fetch/)).toBeVisible();
    await expect(searchField(page)).toHaveValue('tap');
    await expect(siteMap(page).getByRole('link', { name: 'Only page' })).toBeVisible();
    await searchField(page).fill('pair');
    await page.unroute(code);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(searchAddress(site, 'pair'));
    await expect(page.getByRole('link', { name: 'Result 1 of pair' })).toBeVisible();
  });
});

// How each of these comes into the address and the heading is asked in `tests/unit/search/page`.
const strange: readonly (readonly [name: string, query: string])[] = [
  [
    'markup with control characters, ones that turn the line around, patterns, percent signs and half a character',
    '<img src=x onerror=alert(1)>"\'&amp;</h1> \u0000\u0007\u001b[31m \u202Eevil\u2066\u200F $& {query} %E0%A4%A a\uD83D',
  ],
  ['10,000 characters', 'long '.repeat(2000)],
];

test('a query that is none is searched for and shown as text', async ({ page, site }) => {
  site.first.behave(answers((request) => ({ hits: manyHits({ ...request, query: '' }, 1) })));
  await page.goto(searchAddress(site));
  for (const [name, query] of strange) {
    await test.step(`${name} is searched for and shown as text`, async () => {
      const sent = query.toWellFormed().slice(0, 512);
      const asked = () => site.first.searches().at(-1)?.query;
      // So that nothing is left of the answer before.
      await searchField(page).fill('');
      await expect(searchStatus(page)).toBeEmpty();
      await searchField(page).fill(query);
      await expect.poll(asked).toBe(sent);
      await expect(searchStatus(page)).toHaveText('One document found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${sent.trim()}"`);
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      site.first.requests.length = 0;
      await page.reload();
      await expect(searchStatus(page)).toHaveText('One document found');
      expect(asked()).toBe(sent);
    });
  }
  await test.step('[3.2] and texts of a host are shown as text too, but for its marks', async () => {
    const evil = '<img src=x onerror=alert(1)> &lt;b&gt; <mark>tap</mark> <mark><script>alert(1)</script>';
    const hierarchy = { lvl0: evil, lvl1: evil, lvl2: evil };
    const hit = fakeHit({ type: 'content', content: evil, hierarchy }, () => evil);
    site.first.behave(answers({ hits: [hit], facets: { 'hierarchy.lvl0': { [evil]: 1, '<b>': 2 } } }));
    await searchField(page).fill('tap');
    await expect(results(page).locator('mark').first()).toHaveText('tap');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).locator('img, b, script')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: '<b> 2' })).toBeVisible();
  });
});
