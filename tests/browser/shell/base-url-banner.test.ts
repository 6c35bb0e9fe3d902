import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../support/hosts.ts';
import { axeViolations } from '../support/axe.ts';
import { serveFixture } from '../support/fixture-site.ts';
import { expect, test } from '../support/shell.ts';

test.use({ fetchesAhead: true });

const banner = (page: Page) => page.getByRole('alert');
const text = (path: string) =>
  [
    'Your Astro site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = / (default value)',
    `We suggest trying baseUrl = ${path}`,
  ].join('');

/** Serves a site below a path, and nothing beside it. */
function serveBelow(path: string, origin: string) {
  return listen(
    createServer(async (request, response) => {
      const { url = '/' } = request;
      const found = url.startsWith(path) ? await fetch(origin + url.slice(path.length - 1)) : undefined;
      response.writeHead(found?.status ?? 404, {
        'content-type': found?.headers.get('content-type') ?? 'text/html',
      });
      response.end(found ? Buffer.from(await found.arrayBuffer()) : 'Nothing is here');
    }),
  );
}

test('[2N.6] a site that is served below the path it was built for says so, and which path to try', async ({
  page,
  baseURL,
}) => {
  const below = await serveBelow('/team/docs/', `${baseURL}`);
  try {
    for (const address of ['/team/docs/', '/team/docs/index.html', '/team/docs/index']) {
      await page.goto(below.origin + address);
      await expect(banner(page)).toHaveText(text('/team/docs/'));
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${below.origin}/team/docs/community`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Community');
    await expect(banner(page)).toHaveCount(0);
  } finally {
    await below.stop();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[2N.6] readers without script see no banner', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('did not load properly')).toBeHidden();
  });
});

test('[2N.6] a page that is kept for readers without a connection has no banner', async ({
  page,
  context,
}) => {
  const home = await (await page.request.get('/')).text();
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: home }));
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.goto('/');
  await failed;
  await expect(banner(page)).toHaveCount(0);
});

test('[2N.6] a browser that cannot read the script shows no banner', async ({ page }) => {
  // It is the very thing here.
  page.removeAllListeners('pageerror');
  const error = page.waitForEvent('pageerror');
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'import("' }));
  await page.goto('/');
  await error;
  await expect(banner(page)).toHaveCount(0);
});

test('[2N.6] without script and style the home page has the banner; other pages, and a site that does without, have not', async ({
  page,
}) => {
  // The other site may have to be built first.
  test.setTimeout(240_000);
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await test.step('the home page has the banner', async () => {
    await page.goto('/');
    await expect(banner(page)).toHaveText(text('/'));
  });
  await test.step('other pages have not', async () => {
    await page.goto('/community', { waitUntil: 'load' });
    await expect(banner(page)).toHaveCount(0);
    expect(await page.content()).not.toContain('did not load properly');
  });
  await test.step('a site can do without the banner', async () => {
    const site = await serveFixture('bare without banner');
    try {
      await page.goto(`${site.url}/`, { waitUntil: 'load' });
      await expect(banner(page)).toHaveCount(0);
      expect(await page.content()).not.toContain('did not load properly');
    } finally {
      await site.close();
    }
  });
});

test('[2N.6] the banner is never part of a good page, not even for a moment, nor when a script of others is blocked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.base-url-banner')) seen.push('banner');
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await test.step('it is never part of a good page, not even for a moment', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-base-url-banner]')).toHaveCount(1);
    expect(await seen()).toEqual([]);
  });
  await test.step('a script of others that is blocked brings no banner', async () => {
    await page.route('**/gtag/js', (route) => route.abort('blockedbyclient'));
    await page.evaluate(
      () =>
        new Promise((done) => {
          const script = document.createElement('script');
          script.src = '/gtag/js';
          script.onerror = done;
          document.head.append(script);
        }),
    );
    await expect(banner(page)).toHaveCount(0);
    expect(await seen()).toEqual([]);
  });
});
