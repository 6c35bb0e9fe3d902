import type { Page } from '@playwright/test';
import {
  drawer,
  expect,
  longPage,
  navbarPlace,
  phone,
  scrollThrough,
  sidebar,
  tacticPage,
  test,
} from '../support/shell.ts';

const paths = [
  '/',
  tacticPage,
  '/tactics/',
  longPage,
  '/architecture/plugins',
  '/category/-api',
  '/search',
  '/no/such/page',
  // A longer name of the site, and code in a note in a step.
  '/es/',
  '/dtx/sdk/integrate_hf_agent',
];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a window of 320 px has all of every kind of page without scrolling sideways', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    expect(await sideways(page), path).toBe(0);
    const opener = page.locator('[data-drawer-open]');
    await expect(opener, path).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.search-button'), path).toBeInViewport({ ratio: 1 });
    const icons = page.locator('.navbar svg:visible');
    const widths = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(20);
    expect((await opener.boundingBox())?.width, path).toBeGreaterThanOrEqual(40);
    await opener.click();
    await expect(page.locator('[data-drawer-close]'), path).toBeInViewport({ ratio: 1 });
    expect(await sideways(page), path).toBe(0);
  }
});

test('[9.14] a window of 996, 997 or 1200 px does not scroll sideways', async ({ page }) => {
  await page.goto(longPage);
  for (const width of [996, 997, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

/** Longest transition or animation of any element, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const times = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        return [...style.transitionDuration.split(','), ...style.animationDuration.split(',')];
      }),
    );
    const milliseconds = times.map(
      (time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000),
    );
    return Math.max(0, ...milliseconds.filter((time) => !Number.isNaN(time)));
  });

test('[2S.1] [2S.4] a reader who asked for less motion sees none, and the bar and the mobile menu work', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(longPage);
  const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
  await test.step('the bar and the mobile menu work', async () => {
    await scrollThrough(page, 100, 300);
    expect(await navbarPlace(page)).toBe('hidden');
    await scrollThrough(page, 250);
    expect(await navbarPlace(page)).toBe('shown');
    await opener.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });
  await test.step('nothing moves, unless motion is wanted', async () => {
    await opener.click();
    expect(await longestMotion(page)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longestMotion(page)).toBeGreaterThan(100);
  });
});

/** What tells two links apart when the reader's colours replace ours. */
const shape = (element: Element) => {
  const style = getComputedStyle(element);
  const names = [
    'fontWeight',
    'textDecorationLine',
    'borderInlineStartWidth',
    'borderInlineStartStyle',
    'outlineStyle',
  ];
  const own = Object.fromEntries(Object.entries(style).filter(([name]) => names.includes(name)));
  return {
    ...own,
    color: style.color,
    background: style.backgroundColor,
    border: style.borderInlineStartColor,
  };
};

test('[2N.15] [4.8] in forced colours the current page and heading, open branches, the focus and the icons can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(longPage);
  await test.step('the current page of the sidebar can be told from the others', async () => {
    const current = await sidebar(page).locator('[aria-current=page]').evaluate(shape);
    const other = await sidebar(page).getByRole('link', { name: 'Guided wizard' }).evaluate(shape);
    expect(current).not.toEqual(other);
  });

  await test.step('the current heading of the contents can be told from the others', async () => {
    await scrollThrough(page, 1500);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = await contents.locator('[aria-current]').evaluate(shape);
    const other = await contents.getByRole('link', { name: 'Examples' }).evaluate(shape);
    expect(current).not.toEqual(other);
  });

  await test.step('an open branch can be told from a closed one', async () => {
    const marks = await sidebar(page)
      .locator('.category > button[aria-label]')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, rotate } = getComputedStyle(button, '::after');
          // A filled square looks the same however it is turned.
          const filled =
            backgroundColor !== 'rgba(0, 0, 0, 0)' &&
            backgroundColor !== getComputedStyle(document.body).backgroundColor;
          return { open: button.getAttribute('aria-expanded'), look: filled ? 'square' : rotate };
        }),
      );
    const looks = (open: string) => marks.filter((mark) => mark.open === open).map(({ look }) => look);
    expect(looks('true')[0]).toBeTruthy();
    expect(looks('false')).not.toContain(looks('true')[0]);
  });

  await test.step('the focus is outlined and the icons are drawn', async () => {
    const toggle = page.getByRole('button', { name: /currently light mode/ });
    // A key first: the outline is for readers who use the keyboard.
    await page.keyboard.press('Tab');
    await toggle.focus();
    await expect(toggle).toHaveCSS('outline-style', 'solid');
    const icon = await toggle.locator('svg:visible').evaluate((svg) => getComputedStyle(svg).stroke);
    const surface = await toggle.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(icon).not.toBe(surface);
  });

  await test.step('the drawing of the home page has the colours of the reader', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const cells = page.locator('.cells path');
    const text = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).stroke))).toEqual(
      Array(await cells.count()).fill(text),
    );
    await expect(page.locator('.cells .finding').first()).toHaveCSS('fill', 'none');
  });
});
