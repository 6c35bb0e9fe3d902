import type { Page } from '@playwright/test';
import { expect, searchButton, settle, sidebar, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, hold, link, open } from './support.ts';

/** The moment at which all of a page has come. */
const arrival = (page: Page, path: string) =>
  page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === path);

const factsOfHead = () =>
  [
    ...document.querySelectorAll(
      'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
    ),
  ]
    .map((each) => each.outerHTML)
    .sort();

test.describe('going to another page', () => {
  test('[2S.11] links of a menu lead to their own language, in whatever order the next page lists them', async ({
    page,
  }) => {
    await open(page, '/community');
    await page.route('**/dtx-supported-models/', async (route) => {
      const body = await (await route.fetch()).text();
      const reversed = body.replace(/(<ul id="[a-z-]*languages"[^>]*>)(.*?)<\/ul>/gs, (_, start, items) => {
        return `${start}${String(items)
          .split(/(?=<li)/)
          .reverse()
          .join('')}</ul>`;
      });
      expect(reversed).not.toBe(body);
      await route.fulfill({ body: reversed, contentType: 'text/html' });
    });
    await link(page, 'Supported models').press('Enter');
    await expect(heading(page, 'Supported models')).toBeVisible();
    const links = page.locator('[data-menu] a[hreflang="es"]');
    await expect(links).toHaveCount(2);
    for (const each of await links.all())
      await expect(each).toHaveAttribute('href', '/es/dtx-supported-models/');
  });

  test('[2N.2] [7.16] [4.20] shows the address at once, and the old page until the next one is there, with its head', async ({
    page,
  }) => {
    await open(page, '/community');
    const goOn = await hold(page, '/dtx-supported-models/');
    await link(page, 'Supported models').press('Enter');
    await expect(page).toHaveURL('/dtx-supported-models/');
    await settle(page);
    await expect(heading(page, 'Community')).toBeVisible();
    goOn();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(heading(page, 'Community')).toHaveCount(0);
    await expectSameDocument(page);
    await test.step('the focus is on the new heading, so that it is read out', async () => {
      await expect(heading(page, 'Supported models')).toBeFocused();
    });
    await test.step('[2S.15] a search that is given up there gives the focus to its button', async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchButton(page)).toBeFocused();
    });
    await test.step('nothing of it stays at the heading', async () => {
      await page.keyboard.press('Tab');
      await expect(heading(page, 'Supported models')).not.toHaveAttribute('tabindex');
    });
    await test.step('title, addresses and breadcrumbs of the head follow, each once', async () => {
      const soft = await page.evaluate(factsOfHead);
      await page.goto('/dtx-supported-models/');
      expect(soft).toEqual(await page.evaluate(factsOfHead));
    });
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

  test('[2N.1] a path with the ending of its file leads to its page, and stays in the address', async ({
    page,
  }) => {
    await open(page, '/tactics/');
    await page.evaluate(() => location.assign('/community/index.html'));
    await expect(heading(page, 'Community')).toBeVisible();
    await expect(page).toHaveURL('/community/index.html');
    await expectSameDocument(page);
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

  test('the sidebar shows the current page, also above what it shows', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, '/community');
    const frame = sidebar(page).locator('xpath=..');
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.evaluate(() => location.assign('/quick-start'));
    await expect(link(page, 'Quick start')).toHaveAttribute('aria-current', 'page');
    await expect(link(page, 'Quick start')).toBeInViewport();
    await expectSameDocument(page);
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
    await open(page, '/installation/local');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await link(page, 'Community').click();
    await expect(heading(page, 'Community')).toBeVisible();
    await page.evaluate(() => location.assign('/installation/local'));
    await expect(page.locator('[data-toc] a[href="#next-steps"]')).toBeVisible();
    // What is below the first screen follows a frame later.
    await expect(page.locator('main #next-steps')).toBeAttached();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[data-toc] a').last()).toHaveAttribute('aria-current', 'true');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
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

  test('a page that fails once another was asked for takes nobody away', async ({ page }) => {
    await open(page, '/community');
    const lost = Promise.withResolvers<void>();
    await page.route('**/dtx-supported-models/', (route) => lost.promise.then(() => route.abort()));
    await link(page, 'Supported models').click();
    await link(page, 'Tactics').click();
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    let failures = 0;
    page.on('requestfailed', () => {
      failures += 1;
    });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    lost.resolve();
    // What the browser keeps is asked for, too.
    await expect.poll(() => failures).toBe(2);
    await settle(page);
    expect(warnings).toEqual([]);
    await expectSameDocument(page);
    await expect(heading(page, 'Attack tactics')).toBeVisible();
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

  test('Back and Forward, however quickly, show the page of the address', async ({ page }) => {
    await open(page, '/community');
    for (const [name, title] of [
      ['Supported models', 'Supported models'],
      ['Tactics', 'Attack tactics'],
    ] as const) {
      await link(page, name).click();
      await expect(heading(page, title)).toBeVisible();
    }
    for (const steps of [
      [-1, -1, 1],
      [1, 1, -1],
    ]) {
      await page.evaluate((all) => {
        for (const step of all) history.go(step);
      }, steps);
      await page.evaluate(() => navigation.transition?.finished.catch(() => undefined));
      const titles = { '/community': 'Community', '/dtx-supported-models/': 'Supported models' };
      await expect
        .poll(async () => {
          const { pathname } = new URL(page.url());
          const title = Object.entries(titles).find(([path]) => path === pathname)?.[1] ?? 'Attack tactics';
          return heading(page, title).count();
        })
        .toBe(1);
    }
    await expectSameDocument(page);
  });
});
