import { expect, test } from '@playwright/test';
import { searchRoute } from '../../routes.ts';

test.describe('the search page [2R.1]', () => {
  test('takes the query from the parameter q', async ({ page }) => {
    await page.goto(`${searchRoute}?q=crescendo`);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('crescendo');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/tactics/crescendo"]')).toBeVisible();
    await expect(main.locator('a[href="/community"]')).toBeHidden();
  });

  test('says how many pages were found', async ({ page }) => {
    await page.goto(`${searchRoute}?q=tactics`);
    const status = page.getByRole('status');
    await expect(status).toHaveText(/^\d+ /);
    const shown = await page.getByRole('main').getByRole('listitem').filter({ visible: true }).count();
    expect(Number.parseInt((await status.textContent()) ?? '', 10)).toBe(shown);
    expect(shown).toBeGreaterThan(1);
  });

  test('writes the typed query into the address without a new entry in the history', async ({ page }) => {
    await page.goto('/community');
    await page.goto(searchRoute);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('a&b #1');
    await expect(page).toHaveURL(/\/search\?q=a%26b%20%231$|\/search\?q=a%26b\+%231$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/community$/);
  });

  test('shows the same answer to whoever opens the address', async ({ page, context }) => {
    await page.goto(searchRoute);
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('granite');
    const status = page.getByRole('status');
    await expect(status).not.toBeEmpty();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('searchbox', { name: 'Search' })).toHaveValue('granite');
    await expect(other.getByRole('status')).toHaveText((await status.textContent()) ?? '');
  });

  test('keeps the query when it is sent with Enter', async ({ page }) => {
    await page.goto(searchRoute);
    const input = page.getByRole('searchbox', { name: 'Search' });
    await input.pressSequentially('jailbreak');
    await input.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=jailbreak$/);
    await expect(input).toHaveValue('jailbreak');
  });

  test('says so when nothing was found, and takes the query from the address when it is emptied', async ({
    page,
  }) => {
    await page.goto(`${searchRoute}?q=qqxxzz`);
    await expect(page.getByRole('status')).toHaveText('No results were found');
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(page.getByRole('main').locator('a[href="/community"]')).toBeVisible();
  });

  test('shows a query as text, whatever it is', async ({ page }) => {
    const query = '<img src=x onerror=alert(1)>';
    await page.goto(`${searchRoute}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('tells what to type and that it is a search', async ({ page }) => {
    await page.goto(searchRoute);
    await expect(page.getByPlaceholder('Type your search here')).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page).toHaveTitle('Search the documentation | DTX | Documentation');
  });
});
