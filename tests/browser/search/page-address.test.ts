import { gate } from '../support/shell.ts';
import { expect, finds, test } from './support/faked-site.ts';
import { searchAddress, searchField, searchStatus, section, siteMap } from './support/search-page.ts';

const code = '**/_astro/start.island.*.js';

test.describe('the address', () => {
  test('[2R.1] is followed back and forth, gives whoever opens it the same answer, and waits for the script with what was typed', async ({
    page,
    site,
    context,
  }) => {
    await test.step('[2R.1] is followed back and forth, and when a script changes it', async () => {
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
    await test.step('gives whoever opens it the same answer', async () => {
      site.first.behave(finds(31));
      await searchField(page).fill('größe & <mehr>');
      await expect(searchStatus(page)).toHaveText('31 documents found');
      await section(page, /^Tactics/).check();
      await expect(searchStatus(page)).toHaveText('16 documents found');
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(searchField(other)).toHaveValue('größe & <mehr>');
      await expect(section(other, /^Tactics/)).toBeChecked();
      await expect(searchStatus(other)).toHaveText('16 documents found');
    });
    await test.step('waits for the script with what was typed before it came', async () => {
      site.first.behave(finds(3));
      site.first.requests.length = 0;
      const { hold, release } = gate();
      await page.route(code, hold);
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
      await page.unroute(code);
    });
    await test.step('takes over what is typed while the script starts', async () => {
      const { hold, release } = gate();
      await page.route(code, hold);
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
});
