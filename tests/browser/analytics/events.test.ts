import type { Page } from '@playwright/test';
import { commands, expect, openMeasured, test } from './support.ts';

test.use({ fetchesAhead: true });

const events = async (page: Page, name: string) =>
  (await commands(page)).filter((command) => command[0] === 'event' && command[1] === name);
const search = (term: string) => ['event', 'search', { search_term: term }];

test('a search in the dialog is reported once it is closed, and once', async ({ page, site }) => {
  await openMeasured(page, site.url);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(' heading ');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await events(page, 'search')).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(() => events(page, 'search')).toEqual([search('heading')]);

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('page');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => events(page, 'search')).toEqual([search('heading'), search('page')]);
});

test('an empty dialog is no search, also after another search', async ({ page, site }) => {
  await openMeasured(page, site.url);
  for (const query of ['', 'one', '  ', 'two']) {
    await page.keyboard.press('Control+k');
    // What is typed takes the place of the query before.
    await page.keyboard.type(query);
    await page.keyboard.press('Control+k');
  }
  await expect.poll(() => events(page, 'search')).toEqual([search('one'), search('two')]);
});

test('a search whose dialog is closed and opened again in the same moment is reported', async ({
  page,
  site,
}) => {
  await openMeasured(page, site.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('one');
  await page.evaluate(() => {
    for (let i = 0; i < 2; i += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    const field = document.querySelector<HTMLInputElement>('[data-search-dialog] input');
    if (field) field.value = 'two';
  });
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(await events(page, 'search')).toEqual([search('one')]);
  await page.keyboard.press('Control+k');
  await expect.poll(() => events(page, 'search')).toEqual([search('one'), search('two')]);
});

test('a search on the search page is reported by its address, and when it is sent or left', async ({
  page,
  site,
}) => {
  await openMeasured(page, `${site.url}/search?q=heading`);
  await expect.poll(() => events(page, 'search')).toEqual([search('heading')]);
  // Until the application has come, Enter has the browser load the page.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill('page');
  await field.press('Enter');
  await expect.poll(() => events(page, 'search')).toEqual([search('heading'), search('page')]);
  await field.fill('text');
  await field.blur();
  await expect
    .poll(() => events(page, 'search'))
    .toEqual([search('heading'), search('page'), search('text')]);
});

test('the copy button is reported with page and language, but not what is copied', async ({ page, site }) => {
  await openMeasured(page, `${site.url}/code`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => events(page, 'copy'))
    .toEqual([['event', 'copy', { page_path: '/code', language: 'yaml' }]]);
});
