import type { Page } from '@playwright/test';
import {
  answers,
  type Behavior,
  drops,
  dropsAfterHeaders,
  fails,
  hangs,
  held,
  inTurn,
  says,
  saysNothing,
} from '../../support/search/fake-host.ts';
import { stopClock } from '../support/clock.ts';
import { dialog, finder, openDialog, options, query, status, tactic } from './support/dialog.ts';
import { expect, type FakedSite, test } from './support/faked-site.ts';

/** What is seen: the announcement for those who hear the page holds the same sentences, all in one. */
const text = (page: Page, words: string) => dialog(page).getByText(words, { exact: true });
const failure = (page: Page) => text(page, 'Unable to fetch results');
const tryAgain = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });
const found = answers({ hits: [tactic('TAP')] });

/** Gets hits first, so that old ones could be left standing, then lets both hosts do something else. */
async function failAfterHits(page: Page, site: FakedSite, behavior: Behavior): Promise<void> {
  site.first.behave(found);
  await openDialog(page, `${site.url}/only`);
  await page.keyboard.type('a');
  await expect(options(page)).toHaveText(['TAP']);
  site.first.behave(behavior);
  site.second.behave(behavior);
  await page.keyboard.type('b');
}

test.describe('the search dialog', () => {
  for (const [what, behavior] of Object.entries({ 'fail with 500': fails(500), 'drop the line': drops() })) {
    test(`[8.1] [4.12] says so when all hosts ${what}, and shows no older hits`, async ({ page, site }) => {
      await failAfterHits(page, site, behavior);
      await expect(failure(page)).toBeVisible();
      await expect(text(page, 'You might want to check your network connection.')).toBeVisible();
      await expect(finder(page)).toHaveAttribute('data-status', 'error');
      await expect(options(page)).toHaveCount(0);
      await expect(status(page)).toHaveText(/^Unable to fetch results\./);
      await expect(query(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('[8.1] Try again asks again, and the failure goes with the answer', async ({ page, site }) => {
    await failAfterHits(page, site, fails(500));
    await expect(failure(page)).toBeVisible();
    site.first.behave(found);
    site.second.behave(found);
    await tryAgain(page).click();
    await expect(options(page)).toHaveText(['TAP']);
    await expect(failure(page)).toBeHidden();
    await expect(query(page)).toBeFocused();
    await expect(finder(page)).toHaveAttribute('data-status', 'idle');
  });

  test('[8.1] the next letter and the next opening ask again, too', async ({ page, site }) => {
    await failAfterHits(page, site, fails(500));
    await expect(failure(page)).toBeVisible();
    await page.keyboard.press('Escape');
    site.first.behave(found);
    site.second.behave(found);
    await page.keyboard.press('Control+k');
    await expect(options(page)).toHaveText(['TAP']);
    await page.keyboard.press('End');
    await page.keyboard.type('c');
    const asked = () =>
      [site.first, site.second].flatMap((host) => host.searches().map((search) => search.query));
    await expect.poll(asked).toContain('abc');
  });

  test('[8.2] a host that fails is followed by the next one, and the reader notices nothing', async ({
    page,
    site,
  }) => {
    site.first.behave(fails(503));
    site.second.behave(found);
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveText(['TAP']);
    await expect(failure(page)).toBeHidden();
  });

  test('[8.3] a refused query is final, and its reason is told', async ({ page, site }) => {
    await failAfterHits(page, site, fails(403, 'Invalid <b>key</b>'));
    await expect(failure(page)).toBeVisible();
    await expect(text(page, 'The search provider refused the query: Invalid <b>key</b>')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    expect(site.first.requests).toHaveLength(2);
    expect(site.second.requests).toHaveLength(0);
  });

  for (const [what, behavior] of Object.entries({
    'broken JSON': says('{"results":['),
    HTML: says('<!doctype html><p>Sign in', 'text/html'),
    nothing: saysNothing(),
    'another shape': says('{"results":[{"hits":{}}]}'),
  })) {
    test(`[8.4] an answer of ${what} is told to be unreadable`, async ({ page, site }) => {
      await failAfterHits(page, site, behavior);
      await expect(failure(page)).toBeVisible();
      await expect(text(page, 'The search provider sent an answer that cannot be read.')).toBeVisible();
      expect(site.second.requests).toHaveLength(0);
    });
  }

  test('[4.10] [4.11] shows that it waits after 300 ms, until the answer comes', async ({ page, site }) => {
    const { behavior, release } = held(found);
    site.first.behave(behavior);
    await stopClock(page);
    await openDialog(page, `${site.url}/only`);
    await page.evaluate(() => {
      const seen: [status: string, time: number, spinners: number][] = [];
      const start = performance.now();
      Object.assign(window, { seen });
      const element = document.querySelector<HTMLElement>('.finder');
      const icon = element?.querySelector('form > svg');
      const note = () =>
        seen.push([
          element?.dataset.status ?? '',
          performance.now() - start,
          icon?.getAnimations().length ?? -1,
        ]);
      new MutationObserver(note).observe(element as HTMLElement, { attributeFilter: ['data-status'] });
    });
    await page.keyboard.type('a');
    await page.clock.runFor(299);
    await expect(finder(page)).toHaveAttribute('data-status', 'loading');
    await page.clock.runFor(1);
    await expect(finder(page)).toHaveAttribute('data-status', 'stalled');
    await page.clock.runFor(500);
    await expect(status(page)).toHaveText('Searching');
    release();
    await expect(options(page)).toHaveText(['TAP']);
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, number, number][] }).seen);
    // A wait is drawn a moment later, so that an answer that comes at once is drawn alone.
    expect(seen).toEqual([
      ['loading', 30, 0],
      ['stalled', 300, 1],
      ['idle', 800, 0],
    ]);
  });

  test('[8.1] [9.10] hosts that hang end in the failure, not in a spinner', async ({ page, site }) => {
    site.first.behave(hangs());
    site.second.behave(hangs());
    await stopClock(page);
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect.poll(() => site.first.requests.length).toBe(1);
    await page.clock.runFor(1_000);
    await expect.poll(() => site.second.requests.length).toBe(1);
    await page.clock.runFor(3_999);
    await expect(finder(page)).toHaveAttribute('data-status', 'stalled');
    await page.clock.runFor(1);
    await expect(finder(page)).toHaveAttribute('data-status', 'error');
    await expect(failure(page)).toBeVisible();
  });

  test('[X.5] closing ends the wait, and nothing comes late', async ({ page, site }) => {
    site.first.behave(hangs());
    await openDialog(page, `${site.url}/only`);
    const ended = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(site.first.origin),
    );
    await page.keyboard.type('a');
    await expect(finder(page)).toHaveAttribute('data-status', 'stalled');
    await page.keyboard.press('Escape');
    await expect(finder(page)).toHaveAttribute('data-status', 'idle');
    await ended;
    site.first.behave(inTurn(dropsAfterHeaders(), found));
    site.second.behave(found);
    await page.keyboard.press('Control+k');
    await expect(options(page)).toHaveText(['TAP']);
  });
});
