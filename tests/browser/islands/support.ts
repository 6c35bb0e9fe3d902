import type { Locator, Page } from '@playwright/test';

/** The screen in place of a part that threw. */
export const crash = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This page crashed' });
export const crashText = (page: Page): Locator => crash(page).getByRole('paragraph');
export const tryAgain = (page: Page): Locator => crash(page).getByRole('button', { name: 'Try again' });

/** What the page logs as an error, as text. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/**
 * Breaks a method of lists that rows of hits are drawn with, so that drawing throws an error with a cause.
 * @param method `findLast` is of the dialog, `reverse` of the search page
 * @returns fixes it
 */
export async function breakRows(page: Page, method: 'findLast' | 'reverse'): Promise<() => Promise<void>> {
  await page.evaluate((name) => {
    const before = Array.prototype[name];
    const broken = () => {
      throw new Error('outer boom', { cause: new Error('inner cause') });
    };
    const put = (value: unknown) =>
      Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
    Object.assign(window, { fix: () => void put(before) });
    put(broken);
  }, method);
  return () => page.evaluate(() => (window as unknown as { fix(): void }).fix());
}
