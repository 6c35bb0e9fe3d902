import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  longPage,
  scrollThrough,
  searchButton,
  settle,
  tacticPage,
  test,
} from '../support/shell.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('[2S.26] the code of comforts comes when it may be wanted: for the list of keys, the link of a heading and the way to the top', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const comforts = () => fetched.filter((url) => /comforts|serve/.test(url));
  await page.goto(longPage);

  await test.step('[2S.24] a question mark that is typed opens nothing', async () => {
    await scrollThrough(page, 300);
    expect(comforts()).toEqual([]);
    await searchButton(page).click();
    await page.keyboard.type('?');
    await expect(page.getByRole('combobox')).toHaveValue('?');
    await expect(keys(page)).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('[2S.24] any other opens the list of keys, which closes by Escape, its button and the key', async () => {
    const start = page.getByRole('main').getByRole('link').first();
    await start.focus();
    for (const close of ['Escape', '?', 'button'] as const) {
      await page.keyboard.press('?');
      await expect(keys(page)).toBeVisible();
      await expect(keys(page)).toContainText('Open the search');
      await expect(keys(page).locator(':focus')).toHaveCount(1);
      if (close === 'button') await keys(page).getByRole('button', { name: 'Close' }).click();
      else await page.keyboard.press(close);
      await expect(keys(page)).toBeHidden();
      await expect(start).toBeFocused();
    }
  });

  await test.step('[2S.24] single keys are switched off in it, for good; it opens from the search, too', async () => {
    const single = keys(page).getByRole('checkbox', { name: 'The keys / and ? work without Ctrl' });
    await page.keyboard.press('?');
    await expect(single).toBeChecked();
    await single.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    for (const key of ['?', '/']) await page.keyboard.press(key);
    await settle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(keys(page)).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
    await expect(single).not.toBeChecked();
    await single.check();
    await page.keyboard.press('Escape');
    // What is hidden keeps the focus for a frame, and a field takes the key.
    await expect(page.locator('[name=single-keys]:focus')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('[2S.23] the link of a heading leads there, copies its address and says so', async () => {
    const heading = page.locator('#examples');
    await heading.hover();
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(/#examples$/);
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByText('Link copied')).toBeHidden();
  });

  await test.step('[2S.23] with a key that opens it elsewhere it is a link alone', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.locator('#lists > a').evaluate((link) => {
      // A window of its own would take the focus.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
    });
    await settle(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  });

  await test.step('[2T.20] the foot leads to the page as Markdown, which is copied on request', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Markdown', exact: true }).hover();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: /);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be copied' })).toBeVisible();
  });

  await test.step('[2S.22] from two screens on a button leads back to the top', async () => {
    await scrollThrough(page, 2 * desktop.height - 10);
    await expect(toTop(page)).toBeHidden();
    await scrollThrough(page, 2 * desktop.height + 10);
    await expect(toTop(page)).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toTop(page).click();
    expect(await page.evaluate(() => scrollY), 'at once').toBe(0);
    await expect(toTop(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('[2S.25] a diagram is shown as large as the window, enlarged by keys, buttons and wheel, and gives the focus back', async ({
  page,
}) => {
  await page.goto(tacticPage);
  const button = page.getByRole('button', { name: 'Enlarge the diagram' }).first();
  const caption = (await page.locator('main figcaption').first().textContent()) ?? '';
  const zoom = page.getByRole('dialog', { name: caption });
  const width = async () => (await zoom.locator('svg[role=img]').boundingBox())?.width ?? 0;
  const widens = async (act: () => Promise<void>, bigger: boolean) => {
    const before = await width();
    await act();
    await expect.poll(async () => Math.sign(Math.round((await width()) - before))).toBe(bigger ? 1 : -1);
  };
  await button.press('Enter');
  await expect(zoom).toBeVisible();
  const first = await width();
  await expect(zoom.locator('svg[role=img]')).toBeInViewport({ ratio: 1 });
  await widens(() => page.keyboard.press('+'), true);
  await widens(() => page.keyboard.press('-'), false);
  await widens(() => zoom.getByRole('button', { name: 'Zoom in' }).click(), true);
  await page.mouse.move(600, 400);
  await widens(() => page.mouse.wheel(0, -300), true);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(first);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(button).toBeFocused();
});
