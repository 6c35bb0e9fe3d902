import type { Page } from '@playwright/test';
import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers, hangs, held, searchesOf } from '../../support/search/fake-host.ts';
import { stopClock } from '../support/clock.ts';
import { settle } from '../support/shell.ts';
import { endOfQuery, expect, type FakedSite, finds, missingResults, test } from './support/faked-site.ts';
import { results, searchAddress, searchField, searchStatus, siteMap } from './support/search-page.ts';

/** Queries the page sends from now on. */
function queriesOf(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    for (const { query } of searchesOf({ body: request.postData() ?? '' })) queries.push(query ?? '');
  });
  return queries;
}

/**
 * Opens the page without a query while time stands still, and waits until its script listens: what is typed before is
 * searched for at once. It asks for the settings then, as nothing else does at that time.
 */
async function openStarted(page: Page, site: FakedSite): Promise<void> {
  const started = page.waitForRequest('**/_search/*.json');
  await page.goto(searchAddress(site));
  await started;
}

test.describe('the search page', () => {
  test('[2R.1] answers the query of its address with one request, on the first visit, and tells of hosts that are slow or hang [4.11] [8.1, 9.10]', async ({
    page,
    site,
  }) => {
    site.first.behave(finds(31));
    const sent = queriesOf(page);
    await stopClock(page);
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText('31 documents found');
    await expect(results(page)).toHaveCount(20);
    await expect(searchField(page)).toHaveValue('tap');
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "tap"');
    await expect(page).toHaveTitle('Search results for "tap" | Bare | Documentation');
    await page.clock.runFor(1_000);
    expect(sent).toHaveLength(1);

    await test.step('[9.1] asks for 20 hits, with the promised fields [7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8]', async () => {
      const [request] = site.first.searches();
      expect(request).toMatchObject({
        query: 'tap',
        indexName: 'dtx-docs',
        hitsPerPage: 20,
        clickAnalytics: false,
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      });
      expect(request?.attributesToSnippet).toContain('content:10');
    });

    await test.step('[4.11] a slow host is told of after 300 ms, and old results do not stand for the answer', async () => {
      const { behavior, release } = held(finds(5), (request) => searchesOf(request)[0]?.query === 'pair');
      site.first.behave(behavior);
      await searchField(page).fill('pair');
      await expect(page).toHaveURL(searchAddress(site, 'pair'));
      // A wait is drawn after 30 ms, and told of after 300.
      await page.clock.runFor(330);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "pair"');
      await page.clock.runFor(269);
      await expect(results(page)).toHaveCount(20);
      await page.clock.runFor(1);
      await expect(searchStatus(page)).toHaveText('Fetching new results...');
      await expect(results(page)).toHaveCount(0);
      release();
      await expect(page.getByRole('link', { name: 'Result 1 of pair' })).toBeVisible();
      await expect(searchStatus(page)).toHaveText('5 documents found');
    });

    await test.step('[9.4] asks for shorter snippets on a narrow screen', async () => {
      site.first.behave(answers());
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(searchAddress(site, 'tap'));
      await expect(searchStatus(page)).toHaveText('No results were found');
      expect(site.first.searches()).toHaveLength(3);
      expect(site.first.searches()[2]?.attributesToSnippet).toContain('content:5');
    });

    await test.step('[8.1, 9.10] hosts that hang are given up: no endless spinner', async () => {
      for (const host of [site.first, site.second]) host.behave(hangs());
      await searchField(page).fill('bon');
      await page.clock.runFor(300);
      // A second for the first host, four for the other.
      for (const [host, wait] of [
        [site.first, 1_000],
        [site.second, 3_999],
      ] as const) {
        await expect.poll(() => host.searches().at(-1)?.query).toBe('bon');
        await page.clock.runFor(wait);
      }
      await expect(searchStatus(page)).toHaveText('Fetching new results...');
      await page.clock.runFor(1);
      await expect(searchStatus(page)).toHaveText(
        'Unable to fetch resultsYou might want to check your network connection.',
      );
    });
  });

  test('[2R.1] asks for nothing while the query is blank, once when the last letter was typed, and at once when Enter is pressed', async ({
    page,
    site,
  }) => {
    const sent = queriesOf(page);
    // Time stands still: without Enter nothing would be asked.
    await stopClock(page);
    await openStarted(page, site);

    await test.step('[2R.1] a blank query asks for nothing and shows the site map', async () => {
      await expect(siteMap(page).getByRole('link', { name: 'Only page' })).toBeVisible();
      await searchField(page).fill('   ');
      await page.clock.runFor(1_000);
      await expect(siteMap(page)).toBeVisible();
      await expect(page).toHaveTitle('Search the documentation | Bare | Documentation');
      expect(sent).toEqual([]);

      site.first.behave(finds(2));
      await searchField(page).fill('tap');
      await expect(page).toHaveURL(searchAddress(site, 'tap'));
      // No further: a clock that runs on would let the page leave a host that takes more than a second.
      await page.clock.runFor(300);
      await expect(results(page)).toHaveCount(2);
      await expect(siteMap(page)).toBeHidden();
      await searchField(page).fill('');
      await expect(siteMap(page)).toBeVisible();
      await expect(results(page)).toHaveCount(0);
      await expect(page).toHaveURL(searchAddress(site));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    });

    await test.step('[2R.1] does not wait when Enter is pressed', async () => {
      site.first.behave(finds(5));
      await searchField(page).pressSequentially('pair');
      await searchField(page).press('Enter');
      await expect(results(page)).toHaveCount(5);
      await expect(page).toHaveURL(searchAddress(site, 'pair'));
      expect(site.first.searches().map(({ query }) => query)).toEqual(['tap', 'pair']);
    });

    await test.step('[2R.1] searches once, 300 ms after the last letter, and replaces the address at each', async () => {
      sent.length = 0;
      await page.goto(`${site.url}/only`);
      await openStarted(page, site);
      const entries = await page.evaluate(() => history.length);
      for (const [i, letter] of [...'a&b #1'].entries()) {
        await page.clock.runFor(250);
        await searchField(page).press(letter === ' ' ? 'Space' : letter);
        await expect(page).toHaveURL(
          (url) => url.searchParams.get('q') === 'a&b #1'.slice(0, i + 1) && url.hash === '',
        );
      }
      await page.clock.runFor(299);
      expect(sent).toEqual([]);
      await page.clock.runFor(1);
      await expect(results(page)).toHaveCount(5);
      expect(sent).toEqual(['a&b #1']);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/only`);
    });
  });

  test('[2R.1] shows how much was found, each result with its link, and what to do about none', async ({
    page,
    site,
  }) => {
    await test.step('[8.5] lets a reader report a query without results', async () => {
      await page.goto(searchAddress(site, 'a & b'));
      await expect(page.getByText('Believe this query should return results?')).toBeVisible();
      const link = page.getByRole('link', { name: /^Let us know\./ });
      await expect(link).toHaveAttribute('href', missingResults.replace('{query}', 'a%20%26%20b'));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await test.step('[2R.1] says how many there are, one, or none', async () => {
      site.first.behave(finds(1));
      await searchField(page).fill('one');
      await expect(searchStatus(page)).toHaveText('One document found');
      site.first.behave(answers());
      await searchField(page).fill('qqxx');
      await expect(searchStatus(page)).toHaveText('No results were found');
      await expect(results(page)).toHaveCount(0);
    });
    await test.step('[3.4] links no address that would run code, and other sites as they are', async () => {
      const urls = ['javascript:alert(1)', 'data:text/html,x', 'https://elsewhere.example/a#b'];
      const hits = urls.map((url, i) => fakeHit({ objectID: `${i}`, url, hierarchy: { lvl1: `Hit ${i}` } }));
      site.first.behave(answers({ hits }));
      await searchField(page).fill('links');
      await expect(results(page)).toHaveCount(3);
      await expect(results(page).getByRole('link')).toHaveCount(1);
      const elsewhere = page.getByRole('link', { name: 'Hit 2' });
      await expect(elsewhere).toHaveAttribute('href', 'https://elsewhere.example/a#b');
      await expect(page.getByRole('heading', { name: 'Hit 0' })).toBeVisible();
    });
    // An older answer that comes after the newer one is the matter of `tests/unit/search/ui/search-session.test.ts`.
    await test.step('[X.5] a host that answers an older query does not answer the newer one, which is under way', async () => {
      const first = (query: string) => page.getByRole('link', { name: `Result 1 of ${query}` });
      const older = held(finds(4), (request) => searchesOf(request)[0]?.query === 'old');
      const newer = held(older.behavior, (request) => searchesOf(request)[0]?.query === 'new');
      site.first.behave(newer.behavior);
      site.first.requests.length = 0;
      const ended = endOfQuery(page, 'old');
      await searchField(page).fill('old');
      await expect.poll(() => site.first.requests.length).toBe(1);
      await searchField(page).fill('new');
      await expect.poll(() => site.first.requests.length).toBe(2);
      older.release();
      await ended;
      await settle(page);
      await expect(first('old')).toHaveCount(0);
      newer.release();
      await expect(first('new')).toBeVisible();
      await expect(page).toHaveTitle(/^Search results for "new"/);
    });

    await test.step('[2R.1] shows each result with its link, the headings above it and the place in the text [3.1, 3.2, 3.4]', () =>
      openResult(page, site));
  });
});

/** Finds a paragraph, looks at what is shown of it and follows its link. */
async function openResult(page: Page, site: FakedSite): Promise<void> {
  const mark = (text: string) =>
    text.replace('TAP', '<mark>TAP</mark>').replaceAll('<script>', '&lt;script&gt;');
  const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Use <script>' };
  const url = 'https://docs.example.org/only?a=1#the-only-heading';
  const hit = fakeHit({ type: 'content', content: 'TAP <script> & more', url, hierarchy }, mark);
  site.first.behave(answers({ hits: [hit] }));
  await searchField(page).fill('tap');
  const result = results(page);
  await expect(result).toHaveCount(1);
  const heading = result.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Use <script>');
  await expect(heading.getByRole('link')).toHaveAttribute('href', '/only?a=1#the-only-heading');
  await expect(result.getByRole('listitem')).toHaveText(['Tactics', 'TAP']);
  await expect(result.getByRole('paragraph')).toHaveText('TAP <script> & more');
  await expect(result.locator('mark')).toHaveText(['TAP', 'TAP']);
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}/only?a=1#the-only-heading`);
}
