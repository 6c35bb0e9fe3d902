import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../tools/free-port.ts';
import { copyFixture, project, serveFixture } from '../support/fixture-site.ts';

test('while writing, the browser shows a changed page or configuration by itself, and drafts, and finds what was written', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const root = copyFixture('prose');
  const port = await freePort();
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  // One that a maintainer runs in this project at the same time is none of its business.
  const server = spawn(process.execPath, [astro, 'dev', '--ignore-lock', '--port', String(port)], {
    cwd: project,
    env: { ...process.env, SITE_ROOT: root, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  try {
    const url = `http://localhost:${port}/parts/tabs-again`;
    await expect(async () => {
      expect((await page.request.get(url)).status()).toBe(200);
    }).toPass({ timeout: 240_000 });
    // Only a change that comes after the client of the development server has connected is heard of.
    const connected = () =>
      page.waitForEvent('console', {
        predicate: (message) => message.text().includes('[vite] connected.'),
        timeout: 60_000,
      });
    const opened = connected();
    await page.goto(url);
    await expect(page.getByText('Again pip.')).toBeVisible();
    await opened;

    const reloaded = connected();
    const file = join(root, 'content/docs/parts/tabs-again.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Again pip.', 'Changed while writing.'));
    await expect(page.getByText('Changed while writing.')).toBeVisible({ timeout: 60_000 });
    await reloaded;

    const config = join(root, 'site.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/\btitle: '[^']*'/, "title: 'Changed title'"));
    await expect(page).toHaveTitle(/ \| Changed title$/, { timeout: 60_000 });

    await page.goto(`http://localhost:${port}/parts/draft`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft page');

    // A build at the same time, as those of other tests, takes nothing away that the server has made ready.
    await (await serveFixture(copyFixture('bare'))).close();
    await page.goto(`http://localhost:${port}/search?q=changed+while+writing`);
    const found = page.getByRole('main').getByRole('article').getByRole('link').first();
    await expect(found).toHaveAttribute('href', /^\/parts\/tabs-again/, { timeout: 60_000 });
  } finally {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill();
    await ended;
    rmSync(root, { recursive: true, force: true });
  }
});
