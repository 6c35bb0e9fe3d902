import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Browsers of the system. The first is the kind that Playwright brings: with no window of its own to draw it is quicker. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags under which a browser runs anywhere, containers included, and talks to nobody. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of an installed Chrome or Chromium, if any. */
function installedBrowser(exists = existsSync): string | undefined {
  return [process.env.CHROME_PATH, ...installed].find((path) => path && exists(path));
}

/** How tests, screenshots and benchmarks start the browser: an installed one, else the one Playwright brought. */
export function browserOptions(): LaunchOptions {
  const executablePath = installedBrowser();
  return { args: quietFlags, ...(executablePath && { executablePath }) };
}

/**
 * Says how to get a browser where there is none. Nothing is installed: what a machine has is for its owner to decide.
 * @returns undefined when there is one: an installed one, or the one Playwright brought
 */
export function missingBrowser(exists: typeof existsSync = existsSync): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !exists(CHROME_PATH)) return `CHROME_PATH names ${CHROME_PATH}, which does not exist.`;
  const brought = chromium.executablePath();
  // What Playwright starts without a window, beside the browser that has one.
  const shell = dirname(dirname(brought)).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (installedBrowser(exists) || exists(brought) || exists(shell)) return undefined;
  return [
    'There is no Chrome or Chromium here, which the browser tests need. Install one:',
    '    sudo apt-get install chromium      on Debian',
    '    npx playwright install chromium    on other systems',
    'or name one you have: CHROME_PATH=/path/to/chrome npm test',
  ].join('\n');
}
