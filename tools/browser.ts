import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const installed = [
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

/** An installed Chrome or Chromium, else the browser Playwright brought, if any. */
function findBrowser(): string | undefined {
  const own = process.env.CHROME_PATH;
  return [own, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** How tests, screenshots and benchmarks start the browser. */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return { args: quietFlags, ...(executablePath && { executablePath }) };
}

/**
 * Makes sure there is a browser: an installed one, else Playwright's download, else the system's package.
 * @throws when none can be had, saying how to install one
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
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
    if (findBrowser()) return;
  }
  throw new Error('No browser found. Install Chrome or Chromium, or set CHROME_PATH to one.');
}
