import type { Page } from '@playwright/test';
import { expect, settle, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, hold, link, open } from './support.ts';

/** The blocks of a long page. */
const blocks = (page: Page) => page.locator('main [data-prose] > *');

/** Waits for the heading of a page: how many blocks it has at that moment, and where in the window the last one ends. */
const arrival = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<{ count: number; end: number }>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== wanted) return;
          observer.disconnect();
          const blocks = [...document.querySelectorAll('main [data-prose] > *')];
          resolve({ count: blocks.length, end: blocks.at(-1)?.getBoundingClientRect().bottom ?? 0 });
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
    name,
  );

/** Keeps what moves by itself, but for the sidebar, in `window.shifts`. */
const recordShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The branch of the page opens there, and moves what is below.
          if (!element?.closest('[data-sidebar]')) shifts.push(element?.outerHTML.slice(0, 200) ?? '');
        }
      }
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });

test.describe('the first frame of another page', () => {
  test('has what is on its first screen, and all the rest follows, in its order', async ({ page }) => {
    await open(page, '/tactics/');
    const whole = await blocks(page).allTextContents();
    await link(page, 'Community').click();
    await expect(heading(page, 'Community')).toBeVisible();
    const first = arrival(page, 'Attack tactics');
    await link(page, 'Tactics').click();
    expect((await first).count).toBeLessThan(whole.length);
    await expect.poll(() => blocks(page).allTextContents()).toEqual(whole);
    await expectSameDocument(page);
  });

  test('is filled to the lower end, however high the window is', async ({ page }) => {
    for (const { height, width } of [
      { height: 640, width: 360 },
      { height: 800, width: 1280 },
      { height: 1600, width: 1440 },
    ]) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await open(page, '/community');
        const shown = arrival(page, 'Attack tactics');
        await page.evaluate(() => location.assign('/tactics/'));
        const { end, count } = await shown;
        expect(end).toBeGreaterThanOrEqual(height);
        await expect.poll(() => blocks(page).count()).toBeGreaterThan(count);
      });
    }
  });

  test('has everything when the address names a place in it, and on the way back', async ({ page }) => {
    await open(page, '/tactics/');
    const whole = await blocks(page).count();
    await page.evaluate(() => scrollTo(0, 900));
    await link(page, 'Community').evaluate((element: HTMLElement) => element.click());
    await expect(heading(page, 'Community')).toBeVisible();
    let first = arrival(page, 'Attack tactics');
    await page.goBack();
    expect((await first).count).toBe(whole);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await link(page, 'Community').evaluate((element: HTMLElement) => element.click());
    await expect(heading(page, 'Community')).toBeVisible();
    first = arrival(page, 'Attack tactics');
    await page.evaluate(() => location.assign('/tactics/#responsible-use'));
    expect((await first).count).toBe(whole);
    await expect(page.locator('#responsible-use')).toBeInViewport();
  });

  test('is no hindrance on the way to a place below it', async ({ page }) => {
    await open(page, '/community');
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent !== 'Attack tactics') return;
        observer.disconnect();
        location.hash = 'responsible-use';
      });
      observer.observe(document, { subtree: true, childList: true });
      location.assign('/tactics/');
    });
    await expect(page).toHaveURL('/tactics/#responsible-use');
    await expect(page.locator('#responsible-use')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('is followed by the rest also when its reader goes on meanwhile', async ({ page }) => {
    await open(page, '/tactics/');
    const whole = await blocks(page).count();
    await link(page, 'Community').click();
    await expect(heading(page, 'Community')).toBeVisible();
    await hold(page, '/dtx-supported-models/');
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent !== 'Attack tactics') return;
        observer.disconnect();
        location.assign('/dtx-supported-models/');
      });
      observer.observe(document, { subtree: true, childList: true });
      location.assign('/tactics/');
    });
    await expect(page).toHaveURL('/dtx-supported-models/');
    await expect(blocks(page)).toHaveCount(whole);
    await expect(heading(page, 'Attack tactics')).toBeVisible();
  });

  test('stays where it is when the rest follows, on a narrow and on a wide screen', async ({ page }) => {
    for (const width of [360, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/community');
        await recordShifts(page);
        for (const [path, title] of [
          ['/tactics/', 'Attack tactics'],
          ['/dtx-supported-models/', 'Supported models'],
          ['/community', 'Community'],
        ] as const) {
          await page.evaluate((to) => location.assign(to), path);
          await expect(heading(page, title)).toBeVisible();
          await settle(page);
        }
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      });
    }
  });
});
