import type { Page } from '@playwright/test';
import { expect, navbar, navbarPlace, scrollThrough, test } from '../support/shell.ts';

const plugins = '/architecture/plugins';
const table = (page: Page) => page.locator('[data-filtered]').first();
const rows = (page: Page) => table(page).locator('tbody tr:visible');
const filter = (page: Page) => table(page).getByRole('searchbox');
const row = 'tbody tr[id]';

test('a long table of the product is narrowed to the rows that hold every typed word', async ({ page }) => {
  await page.goto(plugins);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(50);
  const widths = () =>
    table(page)
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  const before = await widths();
  await filter(page).fill('hate speech harass');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('toxicity:hate_speech:harassment');
  await expect(table(page).locator('[aria-live]')).toHaveText(`1 of ${all} shown`);
  expect(await widths(), 'columns do not jump').toEqual(before);
  await filter(page).fill('');
  await expect(rows(page)).toHaveCount(all);

  await test.step('a filter that finds nothing says what to do and leaves the table head', async () => {
    await filter(page).fill('<img src=x onerror=alert(1)>');
    await expect(rows(page)).toHaveCount(0);
    await expect(table(page).locator('[aria-live]')).toHaveText(
      'No row matches. Delete a word of the filter.',
    );
    await expect(table(page).locator('thead')).toBeVisible();
  });

  const last = table(page).locator(row).last();
  const id = await last.getAttribute('id');
  await test.step('an address of a row that the filter hides shows the row', async () => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id ?? '');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(filter(page)).toHaveValue('');
  });
});

test('the head of a long table stays in view below the bar, and at the top when the bar is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(plugins);
  const head = table(page).locator('thead th').first();
  const top = () => head.evaluate((cell) => Math.round(cell.getBoundingClientRect().top));
  const start = await table(page).evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
  await scrollThrough(page, start + 900, start + 1200);
  expect(await navbarPlace(page)).toBe('hidden');
  await expect.poll(top).toBe(0);
  await scrollThrough(page, start + 1100);
  expect(await navbarPlace(page)).toBe('shown');
  const bar = await navbar(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
  await expect.poll(async () => Math.abs((await top()) - bar)).toBeLessThanOrEqual(1);
});

test('on a phone each row is a record that says its columns, and still a row of a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(plugins);
  const record = table(page).getByRole('row').nth(1);
  const value = record.getByRole('cell').first();
  const [name, second] = await Promise.all([
    record.getByRole('rowheader').boundingBox(),
    value.boundingBox(),
  ]);
  expect(second?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
  const label = await value.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe(`"${await table(page).getByRole('columnheader').nth(1).textContent()}"`);
});

test('a table can be used without its filter: its rows have addresses, paper shows no field, a short one has none', async ({
  page,
}) => {
  await page.goto(plugins);
  await test.step('a short table has no filter', async () => {
    await expect(page.locator('.model-table').first()).toBeVisible();
    await expect(page.locator('.model-table').first().locator('input')).toHaveCount(0);
  });
  await test.step('each row has an address that a reader can copy and that leads to it', async () => {
    const last = table(page).locator(row).last();
    const id = await last.getAttribute('id');
    await last.hover();
    await last.locator('.row-link').click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(last).toBeInViewport();
  });
  await test.step('paper has no field to type into', async () => {
    await expect(filter(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(filter(page)).toBeHidden();
  });
});

test('[2S.27] rows are sorted by a column of values: the least first, the most first, as they were written', async ({
  page,
}) => {
  await page.goto('/tactics/');
  const sorted = page.locator('.table:has([data-sort])');
  const header = sorted.getByRole('columnheader', { name: 'Target calls' });
  const button = sorted.getByRole('button', { name: 'Sort by Target calls' });
  const values = () =>
    sorted
      .locator('tbody tr')
      .evaluateAll((all) => all.map((each) => Number(each.querySelector('data')?.value ?? Number.NaN)));
  const written = await values();
  expect(written.filter(Number.isNaN), 'a tactic without a number').toHaveLength(1);
  const ascending = written.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  for (const [order, rows] of [
    ['ascending', [...ascending, Number.NaN]],
    ['descending', [...ascending.toReversed(), Number.NaN]],
    [null, written],
  ] as const) {
    await button.press('Enter');
    await expect.poll(values, `${order}`).toEqual(rows);
    expect(await header.getAttribute('aria-sort')).toBe(order);
    await expect(button, 'the keyboard stays at the button').toBeFocused();
  }
});

test('a table is narrowed as well on a page that took the place of another', async ({ page }) => {
  await page.goto('/community');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    location.assign('/architecture/plugins');
  });
  await filter(page).fill('hate speech harass');
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a table whose filter cannot be loaded stays whole', async ({ page }) => {
  await page.route('**/filter-table.*.js', (route) => route.abort());
  await page.goto(plugins);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await filter(page).fill('no such plugin');
  await warned;
  expect(await rows(page).count()).toBeGreaterThan(50);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is shown, without a filter that would do nothing', async ({ page }) => {
    await page.goto(plugins);
    expect(await rows(page).count()).toBeGreaterThan(50);
    await expect(filter(page)).toHaveCount(0);
  });

  test('no button is shown that would sort nothing', async ({ page }) => {
    await page.goto('/tactics/');
    await expect(page.locator('[data-sort]')).toBeHidden();
  });
});
