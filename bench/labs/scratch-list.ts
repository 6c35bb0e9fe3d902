import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tools/testing/browser.ts';
import { startServer } from '../search/server-process.ts';
import { inputOf } from './inputs.ts';
import { labPages } from './lab-pages.ts';
const only = process.argv.slice(2);
const server = await startServer('dist');
const browser = await chromium.launch(browserOptions());
for (const lab of labPages('dist')) {
  if (only.length && !only.includes(lab.lab)) continue;
  const asked = new Set<string>(), before = new Set<string>();
  for (const mode of ['start', 'type']) {
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await context.addInitScript(() => { Object.defineProperty(navigator, 'connection', { value: { saveData: true } }); });
    const page = await context.newPage();
    let to = before;
    context.on('request', (r) => to.add(new URL(r.url()).pathname));
    await page.goto(lab.path, { waitUntil: 'networkidle' });
    to = asked;
    await page.locator('[data-lab] .lab-result').hover();
    await page.locator('[data-lab][data-ready]').waitFor();
    const areas = await page.locator('[data-lab] textarea').evaluateAll((a: HTMLTextAreaElement[]) => a.map(({ name, value }) => ({ field: name, text: value })));
    const longest = areas.sort((a, b) => b.text.length - a.text.length)[0]!;
    if (mode === 'start') { await page.locator(`[data-lab] [name="${longest.field}"]`).focus(); await page.keyboard.press('End'); await page.keyboard.press('x'); }
    else {
      const { field, before: b, after: a } = inputOf(lab.lab, 20000, longest);
      await page.locator(`[data-lab] [name="${field}"]`).fill(b + a);
    }
    await page.waitForTimeout(2500);
    console.log(lab.lab, mode, longest.field, [...asked].filter((p) => !before.has(p)).length);
    await context.close();
  }
  let total = 0;
  for (const p of asked) { if (before.has(p)) continue; const c = readFileSync('dist' + p); const n = brotliCompressSync(c).length; const code = /\.m?js$/.test(p) && !c.includes('react.dev/errors'); if (code) total += n; console.log('  ', n, c.length, p, code ? '' : '(not counted)'); }
  console.log(lab.lab, 'TOTAL', total);
}
await browser.close(); await server.stop();
