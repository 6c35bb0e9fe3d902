import type { Locator, Page } from '@playwright/test';
import { markDocument, sidebar } from '../support/shell.ts';

export { expectSameDocument } from '../support/shell.ts';

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const link = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true });

/** Pages that save data already. */
const frugal = new WeakSet<Page>();

/**
 * Opens a page anew, whose links are not fetched before a reader follows them. Its script, which a page waits for
 * before it tells that it is loaded, listens by then.
 */
export async function open(page: Page, path: string): Promise<void> {
  if (!frugal.has(page)) {
    frugal.add(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
  }
  await page.goto(path);
  await markDocument(page);
}

/**
 * Holds what the page fetches from a path.
 * @returns lets it go on, and everything that is fetched from there later
 */
export async function hold(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() === 'fetch') await held.promise;
    // The navigation may have been given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}
