import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tools/testing/browser.ts';
import { noteDocuments } from './tools/testing/documents.ts';
import { shortenStacks } from './tools/testing/short-stacks.ts';

shortenStacks();
noteDocuments();

/**
 * No name of another host is looked up: what a page fetches or connects to ahead must not leave this machine. For all
 * tests, because a browser started otherwise for some costs more than many of them.
 */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const { args = [], ...browser } = browserOptions();

/** Port of the built site under test; `tools/test.ts` chooses a free one. */
const port = Number(process.env.TEST_PORT ?? 4321);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // One stall of a machine fails nothing; tools/test.ts lists what passed only then, and fails a run with three of them.
  retries: process.env.CI ? 1 : 0,
  // Nothing is measured by these: a busy machine gets the time it needs, and only a failure takes so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The JSON report is counted by tools/test.ts, which has no terminal for its stages.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
      ? [['json'] as const, ['./tools/testing/playwright-progress.ts'] as const]
      : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...browser, args: [...args, alone] },
    viewport: { width: 1280, height: 800 },
    // Recording costs more than many a test. Snapshots of the document tell as much as pictures.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  webServer: {
    command: `node server/main.ts ${process.env.OUT_DIR ?? 'dist'}`,
    port,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
});
