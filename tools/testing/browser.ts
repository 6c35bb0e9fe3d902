import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
function installedBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...installed].find((path) => path && existsSync(path));
}

/** How tests, screenshots and benchmarks start the browser: an installed one, else the one Playwright brought. */
export function browserOptions(): LaunchOptions {
  const executablePath = installedBrowser();
  return { args: quietFlags, ...(executablePath && { executablePath }) };
}

/**
 * Makes sure there is a browser: an installed one, else Playwright's download, else the system's package.
 * @throws when none can be had, saying how to install one
 */
export function ensureBrowser(): void {
  const hasBrowser = () => installedBrowser() !== undefined || existsSync(chromium.executablePath());
  if (hasBrowser()) return;
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    console.log(`No browser yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.log(`"${command} ${args[0]}" did not work here.`);
    }
    if (hasBrowser()) return;
  }
  throw new Error('No browser found. Install Chrome or Chromium, or set CHROME_PATH to one.');
}
