/**
 * Takes a small gallery of a running site, to be looked at.
 * Usage: npm run screenshots -- [address] [folder] [--views] [path…]
 * Whole pages, or with --views what the window shows, of each path (default: one page of each kind) at widths from
 * 360 to 1920 px, light and dark; of some of them the sheets that a printer would get, as PDF.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from './testing/browser.ts';

const widths = [360, 768, 1024, 1440, 1920];

/** One page of each kind: home, tactic, reference, provider, tables, search, 404. */
const gallery = [
  '/',
  '/tactics/pair',
  '/quick-start/other-features',
  '/providers/ai-apps/apis/',
  '/architecture/datasets',
  '/search?q=prompt+injection',
  '/nowhere',
];

/** Pages with what paper is worst at: tabs, folded code, tables. */
const printed = ['/integrate/api/rate-limit', '/quick-start/redteam-workflow'];

const words = process.argv.slice(2);
const [address = 'http://localhost:3000', folder = '.cache/screenshots', ...chosen] = words.filter(
  (word) => !word.startsWith('--'),
);
const fullPage = !words.includes('--views');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const width of widths)
  for (const theme of ['light', 'dark'])
    await shoot(browser, chosen.length > 0 ? chosen : gallery, width, theme);
await print(browser, chosen.length > 0 ? chosen : printed);
await browser.close();

async function shoot(
  browser: Browser,
  paths: readonly string[],
  width: number,
  theme: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 900 } });
  await context.addInitScript((choice) => localStorage.setItem('dtx:color-mode', choice), theme);
  const page = await context.newPage();
  for (const path of paths) {
    // The search page answers after it has loaded.
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${nameOf(path)}-${width}-${theme}.png`), fullPage });
  }
  await context.close();
}

async function print(browser: Browser, paths: readonly string[]): Promise<void> {
  const page = await browser.newPage();
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
    await page.pdf({ path: join(folder, `${nameOf(path)}-print.pdf`), format: 'A4', margin });
  }
  await page.close();
}

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
