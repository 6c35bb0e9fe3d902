import type { Page } from '@playwright/test';
import { expect, searchButton, sidebar, test } from '../support/shell.ts';

const near = (page: Page) => page.getByRole('region', { name: 'Pages with a similar address' });
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });
const nonsense = '/qqqq/zzzzzz';

async function expectNotFound(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Page Not Found | DTX | Documentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main).toContainText('We could not find what you were looking for.');
  await expect(main).toContainText(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

test('[8.12] a wrong address is answered with status 404 and the not-found page', async ({ page }) => {
  for (const path of ['/tactic/tapp', nonsense, '/a/b/c/d.html', '/%E0%A4%A', '/no%20such%20page/?q=1#top']) {
    await test.step(`${path} is answered with status 404 and the not-found page`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expectNotFound(page);
    });
  }
});

test('[8.12] the nearest existing pages are offered for a mistyped address, and the sections for any other', async ({
  page,
}) => {
  await test.step('a path like no page gets no list of near pages, but the sections', async () => {
    await page.goto(nonsense);
    await expect(field(page), 'the search is offered the words of the address').toHaveValue('zzzzzz');
    await expect(near(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Pages with a similar address' })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Architecture', exact: true })).toBeVisible();
  });

  for (const [wrong, right] of [
    ['/Architecture/Plugin', '/architecture/plugins'],
    ['/quickstart', '/quick-start'],
    ['/installation/dokcer.html', '/installation/docker'],
  ] as const) {
    await test.step(`${right} is among the pages offered for ${wrong}`, async () => {
      await page.goto(wrong);
      await expect(near(page).locator(`a[href="${right}"]`)).toBeVisible();
    });
  }

  await test.step('the nearest existing page is offered first, and leads there', async () => {
    await page.goto('/tactic/tapp');
    const links = near(page).getByRole('link');
    await expect(links.first()).toHaveText('TAP');
    await expect(links.first()).toHaveAttribute('href', '/tactics/tap');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await links.first().click();
    await expect(page).toHaveURL(/\/tactics\/tap$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TAP');
  });
});

test('[8.12] the not-found page keeps sidebar, search and menus, however deep the path, and searches for the words of the address', async ({
  page,
}) => {
  await test.step('it searches for the words of the address, or for others', async () => {
    await page.goto('/tactics/jail-brake.html');
    await expect(field(page)).toHaveValue('jail brake');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=jail(?:\+|%20)brake$/);
  });
  await test.step('it keeps sidebar, search and menus, however deep the path', async () => {
    await page.goto('/one/two/three/four');
    await expect(searchButton(page)).toBeVisible();
    await sidebar(page)
      .getByRole('button', { name: "Expand sidebar category 'Architecture'", exact: true })
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'Datasets', exact: true })).toBeVisible();
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[8.12] without script the not-found page lists the sections', async ({ page, request }) => {
    await page.goto('/tactic/tapp');
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/', '/quick-start', '/architecture/', '/tactics/', '/community']),
    );
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });
});
