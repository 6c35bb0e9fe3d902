import { expect, test } from '@playwright/test';
import { heading, hold, link, open } from './support.ts';

test.describe('[4.18] the progress bar', () => {
  test('[9.15] [9.16] [9.17] [9.18] shows after 200 ms, trickles, runs to the end and goes', async ({
    page,
  }) => {
    await open(page, '/community');
    await page.evaluate(() => {
      const seen: { time: number; share: number; opacity: string }[] = [];
      const start = performance.now();
      const note = () => {
        const bar = document.querySelector<HTMLElement>('.progress-bar');
        const [, percent = '0'] = /translateX\(-?([\d.]+)%\)/.exec(bar?.style.transform ?? '') ?? [];
        if (bar)
          seen.push({
            time: performance.now() - start,
            share: 100 - Number(percent),
            opacity: bar.style.opacity,
          });
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['style'],
      });
      Object.assign(window, { seen });
    });
    const goOn = await hold(page, '/dtx-supported-models/');
    await link(page, 'Supported models').evaluate((element: HTMLElement) => element.click());
    await expect(page.locator('.progress-bar')).toBeVisible();
    await page.waitForTimeout(1100);
    goOn();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { time: number; share: number; opacity: string }[] }).seen,
    );
    expect(seen[0]?.time).toBeGreaterThanOrEqual(199);
    expect(seen[0]?.share).toBeCloseTo(8, 5);
    const trickled = seen.find(({ share }) => share > 8);
    expect((trickled?.time ?? 0) - (seen[0]?.time ?? 0)).toBeGreaterThanOrEqual(780);
    expect(trickled?.share).toBeLessThanOrEqual(10);
    const ended = seen.find(({ share }) => share === 100);
    const faded = seen.find(({ opacity }) => opacity === '0');
    expect((faded?.time ?? 0) - (ended?.time ?? 0)).toBeGreaterThanOrEqual(190);
  });

  test('does not show when the page comes sooner', async ({ page }) => {
    await open(page, '/community');
    await page.evaluate(() => {
      const state = Object.assign(window, { bars: 0 });
      new MutationObserver(() => {
        state.bars += document.querySelectorAll('.progress-bar').length;
      }).observe(document.body, { childList: true });
    });
    await page.request.get('/dtx-supported-models/');
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(0);
  });
});
