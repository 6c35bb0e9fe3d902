import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, before it is opened. From then on its timers and animation frames wait until the test lets
 * time pass with `page.clock.runFor`, so that what it sees does not depend on the speed of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2024-02-29T12:00:00Z' });
  // Much later, because the clock runs until it is told to stop, and cannot be stopped in the past.
  await page.clock.pauseAt('2024-02-29T13:00:00Z');
}
