import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { gate, settle } from '../support/shell.ts';
import { fakeHit } from './support/fake-answers.ts';
import { answers, held, searchesOf } from './support/fake-host.ts';
import {
  endOfQuery,
  expect,
  type FakedSite,
  finds,
  manyHits,
  missingResults,
  test,
} from './support/faked-site.ts';
import {
  moreButton,
  results,
  searchAddress,
  searchField,
  searchStatus,
  section,
  siteMap,
} from './support/search-page.ts';

// One worker, so one build.
test.describe.configure({ mode: 'default' });

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
  test('[2R.1] answers the query of its address with one request, on the first visit', async ({
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
  });

  test('[9.1] asks for 20 hits, with the fields of the specification [7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8]', async ({
    page,
    site,
  }) => {
    site.first.behave(finds(3));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(3);
    const [request] = site.first.searches();
    expect(request).toMatchObject({
      query: 'tap',
      indexName: 'dtx-docs',
      hitsPerPage: 20,
      page: 0,
      clickAnalytics: false,
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(request?.attributesToSnippet).toContain('content:10');
  });

  test('[9.4] asks for shorter snippets on a narrow screen', async ({ page, site }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText('No results were found');
    expect(site.first.searches()[0]?.attributesToSnippet).toContain('content:5');
  });

  test('[2R.1] searches once, 300 ms after the last letter, and replaces the address at each', async ({
    page,
    site,
  }) => {
    site.first.behave(finds(5));
    const sent = queriesOf(page);
    await stopClock(page);
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

  test('[2R.1] does not wait when Enter is pressed', async ({ page, site }) => {
    site.first.behave(finds(5));
    // Time stands still: without Enter nothing would be asked.
    await stopClock(page);
    await openStarted(page, site);
    await searchField(page).pressSequentially('tap');
    await searchField(page).press('Enter');
    await expect(results(page)).toHaveCount(5);
    await expect(page).toHaveURL(searchAddress(site, 'tap'));
    expect(site.first.requests).toHaveLength(1);
  });

  test('[2R.1] says how many there are, one, or none', async ({ page, site }) => {
    site.first.behave(finds(1));
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText('One document found');
    site.first.behave(answers());
    await searchField(page).fill('qqxx');
    await expect(searchStatus(page)).toHaveText('No results were found');
    await expect(results(page)).toHaveCount(0);
  });

  test('[8.5] lets a reader report a query without results', async ({ page, site }) => {
    await page.goto(searchAddress(site, 'a & b'));
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    const link = page.getByRole('link', { name: /^Let us know\./ });
    await expect(link).toHaveAttribute('href', missingResults.replace('{query}', 'a%20%26%20b'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('[2R.1] shows each result with its link, the headings above it and the place in the text [3.1, 3.2, 3.4]', async ({
    page,
    site,
  }) => {
    const mark = (text: string) =>
      text.replace('TAP', '<mark>TAP</mark>').replaceAll('<script>', '&lt;script&gt;');
    const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Use <script>' };
    const url = 'https://docs.example.org/only?a=1#the-only-heading';
    const hit = fakeHit({ type: 'content', content: 'TAP <script> & more', url, hierarchy }, mark);
    site.first.behave(answers({ hits: [hit] }));
    await page.goto(searchAddress(site, 'tap'));
    const result = results(page);
    const heading = result.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Use <script>');
    await expect(heading.getByRole('link')).toHaveAttribute('href', '/only?a=1#the-only-heading');
    await expect(result.getByRole('listitem')).toHaveText(['Tactics', 'TAP']);
    await expect(result.getByRole('paragraph')).toHaveText('TAP <script> & more');
    await expect(result.locator('mark')).toHaveText(['TAP', 'TAP']);
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${site.url}/only?a=1#the-only-heading`);
  });

  test('[3.4] links no address that would run code, and other sites as they are', async ({ page, site }) => {
    const hits = ['javascript:alert(1)', 'data:text/html,x', 'https://elsewhere.example/a#b'].map((url, i) =>
      fakeHit({ objectID: `${i}`, url, hierarchy: { lvl1: `Hit ${i}` } }),
    );
    site.first.behave(answers({ hits }));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(3);
    await expect(results(page).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Hit 2' })).toHaveAttribute(
      'href',
      'https://elsewhere.example/a#b',
    );
    await expect(page.getByRole('heading', { name: 'Hit 0' })).toBeVisible();
  });

  test('[2R.1] a blank query asks for nothing and shows the site map', async ({ page, site }) => {
    const sent = queriesOf(page);
    await stopClock(page);
    await openStarted(page, site);
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
});

test.describe('more results', () => {
  test('[2R.1] come when the reader reaches the end, until there are no more', async ({ page, site }) => {
    site.first.behave(finds(47));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
    await expect(page.getByText('20 of 47 shown')).toBeAttached();
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(40);
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(47);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(page.getByText('47 of 47 shown')).toBeVisible();
    expect(site.first.searches().map(({ page }) => page)).toEqual([0, 1, 2]);
    await expect(searchStatus(page)).toHaveText('47 documents found');
  });

  test("[2R.1] are told of with 'Fetching new results...' while they are on their way", async ({
    page,
    site,
  }) => {
    const { behavior, release } = held(finds(30), (request) => searchesOf(request)[0]?.page === 1);
    site.first.behave(behavior);
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('Fetching new results...')).toBeVisible();
    release();
    await expect(results(page)).toHaveCount(30);
    await expect(page.getByText('Fetching new results...')).toHaveCount(0);
  });

  test('[2R.1] come by keyboard too, and the focus stays where the reader left it', async ({
    page,
    site,
  }) => {
    site.first.behave(finds(47));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
    await moreButton(page).focus();
    await expect(results(page)).toHaveCount(40);
    await expect(moreButton(page)).toBeFocused();
    await moreButton(page).press('Enter');
    await expect(results(page)).toHaveCount(47);
    // The button is gone: the reader goes on with the first of the new results.
    await expect(results(page).nth(40).getByRole('link')).toBeFocused();
  });

  test('never take the focus from the field', async ({ page, site }) => {
    site.first.behave(finds(47));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
    // A wheel goes to the end of what is drawn, once.
    await settle(page);
    await page.mouse.wheel(0, 10_000);
    await expect(results(page)).toHaveCount(40);
    await expect(searchField(page)).toBeFocused();
  });

  test('stop when a host promises more than it has', async ({ page, site }) => {
    site.first.behave(answers((request) => ({ hits: manyHits({ ...request, page: 0 }, 20), nbHits: 1000 })));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(moreButton(page)).toHaveCount(0);
    expect(site.first.requests).toHaveLength(2);
  });
});

test.describe('the address', () => {
  test('[2R.1] is followed back and forth, and when a script changes it', async ({ page, site }) => {
    site.first.behave(finds(3));
    await page.goto(searchAddress(site, 'tap'));
    await expect(page.getByRole('link', { name: 'Result 1 of tap' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/search?q=pair'));
    await expect(searchField(page)).toHaveValue('pair');
    await expect(page.getByRole('link', { name: 'Result 1 of pair' })).toBeVisible();
    await page.goBack();
    await expect(searchField(page)).toHaveValue('tap');
    await expect(page.getByRole('link', { name: 'Result 1 of tap' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "pair"');
  });

  test('gives whoever opens it the same answer', async ({ page, site, context }) => {
    site.first.behave(finds(31));
    await page.goto(searchAddress(site));
    await searchField(page).fill('größe & <mehr>');
    await section(page, /^Tactics/).check();
    await expect(searchStatus(page)).toHaveText('16 documents found');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(searchField(other)).toHaveValue('größe & <mehr>');
    await expect(section(other, /^Tactics/)).toBeChecked();
    await expect(searchStatus(other)).toHaveText('16 documents found');
  });

  test('waits for the script with what was typed before it came', async ({ page, site }) => {
    site.first.behave(finds(3));
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/_astro/start.*.js', (route) => held.then(() => route.continue()));
    await page.goto(searchAddress(site, 'tap'), { waitUntil: 'commit' });
    await expect(searchField(page)).toHaveValue('tap');
    await searchField(page).press('End');
    await searchField(page).pressSequentially('estry');
    await expect(page.getByRole('main').getByText('Searching')).toBeVisible();
    await expect(siteMap(page)).toBeHidden();
    release();
    await expect(page.getByRole('link', { name: 'Result 1 of tapestry' })).toBeVisible();
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(searchAddress(site, 'tapestry'));
    expect(site.first.searches().map(({ query }) => query)).toEqual(['tapestry']);
  });

  test('takes over what is typed while the script starts', async ({ page, site }) => {
    site.first.behave(finds(3));
    const { hold, release } = gate();
    await page.route('**/_astro/start.*.js', hold);
    await page.goto(searchAddress(site), { waitUntil: 'commit' });
    await searchField(page).pressSequentially('tapestr');
    await searchField(page).evaluate((field) => {
      const place = field.closest('[data-search-page] > div');
      // The first thing React does is to listen.
      if (place)
        place.addEventListener = () => {
          Reflect.deleteProperty(place, 'addEventListener');
          queueMicrotask(() => document.execCommand('insertText', false, 'y'));
        };
    });
    release();
    await expect(page.getByRole('link', { name: 'Result 1 of tapestry' })).toBeVisible();
    await expect(searchField(page)).toHaveValue('tapestry');
  });
});

test.describe('sections', () => {
  test('narrow the results to one of them, and back', async ({ page, site }) => {
    site.first.behave(finds(31));
    await page.goto(searchAddress(site, 'tap'));
    await expect(section(page, 'All sections 31')).toBeChecked();
    await section(page, 'Tactics 16').check();
    await expect(searchStatus(page)).toHaveText('16 documents found');
    expect(site.first.searches().at(-1)?.facetFilters).toEqual(['hierarchy.lvl0:Tactics']);
    // The others can still be chosen.
    await section(page, 'Providers 2').check();
    await expect.poll(() => site.first.searches().at(-1)?.facetFilters).toEqual(['hierarchy.lvl0:Providers']);
    await section(page, 'All sections 31').check();
    await expect(searchStatus(page)).toHaveText('31 documents found');
    await expect(results(page)).toHaveCount(20);
    await expect(page).toHaveURL(searchAddress(site, 'tap'));
  });

  test('are chosen with the arrow keys, and keep the focus while the results change', async ({
    page,
    site,
  }) => {
    const { behavior, release } = held(
      finds(31),
      (request) => searchesOf(request)[0]?.facetFilters !== undefined,
    );
    site.first.behave(behavior);
    await page.goto(searchAddress(site, 'tap'));
    await section(page, 'All sections 31').focus();
    await page.keyboard.press('ArrowRight');
    await expect(searchStatus(page)).toHaveText('Fetching new results...');
    await expect(section(page, 'Tactics 16')).toBeFocused();
    release();
    await expect(searchStatus(page)).toHaveText('16 documents found');
    await expect(section(page, 'Tactics 16')).toBeFocused();
  });

  test('are left aside by a query that has nothing in them', async ({ page, site }) => {
    site.first.behave(finds(31));
    await page.goto(`${searchAddress(site, 'tap')}&section=No%20such%20section`);
    await expect(searchStatus(page)).toHaveText('31 documents found');
    await expect(section(page, 'All sections 31')).toBeChecked();
    expect(site.first.requests).toHaveLength(1);
  });

  test('are not offered when there is but one', async ({ page, site }) => {
    site.first.behave(
      answers((request) => ({ hits: manyHits(request, 2), facets: { 'hierarchy.lvl0': { Tactics: 2 } } })),
    );
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(2);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

test.describe('a slow host', () => {
  test('[4.11] is told of after 300 ms, and old results do not stand for the answer', async ({
    page,
    site,
  }) => {
    const { behavior, release } = held(finds(5), (request) => searchesOf(request)[0]?.query === 'pair');
    site.first.behave(behavior);
    await stopClock(page);
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(5);
    await searchField(page).fill('pair');
    await expect(page).toHaveURL(searchAddress(site, 'pair'));
    await page.clock.runFor(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "pair"');
    await page.clock.runFor(299);
    await expect(results(page)).toHaveCount(5);
    await page.clock.runFor(1);
    await expect(searchStatus(page)).toHaveText('Fetching new results...');
    await expect(results(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('link', { name: 'Result 1 of pair' })).toBeVisible();
    await expect(searchStatus(page)).toHaveText('5 documents found');
  });

  for (const when of ['last', 'while the newer one is under way']) {
    test(`[X.5] that answers an older query ${when} does not replace the newer answer`, async ({
      page,
      site,
    }) => {
      const older = held(finds(4), (request) => searchesOf(request)[0]?.query === 'old');
      const newer = held(older.behavior, (request) => searchesOf(request)[0]?.query === 'new');
      if (when === 'last') newer.release();
      site.first.behave(newer.behavior);
      const ended = endOfQuery(page, 'old');
      await page.goto(searchAddress(site, 'old'));
      await expect.poll(() => site.first.requests.length).toBe(1);
      await searchField(page).fill('new');
      if (when === 'last') await expect(page.getByRole('link', { name: 'Result 1 of new' })).toBeVisible();
      else await expect.poll(() => site.first.requests.length).toBe(2);
      older.release();
      await ended;
      await settle(page);
      await expect(page.getByRole('link', { name: 'Result 1 of old' })).toHaveCount(0);
      newer.release();
      await expect(page.getByRole('link', { name: 'Result 1 of new' })).toBeVisible();
      await expect(page).toHaveTitle(/^Search results for "new"/);
    });
  }
});
