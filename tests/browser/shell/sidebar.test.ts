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

test('[4.8] the branch of the current page is open, every other one is closed', async ({ page }) => {
  await page.goto(tacticPage);
  await expect(link(page, 'TAP')).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(collapse(page, 'Tactics')).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('[aria-expanded=true]')).toHaveCount(1);
  await expect(expand(page, 'Architecture')).toHaveAttribute('aria-expanded', 'false');
  expect(await sidebar(page).locator('[aria-expanded=false]').count()).toBeGreaterThan(5);
});

test('[4.8] the button of the open branch closes and opens it without asking the server', async ({
  page,
}) => {
  const fragments = countFragments(page);
  await page.goto(tacticPage);
  await collapse(page, 'Tactics').click();
  await expect(link(page, 'TAP')).toBeHidden();
  await expect(expand(page, 'Tactics')).toHaveAttribute('aria-expanded', 'false');
  await expand(page, 'Tactics').click();
  await expect(link(page, 'TAP')).toBeVisible();
  expect(fragments()).toBe(0);
});

test('[4.8] a closed branch is fetched when it is opened, once for all branches', async ({ page }) => {
  const fragments = countFragments(page);
  await page.goto(tacticPage);
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

test('[4.8] a branch inside a fetched branch opens too', async ({ page }) => {
  await page.goto(tacticPage);
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

test('[4.8] the name of a branch leads to its page, which opens the branch', async ({ page }) => {
  await page.goto(tacticPage);
  await link(page, 'Architecture').click();
  await expect(page).toHaveURL(/\/architecture\/$/);
  await expect(collapse(page, 'Architecture')).toBeVisible();
  await expect(expand(page, 'Tactics')).toBeVisible();
});

test('[4.8] branches open and close by the keyboard', async ({ page }) => {
  await page.goto(tacticPage);
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

test('[4.8] a folder without a page opens by its name', async ({ page }) => {
  await page.goto('/redteam/');
  const folder = sidebar(page).getByRole('button', { name: 'HTTP APIs', exact: true });
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await folder.click();
  await expect(folder).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeVisible();
  await folder.click();
  await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeHidden();
});

for (const [failure, answer] of Object.entries({
  'is lost': 'lost',
  'is answered by an error': 500,
  'holds something else': 200,
})) {
  test(`[4.8] when the branch ${failure}, the button leads to the page of the branch`, async ({ page }) => {
    await page.route(fragment, (route) =>
      typeof answer === 'number' ? route.fulfill({ status: answer, body: '<p>Nothing</p>' }) : route.abort(),
    );
    await page.goto(tacticPage);
    await expand(page, 'Architecture').click();
    await expect(page).toHaveURL(/\/architecture\/$/);
    await expect(link(page, 'Datasets')).toBeVisible();
  });
}

test('[4.8] a branch that is lost after its reader went to another page leads nowhere', async ({ page }) => {
  const lost = Promise.withResolvers<void>();
  await page.route(fragment, (route) => lost.promise.then(() => route.abort()));
  await page.goto(tacticPage);
  await expand(page, 'Architecture').click();
  await link(page, 'PAIR').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/PAIR/);
  const warned = page.waitForEvent('console', (message) => message.text().includes('fetch'));
  lost.resolve();
  await warned;
  await settle(page);
  await expect(page).toHaveURL(/\/tactics\/pair$/);
});

test('[4.8] an impatient second click while a branch is on its way does not bring it twice', async ({
  page,
}) => {
  const { hold, release } = gate();
  await page.route(fragment, hold);
  await page.goto(tacticPage);
  await expand(page, 'Architecture').dblclick();
  release();
  await expect(sidebar(page).locator('[data-branch-of="/architecture/"]')).not.toHaveCount(0);
  await page.waitForTimeout(100);
  await expect(sidebar(page).locator('[data-branch-of="/architecture/"]')).toHaveCount(1);
});

test('the sidebar stays beside the text while the text scrolls', async ({ page }) => {
  await page.goto(tacticPage);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(link(page, 'TAP')).toBeInViewport();
});

for (const path of ['/dtx-guard/release-notes-v0-2-0', '/integrate/api/rate-limit']) {
  test(`[2.2] on a low screen the sidebar is scrolled to the current page, and the page is not: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(path);
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('[2.2] the sidebar is scrolled to the page that a reader goes to, up as well as down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/dtx-guard/release-notes-v0-2-0');
  const current = sidebar(page).locator('[aria-current=page]');
  for (const path of ['/quick-start', '/tactics/', '/']) {
    await page.evaluate((to) => location.assign(to), path);
    await expect(current).toHaveAttribute('href', path);
    await expect(current, path).toBeInViewport({ ratio: 1 });
  }
});
