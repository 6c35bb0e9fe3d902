import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  longPage,
  navbar,
  phone,
  sidebar,
  tacticPage,
  test,
  withoutScript,
} from '../support/shell.ts';

/** Runs `check` on the page as a reader without script sees it. */
function withoutScriptTest(
  title: string,
  size: typeof desktop,
  path: string,
  check: (page: Page) => Promise<void>,
): void {
  test(title, async ({ browser, baseURL }) => {
    const page = await withoutScript(browser, size);
    try {
      await page.goto(`${baseURL}${path}`);
      await check(page);
    } finally {
      await page.context().close();
    }
  });
}

withoutScriptTest(
  'without script the sidebar is readable beside the text',
  desktop,
  tacticPage,
  async (page) => {
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('TAP');
    await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
    await expect(page).toHaveURL(/\/tactics\/pair$/);
  },
);

withoutScriptTest(
  'without script the sidebar has no button that does nothing',
  desktop,
  tacticPage,
  async (page) => {
    await expect(sidebar(page).getByRole('button', { name: /sidebar category/ })).toHaveCount(0);
  },
);

withoutScriptTest(
  'without script a folder without a page shows what it holds',
  desktop,
  '/redteam/',
  async (page) => {
    await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeVisible();
  },
);

withoutScriptTest(
  'without script a phone has the sidebar below the text',
  phone,
  tacticPage,
  async (page) => {
    await expect(sidebar(page)).toBeVisible();
    const [text, list] = await Promise.all([
      page.getByRole('main').boundingBox(),
      sidebar(page).boundingBox(),
    ]);
    expect(list?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
    await expect(page).toHaveURL(/\/tactics\/pair$/);
  },
);

withoutScriptTest(
  'without script a phone has the links of the bar and no menu button',
  phone,
  tacticPage,
  async (page) => {
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(navbar(page).getByRole('link', { name: /^Company/ })).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: /^Blog/ })).toBeVisible();
  },
);

for (const size of [desktop, phone]) {
  withoutScriptTest(
    `without script at ${size.width} px no control is shown that needs it`,
    size,
    tacticPage,
    async (page) => {
      for (const name of [/^Switch between dark and light mode/, 'Close', 'Copy', 'Toggle navigation bar']) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
    },
  );
}

for (const [label, list] of [
  ['English', 'Languages'],
  ['Next', 'Docs versions'],
] as const) {
  withoutScriptTest(
    `without script the menu ${label} opens under the pointer and by focus`,
    desktop,
    tacticPage,
    async (page) => {
      const entries = navbar(page).getByRole('list', { name: list }).getByRole('link');
      const entry = entries.first();
      await expect(entries).toHaveCount(0);
      await navbar(page).getByRole('button', { name: label, exact: true }).hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(600, 600);
      await expect(entries).toHaveCount(0);
      await navbar(page).getByRole('button', { name: label, exact: true }).focus();
      await expect(entry).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
    },
  );
}

withoutScriptTest(
  'without script every tab panel shows, under its label',
  desktop,
  '/installation/',
  async (page) => {
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const { shown, label } = await panel.evaluate((element) => ({
        shown: getComputedStyle(element, '::before').content,
        label: element.getAttribute('data-label'),
      }));
      expect(shown).toBe(`"${label}"`);
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);

withoutScriptTest(
  '[2S.9] without script the skip link leads to the content',
  desktop,
  tacticPage,
  async (page) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  },
);

withoutScriptTest(
  '[2N.15] without script the contents lead to their headings',
  phone,
  longPage,
  async (page) => {
    await page.locator('main summary', { hasText: 'On this page' }).click();
    await page.locator('main details a[href="#examples"]').click();
    await expect(page.locator('#examples')).toBeInViewport();
  },
);

test('[4.2] without script a reader whose system is dark gets a light page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${baseURL}${tacticPage}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await context.close();
});

test('when the script does not arrive the page reads as usual', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(longPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#examples"]').click();
  await expect(page.locator('#examples')).toBeInViewport();
});
