import { expect, test } from '@playwright/test';
import { searchRoute } from '../../routes.ts';

test.use({ javaScriptEnabled: false });

/** What a reader sees of a page, asked in one step: each locator would bring its code into every page anew. */
function whatShows() {
  const shows = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]');
  return {
    heading: shows(document.querySelector('main h1')),
    text: document.querySelector<HTMLElement>('main')?.innerText ?? '',
    current: shows(sidebar?.querySelector('[aria-current="page"]') ?? null),
    links: [...(sidebar?.querySelectorAll('a[href]') ?? [])].filter(shows).length,
    leadsTo: [...document.querySelectorAll('main a[href]')].filter(shows),
  };
}

const ofEachKind = ['/', '/tactics/', '/tactics/flipattack', '/architecture/plugins', '/category/-api'];

test.describe('without JavaScript [1.1]', () => {
  test('a page of each kind shows h1, text and sidebar links, and the search page its site map [2R.1]', async ({
    page,
  }) => {
    await page.goto(searchRoute);
    // By selector: a text locator leaves out what stands in a noscript element.
    const hint = page.locator('main noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('Search needs JavaScript.');
    await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();
    expect((await page.evaluate(whatShows)).leadsTo.length).toBeGreaterThan(30);

    // That every route has all of it is a fact about files: tests/built/no-script.test.ts.
    for (const route of ofEachKind) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const { heading, text, current, links } = await page.evaluate(whatShows);
      expect(heading, `h1 of ${route}`).toBe(true);
      expect(text, route).toMatch(/\S.{200}/s);
      expect(current, `current page in the sidebar of ${route}`).toBe(true);
      expect(links, `links in the sidebar of ${route}`).toBeGreaterThan(10);
    }
  });

  test('the form of the search page is sent, and leads back to it [2R.1]', async ({ page }) => {
    await page.goto(searchRoute);
    await page.getByRole('searchbox', { name: 'Search' }).fill('a & b');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(`${searchRoute}?q=a+%26+b`);
    await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();
    for (const name of ['Retry', 'Try again', 'Show more results'])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  });
});
