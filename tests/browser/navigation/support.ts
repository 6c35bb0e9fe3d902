import type { Locator, Page } from '@playwright/test';
import { markDocument, sidebar } from '../support/shell.ts';

export { expectSameDocument } from '../support/shell.ts';

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const link = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true });

/** Opens a page, at rest, whose links are not fetched before a reader follows them. */
export async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await markDocument(page);
}

/**
 * Holds what the page fetches from a path.
 * @returns lets it go on
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
