import { openDialog, opener, options, query, tactic } from '../search/support/dialog.ts';
import { answers } from '../search/support/fake-host.ts';
import { expect, finds, test } from '../search/support/faked-site.ts';
import { results, searchAddress } from '../search/support/search-page.ts';
import { axeViolations } from '../support/axe.ts';
import { navbar, phone } from '../support/shell.ts';
import { breakRows, crash, crashText, errorsOf, tryAgain } from './support.ts';

// One worker, so one build.
test.describe.configure({ mode: 'default' });

const paragraph = answers({ hits: [tactic('TAP', { type: 'content', content: 'About TAP' })] });

test('[8.6] [8.7] [8.8] [4.22] a crash in the search dialog is told with its causes, and Try again draws it again', async ({
  page,
  site,
}) => {
  site.first.behave(paragraph);
  await openDialog(page, `${site.url}/only`);
  const errors = errorsOf(page);
  const mend = await breakRows(page);
  await page.keyboard.type('tap');
  await expect(crash(page).getByRole('heading')).toHaveText('This page crashed');
  await expect(crashText(page)).toHaveText('outer boom\n\nCause:\ninner cause', { useInnerText: true });
  await expect(crashText(page)).toHaveCSS('white-space-collapse', 'preserve');
  expect(errors.filter((text) => text.includes('outer boom'))).toEqual([
    expect.stringMatching(/^React root onCaughtError: Error: outer boom/),
  ]);
  await mend();
  await tryAgain(page).click();
  await expect(options(page)).toHaveText(['About TAPTAP']);
  await expect(crash(page)).toHaveCount(0);
});

test('[8.6] a crash in the search dialog takes neither what was typed nor the caret, and the rest goes on', async ({
  page,
  site,
}) => {
  site.first.behave(paragraph);
  await openDialog(page, `${site.url}/only`);
  const mend = await breakRows(page);
  await page.keyboard.type('tap');
  await expect(crash(page)).toBeVisible();
  await expect(query(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(query(page)).toHaveValue('tapx');
  await mend();
  await tryAgain(page).click();
  await expect(query(page)).toBeFocused();
  await expect(options(page)).toHaveCount(1);
  expect(site.first.searches().at(-1)?.query).toBe('tapx');
  await page.keyboard.press('Escape');
  await navbar(page)
    .getByRole('button', { name: /currently light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[8.8] what still throws is told again', async ({ page, site }) => {
  site.first.behave(paragraph);
  await openDialog(page, `${site.url}/only`);
  await breakRows(page);
  await page.keyboard.type('tap');
  const first = await crash(page).elementHandle();
  await tryAgain(page).press('Enter');
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(crash(page)).toBeVisible();
  await expect(query(page)).toBeFocused();
  await expect(query(page)).toHaveValue('tap');
});

test('[8.6] code that throws the first time it draws leaves what was typed before', async ({
  page,
  site,
}) => {
  site.first.behave(paragraph);
  // The very code of the dialog, whose drawing throws what is no error.
  await page.route(/\/_astro\/mount\.[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(
      /className:[`"']finder[`"']/,
      'className:(()=>{if(!window.mended)throw"early"})()',
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
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await tryAgain(page).click();
  await expect(options(page)).toHaveCount(1);
});

test('[8.6] [8.8] a crash of the search page keeps query, focus and frame', async ({ page, site }) => {
  site.first.behave(finds(3));
  await page.goto(searchAddress(site, 'tap'));
  await expect(results(page)).toHaveCount(3);
  // A section that no longer has a name: what an answer says is read while it is drawn.
  await page.evaluate(() => {
    const { toWellFormed } = String.prototype;
    Object.assign(window, { mend: () => Object.assign(String.prototype, { toWellFormed }) });
    Object.defineProperty(String.prototype, 'toWellFormed', {
      value: undefined,
      writable: true,
      configurable: true,
    });
  });
  await page.getByRole('searchbox').press('x');
  await expect(crash(page)).toBeVisible();
});

test('[8.11] a page that is not what its code expects is drawn anew, which is logged, and nothing typed is lost', async ({
  page,
  site,
}) => {
  site.first.behave(paragraph);
  const errors = errorsOf(page);
  await page.route('**/only', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace('<div class="finder">', '<div class="finder">Older ');
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
  await page.goto(`${site.url}/only`);
  await opener(page).click();
  await page.keyboard.type('tap');
  await expect(options(page)).toHaveCount(1);
  await expect(page.getByText('Older')).toHaveCount(0);
  await expect(query(page)).toHaveValue('tap');
  await expect(query(page)).toBeFocused();
  expect(errors.filter((text) => text.includes('onRecoverableError'))).toEqual([
    expect.stringMatching(/^React root onRecoverableError: Error: .* \{componentStack: /),
  ]);
});

for (const [width, height] of [
  [phone.width, phone.height],
  [1440, 900],
] as const) {
  test(`the screen of a crash is accessible at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    site.first.behave(paragraph);
    await page.goto(`${site.url}/only`);
    await opener(page).click();
    await expect(options(page)).toHaveCount(0);
    await breakRows(page);
    await page.keyboard.type('tap');
    await expect(crash(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await axeViolations(page, 'colors')).toEqual([]);
  });
}
