import type { Page } from '@playwright/test';
import { expect, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, link, open } from './support.ts';

/** Lets a slow machine of tests pass for a quick one. */
const withoutHurry = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) =>
      Object.assign(start(change), { skipTransition: () => undefined });
  });

/** Waits for the page of supported models, and tells whether it is faded in. */
const fades = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isShown = () => document.querySelector('h1')?.textContent === 'Supported models';
    const isFading = () =>
      document.getAnimations().some(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        return pseudo?.startsWith('::view-transition') ?? false;
      });
    while (!isShown()) await frame();
    // The browser takes a picture of the new page first.
    for (let frames = 0; frames < 3 && !isFading(); frames += 1) await frame();
    return isFading();
  });

test.describe('a page takes the place of another', () => {
  test('[2N.2] with a cross-fade unless motion is reduced', async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, '/community');
      await withoutHurry(page);
      const isFaded = fades(page);
      await link(page, 'Supported models').click();
      expect(await isFaded, reducedMotion).toBe(reducedMotion === 'no-preference');
      await expectSameDocument(page);
    }
  });

  test('[2N.2] without one where the picture of the old page takes too long, then and from then on', async ({
    page,
  }) => {
    await open(page, '/community');
    await page.evaluate(() => {
      // As where no frame is drawn: nothing happens until the transition is given up.
      document.startViewTransition = (change) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        document.documentElement.dataset.transitions = `${document.documentElement.dataset.transitions ?? ''}i`;
        return {
          ready: Promise.reject(new Error('No picture')),
          finished: promise,
          updateCallbackDone: promise,
          skipTransition: () => resolve(typeof change === 'function' ? change() : undefined),
        } as unknown as ViewTransition;
      };
    });
    for (const name of ['Supported models', 'Community']) {
      await link(page, name).click();
      await expect(heading(page, name)).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('data-transitions', 'i');
    await expectSameDocument(page);
  });

  test('[2N.2] without one where the browser has none', async ({ page }) => {
    await open(page, '/community');
    await page.evaluate(() => {
      Object.defineProperty(document, 'startViewTransition', { value: undefined });
    });
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page);
  });
});
