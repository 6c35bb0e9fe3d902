import { expect, markDocument, settle, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, hold, link, open } from './support.ts';

test.describe('the place in a page', () => {
  test('[2N.3] [2N.4] left to the browser it begins where its address says', async ({ page }) => {
    await page.route('**/quick-start', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    for (const { to, lands } of [
      { to: '/quick-start', lands: 'top' },
      { to: '/quick-start#keep-going', lands: 'place' },
    ]) {
      await test.step(to, async () => {
        await open(page, '/tactics/');
        await page.evaluate(() => scrollTo(0, 900));
        await page.evaluate((address) => location.assign(address), to);
        await expect(heading(page, 'Quick start: your first red-team report')).toBeVisible();
        await expectSameDocument(page, false);
        await expect(page).toHaveURL(to);
        if (lands === 'top') expect(await page.evaluate(() => scrollY)).toBe(0);
        else await expect(page.locator('#keep-going')).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL('/tactics/');
      });
    }
    await test.step('also on the way back to it, from where Forward leads on', async () => {
      await page.goto('/quick-start');
      await markDocument(page);
      await link(page, 'Community').evaluate((element: HTMLElement) => element.click());
      await expect(heading(page, 'Community')).toBeVisible();
      await expectSameDocument(page);
      await page.goBack();
      await expect(heading(page, 'Quick start: your first red-team report')).toBeVisible();
      await expectSameDocument(page, false);
      await expect(page).toHaveURL('/quick-start');
      await page.goForward();
      await expect(heading(page, 'Community')).toBeVisible();
      await expect(page).toHaveURL('/community');
    });
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
    // So is who does not see the page.
    await expect(page.locator('#prerequisites')).toBeFocused();
    await expectSameDocument(page);
  });

  test('[2N.4] a link to the page that is shown leads to its top, or to the place it names; another query does not', async ({
    page,
  }) => {
    await open(page, '/tactics/');
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => scrollTo(0, 500));
    await link(page, 'Tactics').evaluate((element: HTMLElement) => element.click());
    await expect.poll(scrollY).toBe(0);
    await test.step('another query of the same page leaves the reader where they are', async () => {
      await page.evaluate(() => {
        scrollTo(0, 500);
        location.assign('/tactics/?from=mail');
      });
      await expect(page).toHaveURL('/tactics/?from=mail');
      expect(await scrollY()).toBe(500);
    });
    await test.step('another query and a place lead to the place', async () => {
      await page.evaluate(() => location.assign('/tactics/?from=news#responsible-use'));
      await expect(page.locator('#responsible-use')).toBeInViewport();
      await expect(page).toHaveURL('/tactics/?from=news#responsible-use');
    });
    await test.step('a link to a place leads there again when the address names it already', async () => {
      const place = page.locator('#responsible-use');
      const inContents = page.locator('[data-toc] a[href="#responsible-use"]');
      for (const [way, follow] of [
        ['a click in the contents', () => inContents.click()],
        ['Enter in the contents', () => inContents.press('Enter')],
        ['its own link', () => place.locator('a').evaluate((element: HTMLElement) => element.click())],
      ] as const) {
        await page.evaluate(() => scrollTo(0, 0));
        await expect(place).not.toBeInViewport();
        await follow();
        await expect(place, way).toBeInViewport();
      }
    });
    await expectSameDocument(page);
  });

  test('[2N.4] loaded again while it is on its way it begins where its address says', async ({ page }) => {
    for (const { to, lands } of [
      { to: '/quick-start/redteam-workflow', lands: 'top' },
      { to: '/quick-start/redteam-workflow#verify', lands: 'place' },
    ]) {
      await test.step(to, async () => {
        await open(page, '/quick-start/other-features');
        await page.evaluate(() => scrollTo(0, 1500));
        await settle(page);
        const goOn = await hold(page, '/quick-start/redteam-workflow');
        await page.evaluate((address) => location.assign(address), to);
        await expect(page).toHaveURL(to);
        await page.reload();
        await settle(page);
        if (lands === 'top') expect(await page.evaluate(() => scrollY)).toBe(0);
        else await expect(page.locator('#verify')).toBeInViewport();
        goOn();
        // From then on it is a page like any other.
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        await settle(page);
        await page.reload();
        // The browser holds on to a line of the text, not to a number.
        await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(600, -2);
      });
    }
  });

  test('[2N.4] a page whose reader waits for no other is loaded again where they are', async ({ page }) => {
    await open(page, '/quick-start/other-features');
    await hold(page, '/quick-start/redteam-workflow');
    await page.evaluate(() => location.assign('/quick-start/redteam-workflow'));
    await page.evaluate(() => location.assign('/quick-start/other-features'));
    await page.evaluate(() => scrollTo(0, 900));
    await settle(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(900, -2);
  });
});
