import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tools/browser.ts';

/** Port of the built site under test; `tools/test.ts` chooses a free one. */
const port = Number(process.env.TEST_PORT ?? 4321);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // On CI one after the other, as Playwright advises: there a test is to say something of the site, not of its neighbour.
  workers: process.env.CI ? 1 : 2,
  forbidOnly: true,
  retries: 0,
  // Nothing is measured by these: a busy machine gets the time it needs, and only a failure takes so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The JSON report is counted by tools/test.ts.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // Snapshots of the document tell as much as pictures, which the browser would have to draw all the time.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  webServer: {
    command: `node server/main.ts ${process.env.OUT_DIR ?? 'dist'}`,
    port,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
});
