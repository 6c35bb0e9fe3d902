import type { Page } from '@playwright/test';
import { watchComplaints } from '../support/routes.ts';
import { expect, hostNames, test } from './moved-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const host of hostNames) {
  test(`a reader who opens an old path on ${host} has the page`, async ({ page, origin }) => {
    const complaints = watchComplaints(page, '127.0.0.1');
    await test.step('with query and hash', async () => {
      await page.goto(`${origin(host)}/old/guide?from=mail#limits`);
      await expect(page).toHaveURL(`${origin(host)}/guide?from=mail#limits`);
      await expect(heading(page)).toHaveText('Guide');
      await expect(page.locator('#limits')).toBeInViewport();
      await page.goto(`${origin(host)}/limits#steps`);
      await expect(page).toHaveURL(`${origin(host)}/guide#limits`);
    });
    await test.step('Back does not lead to the old path again', async () => {
      await page.goto(`${origin(host)}/tactics/`);
      await page.goto(`${origin(host)}/manual`);
      await expect(page).toHaveURL(`${origin(host)}/guide`);
      await expect(heading(page)).toHaveText('Guide');
      await page.goBack();
      await expect(page).toHaveURL(`${origin(host)}/tactics/`);
      await expect(heading(page)).toHaveText('Tactics');
    });
    await test.step('going to it from a page of the site shows the page at its own address', async () => {
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/old/guide?from=page#limits';
        document.querySelector('main')?.append(link);
        link.click();
      });
      await expect(page).toHaveURL(`${origin(host)}/guide?from=page#limits`);
      await expect(heading(page)).toHaveText('Guide');
    });
    // Who leaves a page ends what it was still fetching for later.
    expect(complaints.filter((line) => !line.startsWith('failed: '))).toEqual([]);
  });

  test(`a hash with broken percent-encoding does no harm on ${host}: bad input`, async ({ page, origin }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${origin(host)}/manual?%E0%A4%A&to=//evil.example#%E0%A4%A`);
    await expect(page).toHaveURL(`${origin(host)}/guide?%E0%A4%A&to=//evil.example#%E0%A4%A`);
    await expect(heading(page)).toHaveText('Guide');
    expect(errors).toEqual([]);
  });
}

test('a reader without script is led on by the page itself', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin('a plain host that looks for folders')}/limits`);
  await expect(page).toHaveURL(/\/guide#limits$/);
  await expect(heading(page)).toHaveText('Guide');
  await context.close();
});

test('a reader whose browser does not lead on has a link', async ({ page, origin }) => {
  // The script cannot be had, so only the page itself is there.
  await page.route('**/_astro/RedirectDocument*', (route) => route.abort());
  await page.goto(`${origin('a plain host that looks for files')}/manual`);
  await expect(heading(page)).toHaveText('This page has moved');
  // In the style of the site, light as every page until something else is chosen.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide$/);
});
