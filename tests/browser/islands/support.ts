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
 * Breaks what the search draws its rows with: the language's own `Array.prototype.findLast`.
 * @returns mends it
 */
export async function breakRows(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { findLast } = Array.prototype;
    const mend = () => Object.assign(Array.prototype, { findLast });
    const broken = () => {
      throw new Error('outer boom', { cause: new Error('inner cause') });
    };
    Object.assign(window, { mend });
    Object.defineProperty(Array.prototype, 'findLast', { value: broken, writable: true, configurable: true });
  });
  return () => page.evaluate(() => (window as unknown as { mend(): void }).mend());
}
