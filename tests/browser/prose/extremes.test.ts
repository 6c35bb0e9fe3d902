import type { Page } from '@playwright/test';
import { expect, testInTurn as test } from './site.ts';

/** What reaches over the right edge of the window and cannot be scrolled into view, and how far. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const over = element.getBoundingClientRect().right - document.documentElement.clientWidth;
      const isReached = element.closest('[data-scroller], [role=tablist], .drawer, .visually-hidden, thead');
      return over > 1 && !isReached && element.checkVisibility()
        ? [`${element.tagName} ${element.className}: ${Math.round(over)} px`]
        : [];
    }),
  );
}

test('what nobody should write breaks no page: long words, wide tables, long lines, nothing at all', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/parts/extremes', '/parts/no-headings']) {
      await page.goto(path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await test.step('a page without headings has no contents', async () => {
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(page.getByText('One paragraph, and nothing else.')).toBeVisible();
  });
  await test.step('a table without rows shows its columns', async () => {
    await page.goto('/parts/extremes');
    await expect(page.locator('#empty-table + .table').getByRole('columnheader')).toHaveText([
      'Name',
      'Meaning',
    ]);
  });
  await test.step('beside a long name that stays in view, the rest of its row can be scrolled into view', async () => {
    const table = page.locator('#long-word-in-a-table + .table');
    const [name, frame] = await table.evaluate((each) => [
      each.querySelector('tbody tr')?.firstElementChild?.clientWidth ?? 0,
      each.clientWidth,
    ]);
    expect(name).toBeLessThan((frame ?? 0) - 150);
  });
  expect(errors).toEqual([]);
});
