/**
 * Takes screenshots of a running site, to be looked at.
 * Usage: node tools/screenshots.ts <address> <folder> [--full] [path…]
 * Widths 360, 768, 1024 and 1440 px, light and dark, for each path (default: one page of each kind).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from './testing/browser.ts';

const [address = 'http://localhost:3000', folder = 'screenshots', ...rest] = process.argv.slice(2);
const fullPage = rest.includes('--full');
const chosen = rest.filter((word) => !word.startsWith('--'));
const paths =
  chosen.length > 0
    ? chosen
    : ['/', '/tactics/pair', '/quick-start/other-features', '/category/-api', '/nowhere', '/search'];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const width of [360, 768, 1024, 1440]) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 900 } });
    await context.addInitScript((choice) => localStorage.setItem('dtx:color-mode', choice), theme);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(address + path);
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage });
    }
    await context.close();
  }
}
await browser.close();
