import type { BrowserContext } from '@playwright/test';
import { connectTimeout } from '../../../../src/search/client/timeouts.ts';

/**
 * Lets pages wait for hosts as long as it takes. A page leaves a host after a second (row 9.10), which a busy machine
 * may need before the host has even seen the request; another host would answer, with something else than the test
 * expects. Tests of the time-outs themselves stop the clock, whose timers this does not touch.
 */
export async function waitForHosts(context: BrowserContext): Promise<void> {
  await context.addInitScript((shortest) => {
    const { setTimeout: start } = window;
    const patient = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      start(handler, delay < shortest ? delay : 3_600_000, ...given);
    Object.assign(window, { setTimeout: patient });
  }, connectTimeout);
}
