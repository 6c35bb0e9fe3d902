import { expect, type Page, test } from '@playwright/test';
import { settle } from '../support/shell.ts';
import { link, open } from './support.ts';

/** Paths of pages that were asked for other than by going there. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'document' && !/[._]/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const prefetched = (page: Page, path: string) => page.locator(`link[rel=prefetch][href="${path}"]`);

test.describe('a page is fetched before it is asked for', () => {
  test('[2N.14] [7.14] when a link to it comes into view, once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/tactics/', { waitUntil: 'networkidle' });
    await expect(prefetched(page, '/community')).toHaveCount(0);
    await link(page, 'Community').scrollIntoViewIfNeeded();
    await expect(prefetched(page, '/community')).toHaveCount(1);
    const all = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(new Set(all).size).toBe(all.length);

    await test.step('[2N.14] but not in other languages, whose links lie in a closed menu and load anew anyway', async () => {
      for (const locale of ['es', 'ar'])
        await expect(page.locator(`a[href="/${locale}/tactics/"]`).first(), locale).toBeAttached();
      expect(all.filter((path) => /^\/(es|ar)\//.test(path ?? ''))).toEqual([]);
    });
  });

  test('[7.15] by a request with credentials where the browser does not know such links', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'reader', value: 'known', ...(baseURL && { url: baseURL }) }]);
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    const paths = asked(page);
    const request = page.waitForRequest((each) => new URL(each.url()).pathname === '/community');
    await page.goto('/tactics/');
    await link(page, 'Community').scrollIntoViewIfNeeded();
    expect((await request).resourceType()).toBe('fetch');
    expect(await (await request).headerValue('cookie')).toBe('reader=known');
    await expect(prefetched(page, '/community')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(paths.filter((path) => path === '/community')).toHaveLength(1);
  });

  // By touch: tests/unit/navigation/prefetch-links.test.ts.
  test('[2N.13] on hover and focus, and going there asks for nothing more', async ({ page }) => {
    await page.addInitScript(() => {
      // So that nothing is in view.
      Reflect.deleteProperty(window, 'requestIdleCallback');
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });
    const paths = asked(page);
    for (const intent of ['hover', 'focus'] as const) {
      await test.step(intent, async () => {
        await page.goto('/community', { waitUntil: 'networkidle' });
        const models = link(page, 'Supported models');
        expect(paths).not.toContain('/dtx-supported-models/');
        await models[intent]();
        await expect.poll(() => paths).toContain('/dtx-supported-models/');
        await models.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Supported models' })).toBeVisible();
        expect(paths.filter((path) => path === '/dtx-supported-models/')).toHaveLength(1);
        // The next intent is one of a document that knows nothing of this one, and of a pointer that is elsewhere.
        paths.length = 0;
        await page.mouse.move(0, 0);
      });
    }
  });

  test('[2N.12] [2N.13] [9.22] but not with data saver, neither in view nor on hover', async ({ page }) => {
    const paths = asked(page);
    await open(page, '/community');
    await link(page, 'Supported models').hover();
    await link(page, 'Tactics').focus();
    await page.waitForTimeout(500);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(paths).toEqual([]);
    await link(page, 'Tactics').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Attack tactics' })).toBeVisible();
  });

  test('[2N.12] [9.22] nor once the connection has become slow', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
    });
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/tactics/', { waitUntil: 'networkidle' });
    // What is in view is fetched when the page is idle, all at once.
    await expect(prefetched(page, '/architecture/')).toHaveCount(1);
    await page.evaluate(() => Object.assign(Reflect.get(navigator, 'connection'), { effectiveType: '2g' }));
    const known = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    const paths = asked(page);
    await link(page, 'Community').scrollIntoViewIfNeeded();
    await link(page, 'Community').hover();
    await settle(page);
    await expect(prefetched(page, '/community')).toHaveCount(0);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });
});
