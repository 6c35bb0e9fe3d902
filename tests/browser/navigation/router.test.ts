import { expect, type Page, test } from '@playwright/test';
import { settle } from '../support/shell.ts';
import { expectSameDocument, heading, hold, link, open, sidebar } from './support.ts';

/** The moment at which all of a page has come. */
const arrival = (page: Page, path: string) =>
  page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === path);

test.describe('going to another page', () => {
  test('[2N.2] [7.16] [4.20] shows the address at once, and the old page until the next one is there', async ({
    page,
  }) => {
    await open(page, '/community');
    const goOn = await hold(page, '/dtx-supported-models/');
    await link(page, 'Supported models').click();
    await expect(page).toHaveURL('/dtx-supported-models/');
    await settle(page);
    await expect(heading(page, 'Community')).toBeVisible();
    goOn();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(heading(page, 'Community')).toHaveCount(0);
    await expectSameDocument(page);
  });

  test('[2N.3] [8.10] is left to the browser, with a warning, when the page cannot be fetched', async ({
    page,
  }) => {
    await open(page, '/community');
    await page.route('**/dtx-supported-models/', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await link(page, 'Supported models').click();
    await warned;
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(page).toHaveURL('/dtx-supported-models/');
    await expectSameDocument(page, false);
  });

  test('[2N.3] is left to the browser when the page is of another publication', async ({ page }) => {
    await open(page, '/community');
    await page.route('**/dtx-supported-models/', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('/_astro/Document', '/_astro/New'),
      });
    });
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page, false);
  });

  test('[2N.4] leads to the top, to the place the address names, and back to where the reader was', async ({
    page,
  }) => {
    await open(page, '/tactics/');
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => scrollTo(0, 700));
    await link(page, 'Community').evaluate((element: HTMLElement) => element.click());
    await expect(heading(page, 'Community')).toBeVisible();
    expect(await scrollY()).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    await expect.poll(scrollY).toBe(700);
    await page.evaluate(() => {
      const [other] = document.querySelectorAll('main a');
      if (!(other instanceof HTMLAnchorElement)) return;
      other.href = '/installation/local#prerequisites';
      other.click();
    });
    await expect(page).toHaveURL('/installation/local#prerequisites');
    await expect(page.locator('#prerequisites')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('[2N.4] another query of the same page leaves the reader where they are', async ({ page }) => {
    await open(page, '/tactics/');
    await page.evaluate(() => {
      scrollTo(0, 500);
      location.assign('/tactics/?from=mail');
    });
    await expect(page).toHaveURL('/tactics/?from=mail');
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await expectSameDocument(page);
  });

  test('[2N.1] a path with the ending of its file leads to its page, and stays in the address', async ({
    page,
  }) => {
    await open(page, '/tactics/');
    await page.evaluate(() => location.assign('/community/index.html'));
    await expect(heading(page, 'Community')).toBeVisible();
    await expect(page).toHaveURL('/community/index.html');
    await expectSameDocument(page);
  });

  test('title, addresses and breadcrumbs of the head follow, each once', async ({ page, request }) => {
    await open(page, '/community');
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    const html = await (await request.get('/dtx-supported-models/')).text();
    const facts = () =>
      [
        ...document.querySelectorAll(
          'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
        ),
      ]
        .map((each) => each.outerHTML)
        .sort();
    const soft = await page.evaluate(facts);
    await page.goto('/dtx-supported-models/');
    expect(soft).toEqual(await page.evaluate(facts));
    expect(html).toContain('Supported models');
  });

  test('the focus is on the new heading, so that it is read out', async ({ page }) => {
    await open(page, '/community');
    await link(page, 'Supported models').press('Enter');
    await expect(heading(page, 'Supported models')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heading(page, 'Supported models')).not.toHaveAttribute('tabindex');
  });

  test('open branches and the place of the sidebar stay, the current page moves', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, '/community');
    const tactics = sidebar(page).getByRole('button', { name: /Tactics/ });
    await tactics.click();
    await expect(tactics).toHaveAttribute('aria-expanded', 'true');
    await link(page, 'Crescendo').click();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(['Crescendo']);
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(tactics).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Crescendo')).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(['Supported models']);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await tactics.click();
    await expect(link(page, 'Crescendo')).toBeHidden();
    await link(page, 'Community').click();
    await expect(heading(page, 'Community')).toBeVisible();
    await expect(tactics).toHaveAttribute('aria-expanded', 'false');
  });

  test('a branch that stays open keeps the branches in it, each with its own button', async ({ page }) => {
    await open(page, '/redteam/');
    await sidebar(page)
      .getByRole('button', { name: /Integrate/ })
      .click();
    await expect(link(page, '🔌 API')).toBeVisible();
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(link(page, '🔌 API')).toBeVisible();
    const pairs = await sidebar(page).evaluate((nav) =>
      [...nav.querySelectorAll<HTMLElement>('[data-branch][aria-controls]')].map((button) => [
        button.dataset.branch,
        document.getElementById(button.getAttribute('aria-controls') ?? '')?.dataset.branchOf,
      ]),
    );
    expect(pairs.length).toBeGreaterThan(1);
    for (const [button, branch] of pairs) expect(branch).toBe(button);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('parts of the new page work: copy buttons, tabs as they were chosen, the table of contents', async ({
    page,
  }) => {
    await open(page, '/community');
    await page.evaluate(() => location.assign('/installation/local'));
    await expect(page.locator('[data-toc] a').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[data-toc] a').last()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main [data-copy]').first()).toBeAttached();
    await expect(page.locator('body > [role=status].visually-hidden')).toHaveCount(1);
    await expectSameDocument(page);
  });

  test('the last of several links that are followed quickly wins', async ({ page }) => {
    await open(page, '/community');
    const goOn = await hold(page, '/dtx-supported-models/');
    await link(page, 'Supported models').click();
    await link(page, 'Tactics').click();
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    const late = arrival(page, '/dtx-supported-models/');
    goOn();
    await late;
    await settle(page);
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    await expect(page).toHaveURL('/tactics/');
    await expectSameDocument(page);
  });

  test('Back while a page is on its way leads back', async ({ page }) => {
    await open(page, '/community');
    const goOn = await hold(page, '/dtx-supported-models/');
    await link(page, 'Supported models').click();
    await expect(page).toHaveURL('/dtx-supported-models/');
    await page.goBack();
    const late = arrival(page, '/dtx-supported-models/');
    goOn();
    await late;
    await settle(page);
    await expect(page).toHaveURL('/community');
    await expect(heading(page, 'Community')).toBeVisible();
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`a click with ${modifier} is the browser’s`, async ({ page, context }) => {
      await open(page, '/community');
      const opened = context.waitForEvent('page');
      await link(page, 'Supported models').click({ modifiers: [modifier] });
      await expect(await opened).toHaveURL('/dtx-supported-models/');
      await expect(heading(page, 'Community')).toBeVisible();
      await expect(page).toHaveURL('/community');
    });
  }

  test('files, the search page and pages that do not exist are loaded by the browser', async ({ page }) => {
    for (const path of ['/robots.txt', '/search', '/no-such-page']) {
      await open(page, '/community');
      await page.evaluate((to) => location.assign(to), path);
      await expect(page).toHaveURL(path);
      await expectSameDocument(page, false);
    }
  });

  test('without the Navigation API pages are loaded as ever', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
    });
    await open(page, '/community');
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page, false);
  });
});
