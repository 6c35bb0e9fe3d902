import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { heading, hold, link, open } from './support.ts';

const bar = (page: Page) => page.locator('.progress-bar');

/** How far the bar has come, from 0 to 1. */
const share = (page: Page) =>
  bar(page).evaluate((element: HTMLElement) => {
    const [, percent] = /translateX\(-?([\d.]+)%\)/.exec(element.style.transform) ?? [];
    return 1 - Number(percent) / 100;
  });

/** Follows a link to a page that is held back, and waits until it is asked for. */
async function follow(page: Page): Promise<() => void> {
  await stopClock(page);
  await open(page, '/community');
  const goOn = await hold(page, '/dtx-supported-models/');
  const asked = page.waitForRequest('**/dtx-supported-models/');
  await link(page, 'Supported models').click();
  await asked;
  return goOn;
}

test.describe('[4.18] the progress bar', () => {
  test('[9.15] [9.16] [9.17] [9.18] shows after 200 ms, trickles, runs to the end and goes', async ({
    page,
  }) => {
    const goOn = await follow(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    expect(await share(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(799);
    expect(await share(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(1);
    const trickled = await share(page);
    expect(trickled).toBeGreaterThan(0.08);
    expect(trickled).toBeLessThanOrEqual(0.1);
    goOn();
    await expect(heading(page, 'Supported models')).toBeVisible();
    expect(await share(page)).toBe(1);
    await page.clock.runFor(199);
    await expect(bar(page)).not.toHaveCSS('opacity', '0');
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(0);
  });

  // That it does not show when the page comes sooner: tests/unit/navigation/progress-bar.test.ts.
});
