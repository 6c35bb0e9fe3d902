import type { Page } from '@playwright/test';
import { plainHosts } from '../../support/hosts.ts';
import { watchComplaints } from '../support/routes.ts';
import { expect, hostNames, test } from './moved-site.ts';

/** One of the hosts that redirect: the others give the same answers, as `tests/built/redirects` asks them. */
const hosts = hostNames.filter((host) => host === 'our server' || host in plainHosts);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a reader who opens an old path has the page, on every kind of host', async ({ page, origin }) => {
  // Whatever a page does wrong is told with the host it was on.
  const complaints = watchComplaints(page, '127.0.0.1');
  for (const host of hosts) {
    await test.step(`a reader who opens an old path on ${host} has the page`, () =>
      readOn(page, origin(host)));

    await test.step(`a hash with broken percent-encoding does no harm on ${host}: bad input`, async () => {
      await page.goto(`${origin(host)}/manual?%E0%A4%A&to=//evil.example#%E0%A4%A`);
      await expect(page).toHaveURL(`${origin(host)}/guide?%E0%A4%A&to=//evil.example#%E0%A4%A`);
      await expect(heading(page)).toHaveText('Guide');
    });
    // Who leaves a page ends what it was still fetching for later.
    expect(
      complaints.filter((line) => !line.startsWith('failed: ')),
      host,
    ).toEqual([]);
  }

  await test.step('a reader whose browser does not lead on has a link', async () => {
    // The script cannot be had, so only the page itself is there.
    await page.route('**/_astro/RedirectDocument*', (route) => route.abort());
    await page.goto(`${origin('a plain host that looks for files')}/manual`);
    await expect(heading(page)).toHaveText('This page has moved');
    // In the style of the site, light as every page until something else is chosen.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    await page.getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/guide$/);
  });
});

/** Opens old paths of a host: from outside, by Back and from a page of the site. */
async function readOn(page: Page, origin: string): Promise<void> {
  await test.step('with query and hash', async () => {
    await page.goto(`${origin}/old/guide?from=mail#limits`);
    await expect(page).toHaveURL(`${origin}/guide?from=mail#limits`);
    await expect(heading(page)).toHaveText('Guide');
    await expect(page.locator('#limits')).toBeInViewport();
    await page.goto(`${origin}/limits#steps`);
    await expect(page).toHaveURL(`${origin}/guide#limits`);
  });
  await test.step('Back does not lead to the old path again', async () => {
    await page.goto(`${origin}/tactics/`);
    await page.goto(`${origin}/manual`);
    await expect(page).toHaveURL(`${origin}/guide`);
    await expect(heading(page)).toHaveText('Guide');
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/tactics/`);
    await expect(heading(page)).toHaveText('Tactics');
  });
  await test.step('going to it from a page of the site shows the page at its own address', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/old/guide?from=page#limits';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(`${origin}/guide?from=page#limits`);
    await expect(heading(page)).toHaveText('Guide');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader is led on by the page itself', async ({ page, origin }) => {
    await page.goto(`${origin('a plain host that looks for folders')}/limits`);
    await expect(page).toHaveURL(/\/guide#limits$/);
    await expect(heading(page)).toHaveText('Guide');
  });
});
