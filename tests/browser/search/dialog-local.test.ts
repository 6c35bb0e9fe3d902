import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/shell.ts';
import {
  activeOption,
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

test.describe('the search dialog of the real site', () => {
  test('finds without any other host, and opens what it found', async ({ page }) => {
    await openDialog(page, '/community');
    await page.keyboard.type('crescendo');
    await expect(activeOption(page)).toContainText('Crescendo');
    await expect(seeAll(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tactics\/crescendo/);
  });

  test('finds in the word that is being typed, and with a typing error', async ({ page }) => {
    await openDialog(page, '/community');
    await page.keyboard.type('cresc');
    await expect(activeOption(page)).toContainText('Crescendo');
    await query(page).fill('cresendo');
    await expectAnswer(page, 'cresendo');
    await expect(activeOption(page)).toContainText('Crescendo');
    await expect(activeOption(page).locator('mark').first()).toBeVisible();
  });

  test('a hit on the same page takes the reader there, and the keyboard goes on from it', async ({
    page,
  }) => {
    await openDialog(page, '/tactics/pair');
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
});

test.describe('the preview', () => {
  test('shows the section of the active hit, with what was found marked', async ({ page }) => {
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

  test('is not there on narrower screens, and fetches nothing there', async ({ page }) => {
    await page.setViewportSize({ width: 1099, height: 800 });
    await stopClock(page);
    await openDialog(page, '/community');
    const pages = previewed(page);
    await page.keyboard.type('crescendo');
    await expectAnswer(page, 'crescendo');
    await expect(options(page).first()).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(preview(page)).toHaveCount(0);
    expect(pages).toEqual([]);
  });

  test('fetches each page once, and waits until the reader rests', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await stopClock(page);
    await openDialog(page, '/community');
    const pages = previewed(page);
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

  test('is empty when the page cannot be had, and the list works on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDialog(page, '/community');
    await page.route(/\/tactics\//, (route) => route.abort());
    // Links of the page are fetched ahead, and fail too.
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
    await page.keyboard.insertText('crescendo');
    await expect(activeOption(page)).toBeVisible();
    await failed;
    await expect(preview(page)).toBeEmpty();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('shows a row of a table by the headings of its columns', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDialog(page, '/community');
    await page.keyboard.type('--pair-streams');
    await expect(activeOption(page)).toContainText('--pair-streams');
    await expect(
      preview(page).getByRole('definition').filter({ hasText: 'Parallel streams' }).first(),
    ).toBeVisible();
  });
});
