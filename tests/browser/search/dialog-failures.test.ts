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
} from '../../support/search/fake-host.ts';
import { stopClock } from '../support/clock.ts';
import { ask, dialog, finder, openDialog, options, query, status, tactic } from './support/dialog.ts';
import { expect, type FakedSite, test } from './support/faked-site.ts';

/** What is seen: the announcement for those who hear the page holds the same sentences, all in one. */
const text = (page: Page, words: string) => dialog(page).getByText(words, { exact: true });
const failure = (page: Page) => text(page, 'Unable to fetch results');
const tryAgain = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });
const found = answers({ hits: [tactic('TAP')] });

function behave(site: FakedSite, behavior: Behavior): void {
  site.first.behave(behavior);
  site.second.behave(behavior);
}

/**
 * Gets hits first, so that old ones could be left standing, then lets both hosts do something else.
 * @param word asked for, which was not asked for before; what fails is the word and a letter
 */
async function failAfterHits(page: Page, site: FakedSite, word: string, behavior: Behavior): Promise<void> {
  behave(site, found);
  await ask(page, word);
  await expect(options(page)).toHaveText(['TAP']);
  await expect(failure(page)).toBeHidden();
  behave(site, behavior);
  await page.keyboard.type('b');
  await expect(failure(page)).toBeVisible();
}

/** All hosts are away, and the reader is told. */
async function expectNoHost(page: Page): Promise<void> {
  await expect(text(page, 'You might want to check your network connection.')).toBeVisible();
  await expect(finder(page)).toHaveAttribute('data-status', 'error');
  await expect(options(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(/^Unable to fetch results\./);
  await expect(query(page)).toHaveAttribute('aria-expanded', 'false');
}

/** Answers after which no other host is asked, one of each kind, and what is told of them; all are in the unit tests. */
const finalAnswers = [
  {
    answer: '403',
    behavior: fails(403, 'Invalid <b>key</b>'),
    what: '[8.3] a refused query is final, and its reason is told',
    told: 'The search provider refused the query: Invalid <b>key</b>',
  },
  {
    answer: 'another shape',
    behavior: says('{"results":[{"hits":{}}]}'),
    what: '[8.4] an answer of another shape is told to be unreadable',
    told: 'The search provider sent an answer that cannot be read.',
  },
];

test.describe('the search dialog', () => {
  test('[8.1] [8.2] [8.3] [8.4] tells of an answer that is none, goes to the next host only when one fails, and asks all again', async ({
    page,
    site,
  }) => {
    await openDialog(page, `${site.url}/only`);
    for (const { answer, behavior, what, told } of finalAnswers) {
      await test.step(what, async () => {
        site.first.requests.length = 0;
        await failAfterHits(page, site, answer, behavior);
        await expect(text(page, told)).toBeVisible();
        await expect(options(page)).toHaveCount(0);
        expect(site.first.requests).toHaveLength(2);
        expect(site.second.requests).toHaveLength(0);
      });
    }
    await test.step('[X.5] [8.2] closing ends the wait, and nothing comes late; a host that fails is followed by the next one unnoticed', async () => {
      await query(page).fill('');
      site.first.behave(hangs());
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
      for (const host of [site.first, site.second]) host.requests.length = 0;
      await page.keyboard.press('Control+k');
      await expect(options(page)).toHaveText(['TAP']);
      await expect(failure(page)).toBeHidden();
      for (const host of [site.first, site.second])
        expect(host.searches().map(({ query }) => query)).toEqual(['a']);
    });
    await test.step('[8.1] [4.12] says so when all hosts drop the line, and shows no older hits', async () => {
      await failAfterHits(page, site, 'drop', drops());
      await expectNoHost(page);
    });
    await test.step('[8.1] Try again asks again, and the failure goes with the answer', async () => {
      behave(site, found);
      await tryAgain(page).click();
      await expect(options(page)).toHaveText(['TAP']);
      await expect(failure(page)).toBeHidden();
      await expect(query(page)).toBeFocused();
      await expect(finder(page)).toHaveAttribute('data-status', 'idle');
    });
    await test.step('[8.1] [4.12] says so when all hosts fail with 500, and shows no older hits', async () => {
      await failAfterHits(page, site, 'a', fails(500));
      await expectNoHost(page);
    });
    await test.step('[8.1] the next letter and the next opening ask again, too', async () => {
      await page.keyboard.press('Escape');
      behave(site, found);
      await page.keyboard.press('Control+k');
      await expect(options(page)).toHaveText(['TAP']);
      await page.keyboard.press('End');
      await page.keyboard.type('c');
      const asked = () =>
        [site.first, site.second].flatMap((host) => host.searches().map((search) => search.query));
      await expect.poll(asked).toContain('abc');
    });
  });

  test('[4.10] [4.11] waits as long as it is told to: until the answer comes, or until no host is left', async ({
    page,
    site,
  }) => {
    const { behavior, release } = held(found);
    site.first.behave(behavior);
    await stopClock(page);
    await openDialog(page, `${site.url}/only`);
    await test.step('[4.10] [4.11] shows that it waits after 300 ms, until the answer comes', async () => {
      const seen = await watchStatus(page);
      await page.keyboard.type('a');
      await page.clock.runFor(299);
      await expect(finder(page)).toHaveAttribute('data-status', 'loading');
      await page.clock.runFor(1);
      await expect(finder(page)).toHaveAttribute('data-status', 'stalled');
      await page.clock.runFor(500);
      await expect(status(page)).toHaveText('Searching');
      release();
      await expect(options(page)).toHaveText(['TAP']);
      // A wait is drawn a moment later, so that an answer that comes at once is drawn alone.
      expect(await seen()).toEqual([
        ['loading', 30, 0],
        ['stalled', 300, 1],
        ['idle', 800, 0],
      ]);
    });
    await test.step('[8.1] [9.10] hosts that hang end in the failure, not in a spinner', async () => {
      behave(site, hangs());
      await page.keyboard.type('b');
      await expect.poll(() => site.first.requests.length).toBe(2);
      await page.clock.runFor(1_000);
      await expect.poll(() => site.second.requests.length).toBe(1);
      await page.clock.runFor(3_999);
      await expect(finder(page)).toHaveAttribute('data-status', 'stalled');
      await page.clock.runFor(1);
      await expect(finder(page)).toHaveAttribute('data-status', 'error');
      await expect(failure(page)).toBeVisible();
    });
  });
});

/** Notes each status from now on, when it came and how many spinners turned. @returns reads the notes */
async function watchStatus(page: Page): Promise<() => Promise<[string, number, number][]>> {
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
  return () => page.evaluate(() => (window as unknown as { seen: [string, number, number][] }).seen);
}
