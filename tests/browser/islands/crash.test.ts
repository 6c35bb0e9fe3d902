import { openDialog, opener, options, query } from '../search/support/dialog.ts';
import { expect, finds, test } from '../search/support/faked-site.ts';
import { results, searchAddress, searchField } from '../search/support/search-page.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { desktop, navbar, phone } from '../support/shell.ts';
import { breakRows, crash, crashText, errorsOf, tryAgain } from './support.ts';

test('[8.6] [8.7] [8.8] [4.22] a crash in the search dialog is told with its causes, takes neither what was typed nor the caret, and Try again draws it again', async ({
  page,
  site,
}) => {
  site.first.behave(finds(1));
  await openDialog(page, `${site.url}/only`);
  const errors = errorsOf(page);
  const fix = await breakRows(page);
  await page.keyboard.type('tap');
  await test.step('it is told with its causes', async () => {
    await expect(crash(page).getByRole('heading')).toHaveText('This page crashed');
    await expect(crashText(page)).toHaveText('outer boom\n\nCause:\ninner cause', { useInnerText: true });
    await expect(crashText(page)).toHaveCSS('white-space-collapse', 'preserve');
    expect(errors.filter((text) => text.includes('outer boom'))).toEqual([
      expect.stringMatching(/^React root onCaughtError: Error: outer boom/),
    ]);
    await expect(query(page)).toBeFocused();
  });

  await test.step('what still throws is told again', async () => {
    const first = await crash(page).elementHandle();
    await tryAgain(page).press('Enter');
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(crash(page)).toBeVisible();
    await expect(query(page)).toBeFocused();
    await expect(query(page)).toHaveValue('tap');
  });

  await test.step('its screen is accessible, narrow or wide, and leaves the way out in sight', async () => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expect(crash(page)).toBeVisible();
      await query(page).fill('');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
      expect.soft(await axeViolations(page), `light, ${size.width} px`).toEqual([]);
    }
    await showIn(page, 'dark');
    expect.soft(await axeViolations(page, 'colors'), 'dark').toEqual([]);
    await showIn(page, 'light');
    await query(page).fill('tap');
    await expect(crash(page)).toBeVisible();
  });

  await test.step('Try again draws what is typed by then, once it does not throw', async () => {
    await page.keyboard.type('x');
    await expect(query(page)).toHaveValue('tapx');
    await expect(crash(page)).toBeVisible();
    await fix();
    await tryAgain(page).click();
    await expect(query(page)).toBeFocused();
    await expect(options(page)).toHaveText(['Result 1 of tapxPage']);
    await expect(crash(page)).toHaveCount(0);
    expect(site.first.searches().at(-1)?.query).toBe('tapx');
  });

  await test.step('the rest goes on', async () => {
    await page.keyboard.press('Escape');
    await navbar(page)
      .getByRole('button', { name: /currently light mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('[8.6] [8.8] a crash of the search page leaves the frame, and Try again the query; one of the first drawing leaves what was typed', async ({
  page,
  site,
}) => {
  site.first.behave(finds(3));
  await page.goto(searchAddress(site, 'tap'));
  await expect(results(page)).toHaveCount(3);
  const fix = await breakRows(page);
  await searchField(page).press('End');
  await page.keyboard.type('x');
  await expect(crashText(page)).toHaveText(/^outer boom/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Whoever was in the field is where the screen stands, not at the top of the page.
  await expect(page.locator(':focus')).toContainText('This page crashed');
  await expect(navbar(page)).toBeVisible();
  await fix();
  expect(await axeViolations(page)).toEqual([]);
  await tryAgain(page).click();
  await expect(searchField(page)).toHaveValue('tapx');
  await expect(searchField(page)).toBeFocused();
  await expect(results(page)).toHaveCount(3);

  await test.step('[8.6] code that throws the first time it draws leaves what was typed before', async () => {
    site.first.behave(finds(1));
    // The very code of the dialog, whose drawing throws what is not an error.
    await page.route(/\/_astro\/mount\.island\.[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const broken = code.replace(
        /className:[`"']finder[`"']/,
        'className:(()=>{if(!window.fixed)throw"early"})()',
      );
      expect(broken).not.toBe(code);
      await route.fulfill({ response, body: broken });
    });
    await page.goto(`${site.url}/only`);
    await opener(page).click();
    await page.keyboard.type('tap');
    await expect(crashText(page)).toHaveText('early');
    await expect(query(page)).toHaveValue('tap');
    await expect(query(page)).toBeFocused();
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await tryAgain(page).click();
    await expect(options(page)).toHaveCount(1);
  });
});
