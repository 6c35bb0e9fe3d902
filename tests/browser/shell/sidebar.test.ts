import type { Page, Request } from '@playwright/test';
import { expect, gate, settle, sidebar, tacticPage, test } from '../support/shell.ts';

const fragment = '**/fragments/sidebar.html';
const expand = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: `Expand sidebar category '${label}'`, exact: true });
const collapse = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: `Collapse sidebar category '${label}'`, exact: true });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

function countFragments(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/fragments/sidebar.html')) count += 1;
  });
  return () => count;
}

test('[4.8] the branch of the current page is open, every other one is closed and fetched when it is opened, once for all', async ({
  page,
}) => {
  const fragments = countFragments(page);
  await page.goto(tacticPage);
  await test.step('the branch of the current page is open, every other one is closed', async () => {
    await expect(link(page, 'TAP')).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
    await expect(collapse(page, 'Tactics')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('[aria-expanded=true]')).toHaveCount(1);
    await expect(expand(page, 'Architecture')).toHaveAttribute('aria-expanded', 'false');
    expect(await sidebar(page).locator('[aria-expanded=false]').count()).toBeGreaterThan(5);
  });

  await test.step('the sidebar stays beside the text while the text scrolls', async () => {
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(link(page, 'TAP')).toBeInViewport();
  });

  await test.step('the button of the open branch closes and opens it without asking the server', async () => {
    await collapse(page, 'Tactics').click();
    await expect(link(page, 'TAP')).toBeHidden();
    await expect(expand(page, 'Tactics')).toHaveAttribute('aria-expanded', 'false');
    await expand(page, 'Tactics').click();
    await expect(link(page, 'TAP')).toBeVisible();
    expect(fragments()).toBe(0);
  });

  await test.step('a closed branch is fetched when it is opened, once for all branches', async () => {
    await expect(link(page, 'Datasets')).toHaveCount(0);
    await expand(page, 'Architecture').click();
    await expect(link(page, 'Datasets')).toBeVisible();
    await expect(collapse(page, 'Architecture')).toHaveAttribute('aria-expanded', 'true');
    const id = await collapse(page, 'Architecture').getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`).getByRole('link', { name: 'Datasets' })).toBeVisible();
    expect(page.url()).toMatch(/\/tactics\/tap$/);

    await expand(page, 'Installation').click();
    await expect(link(page, 'Docker')).toBeVisible();
    await collapse(page, 'Architecture').click();
    await expect(link(page, 'Datasets')).toBeHidden();
    expect(fragments()).toBe(1);
  });
});

test('[4.8] branches open and close by the keyboard, and their names lead to their pages', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await test.step('branches open and close by the keyboard', async () => {
    await expand(page, 'Architecture').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Datasets')).toBeVisible();
    await expect(collapse(page, 'Architecture')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Plugins')).toBeFocused();
    await collapse(page, 'Architecture').focus();
    await page.keyboard.press('Space');
    await expect(link(page, 'Datasets')).toBeHidden();
  });

  await test.step('the name of a branch leads to its page, which opens the branch', async () => {
    await link(page, 'Architecture').click();
    await expect(page).toHaveURL(/\/architecture\/$/);
    await expect(collapse(page, 'Architecture')).toBeVisible();
    await expect(expand(page, 'Tactics')).toBeVisible();
  });

  await test.step('a branch inside a fetched branch opens too', async () => {
    await expand(page, 'Installation').click();
    await expect(link(page, 'Small lab with Docker')).toBeHidden();
    await expand(page, 'Vulnerable demo lab').click();
    await expect(link(page, 'Small lab with Docker')).toBeVisible();
    await link(page, 'Small lab with Docker').click();
    await expect(page).toHaveURL(/\/installation\/vuln-demo-lab\/dtx-docker$/);
    await expect(link(page, 'Small lab with Docker')).toHaveAttribute('aria-current', 'page');
    await expect(collapse(page, 'Installation')).toBeVisible();
    await expect(collapse(page, 'Vulnerable demo lab')).toBeVisible();
  });

  await test.step('a folder without a page opens by its name', async () => {
    await page.goto('/redteam/');
    const folder = sidebar(page).getByRole('button', { name: 'HTTP endpoints', exact: true });
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
    await folder.click();
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeVisible();
    await folder.click();
    await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeHidden();
  });
});

test('[4.8] when the branch is lost, is answered by an error or holds something else, the button leads to the page of the branch', async ({
  page,
}) => {
  for (const [failure, answer] of Object.entries({
    'is lost': 'lost',
    'is answered by an error': 500,
    'holds something else': 200,
  })) {
    await test.step(`when the branch ${failure}`, async () => {
      await page.goto(tacticPage);
      let asked = 0;
      await page.route(fragment, (route) => {
        asked += 1;
        return typeof answer === 'number'
          ? route.fulfill({ status: answer, body: '<p>Nothing</p>' })
          : route.abort();
      });
      await expand(page, 'Architecture').click();
      await expect(page).toHaveURL(/\/architecture\/$/);
      await expect(link(page, 'Datasets')).toBeVisible();
      expect(asked, 'it was asked for, not kept from before').toBeGreaterThan(0);
      await page.unroute(fragment);
    });
  }
});

test('[4.8] a branch that is long on its way comes once, and one that is lost leads nowhere once its reader has gone on', async ({
  page,
}) => {
  await test.step('an impatient second click while a branch is on its way does not bring it twice, and closes it', async () => {
    const { hold, release } = gate();
    await page.route(fragment, hold);
    await page.goto(tacticPage);
    await expand(page, 'Architecture').dblclick();
    release();
    await expect(sidebar(page).locator('[data-branch-of="/architecture/"]')).not.toHaveCount(0);
    await page.waitForTimeout(100);
    await expect(sidebar(page).locator('[data-branch-of="/architecture/"]')).toHaveCount(1);
    await expect(link(page, 'Datasets')).toBeHidden();
    await expect(expand(page, 'Architecture')).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(fragment);
  });

  await test.step('a branch that is lost after its reader went to another page leads nowhere', async () => {
    const lost = Promise.withResolvers<void>();
    await page.route(fragment, (route) => lost.promise.then(() => route.abort()));
    await page.reload();
    await expand(page, 'Architecture').click();
    await link(page, 'PAIR').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/PAIR/);
    const warned = page.waitForEvent('console', (message) => message.text().includes('fetch'));
    lost.resolve();
    await warned;
    await settle(page);
    await expect(page).toHaveURL(/\/tactics\/pair$/);
  });
});

test('[2.2] on a low screen the sidebar is scrolled to the current page, and the page is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const current = sidebar(page).locator('[aria-current=page]');
  for (const path of ['/integrate/api/rate-limit', '/dtx-guard/release-notes-v0-2-0']) {
    await test.step(`when ${path} is opened`, async () => {
      await page.goto(path);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
  await test.step('to the page that a reader goes to, up as well as down', async () => {
    for (const path of ['/quick-start', '/tactics/', '/']) {
      await page.evaluate((to) => location.assign(to), path);
      await expect(current).toHaveAttribute('href', path);
      await expect(current, path).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('which is not below the bar either', async () => {
    const place = await link(page, 'Quick start').evaluate((entry) => {
      const frame = entry.closest('.sidebar');
      // The upper end of the frame is the place of the bar.
      if (frame) frame.scrollTop += entry.getBoundingClientRect().top - 15;
      return entry.getBoundingClientRect().top;
    });
    expect(place).toBeLessThan(30);
    await page.evaluate(() => location.assign('/quick-start'));
    await expect(current).toHaveAttribute('href', '/quick-start');
    await expect.poll(async () => (await current.boundingBox())?.y).toBeGreaterThan(60);
  });
});
