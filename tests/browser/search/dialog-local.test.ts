import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/shell.ts';
import {
  activeOption,
  ask,
  dialog,
  expectAnswer,
  openDialog,
  options,
  preview,
  query,
  seeAll,
} from './support/dialog.ts';

/** Addresses of the pages that are fetched for the preview. */
function previewed(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !request.url().includes('/_search/')) pages.push(request.url());
  });
  return pages;
}

test('the search dialog of the real site finds without any other host, opens what it found and previews it', async ({
  page,
}) => {
  await openDialog(page, '/tactics/pair');

  await test.step('finds in the word that is being typed, and with a typing error', async () => {
    await page.keyboard.type('cresc');
    await expect(activeOption(page)).toContainText('Crescendo');
    await ask(page, 'cresendo');
    await expect(activeOption(page)).toContainText('Crescendo');
    await expect(activeOption(page).locator('mark').first()).toBeVisible();
  });

  await test.step('a hit on the same page takes the reader there, and the keyboard goes on from it', async () => {
    await query(page).fill('');
    await page.keyboard.type('pair published results');
    await expectAnswer(page, 'pair published results');
    const same = options(page).and(page.locator('[href^="/tactics/pair#"]')).first();
    const target = (await same.getAttribute('href')) ?? '';
    await same.click();
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(target.slice(target.indexOf('#')))).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('finds without any other host, and opens what it found', async () => {
    await page.keyboard.press('Control+k');
    await query(page).fill('');
    await page.keyboard.type('crescendo');
    await expectAnswer(page, 'crescendo');
    await expect(activeOption(page)).toContainText('Crescendo');
    await expect(seeAll(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tactics\/crescendo/);
  });

  await test.step('previews the section of the active hit, with what was found marked', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await openDialog(page, '/community');
    // At once: the preview of what the first letters find may be that of the next row.
    await page.keyboard.insertText('pair streams');
    await expectAnswer(page, 'pair streams');
    await expect(preview(page).locator('mark').first()).toBeVisible();
    const first = await preview(page).textContent();
    await page.keyboard.press('ArrowDown');
    await expect(preview(page)).not.toHaveText(first ?? '');
  });

  await test.step('previews a row of a table by the headings of its columns', async () => {
    await ask(page, '--pair-streams');
    await expect(activeOption(page)).toContainText('--pair-streams');
    await expect(
      preview(page).getByRole('definition').filter({ hasText: 'Streams, one after another' }).first(),
    ).toBeVisible();
  });

  await test.step('the preview is empty when the page cannot be had, and the list works on', async () => {
    await page.route(/\/tactics\//, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
    await ask(page, 'crescendo');
    await expect(activeOption(page)).toBeVisible();
    await failed;
    await expect(preview(page)).toBeEmpty();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the preview', () => {
  test('fetches nothing on narrower screens, and each page once when the reader rests', async ({ page }) => {
    await page.setViewportSize({ width: 1099, height: 800 });
    await stopClock(page);
    await openDialog(page, '/community');
    const pages = previewed(page);

    await test.step('is not there on narrower screens, and fetches nothing there', async () => {
      await page.keyboard.type('crescendo');
      await expectAnswer(page, 'crescendo');
      await expect(options(page).first()).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(preview(page)).toHaveCount(0);
      expect(pages).toEqual([]);
      await query(page).fill('');
    });

    await test.step('fetches each page once, and waits until the reader rests', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.insertText('jailbreak');
      await expectAnswer(page, 'jailbreak');
      await page.clock.runFor(120);
      await expect(preview(page)).not.toBeEmpty();
      expect(pages).toHaveLength(1);
      for (const key of ['ArrowDown', 'ArrowUp'])
        for (let i = 0; i < 6; i += 1) {
          await page.keyboard.press(key);
          await page.clock.runFor(10);
        }
      await page.clock.runFor(120);
      expect(pages).toHaveLength(1);
      await page.keyboard.press('ArrowDown');
      await page.clock.runFor(119);
      await page.keyboard.press('ArrowDown');
      await page.clock.runFor(119);
      expect(pages).toHaveLength(1);
      await page.clock.runFor(1);
      await expect.poll(() => pages.length).toBe(2);
    });
  });
});
