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
 * Breaks what the words that were found are marked with, so that drawing a row of hits throws an error with a cause.
 * @returns fixes it
 */
export async function breakRows(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    const broken = (name: string) => {
      if (name === 'mark') throw new Error('outer boom', { cause: new Error('inner cause') });
      return create(name);
    };
    Object.assign(document, { createElement: broken });
    Object.assign(window, { fix: () => Object.assign(document, { createElement: create }) });
  });
  return () => page.evaluate(() => (window as unknown as { fix(): void }).fix());
}
