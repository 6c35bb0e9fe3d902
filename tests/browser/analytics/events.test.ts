import type { Page } from '@playwright/test';
import { commands, expect, openMeasured, test } from './support.ts';

const events = async (page: Page, name: string) =>
  (await commands(page)).filter((command) => command[0] === 'event' && command[1] === name);
const search = (term: string) => ['event', 'search', { search_term: term }];

test('the copy button and searches are reported: page and language, and each query once, when the dialog is closed, by its address, and when it is sent or left', async ({
  page,
  site,
}) => {
  await openMeasured(page, `${site.url}/code`);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const searches = () => events(page, 'search');
  await test.step('the copy button is reported with page and language, but not what is copied', async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => events(page, 'copy'))
      .toEqual([['event', 'copy', { page_path: '/code', language: 'yaml' }]]);
  });

  await test.step('an empty dialog is not a search, also after another search', async () => {
    for (const query of ['', 'one', '  ', 'two']) {
      await page.keyboard.press('Control+k');
      // What is typed takes the place of the query before.
      await page.keyboard.type(query);
      await page.keyboard.press('Control+k');
    }
    await expect.poll(searches).toEqual([search('one'), search('two')]);
  });

  await test.step('a search whose dialog is closed and opened again in the same moment is reported', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('three');
    await page.evaluate(() => {
      for (let i = 0; i < 2; i += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      const field = document.querySelector<HTMLInputElement>('[data-search-dialog] input');
      if (field) field.value = 'four';
    });
    await expect(dialog).toBeVisible();
    const before = [search('one'), search('two'), search('three')];
    expect(await searches()).toEqual(before);
    await page.keyboard.press('Control+k');
    await expect.poll(searches).toEqual([...before, search('four')]);
  });

  await test.step('a search in the dialog is reported once it is closed, and once, also when it leads to a page', async () => {
    await openMeasured(page, site.url);
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

  await test.step('a search on the search page is reported by its address, and when it is sent or left', async () => {
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
});
