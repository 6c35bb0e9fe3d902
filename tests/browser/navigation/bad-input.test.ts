import type { Page } from '@playwright/test';
import { expect, settle, test } from '../support/shell.ts';
import { expectSameDocument, heading, link, open } from './support.ts';

test.use({ fetchesAhead: true });

/**
 * Where an address of a link leads: the heading of the page, and whether the page was loaded anew. One of each kind, and
 * all that is passed over in one; each by itself: tests/unit/browser/page-path.test.ts and hash-target.test.ts.
 */
const addresses = [
  {
    to: `/tactics/?%E0%A4%A=//evil.example&javascript:alert(1)&${'x'.repeat(2000)}#%E0%A4%A`,
    leadsTo: 'Attack tactics',
    isSame: true,
  },
  {
    to: `/javascript:alert(1)/${'tactics/'.repeat(250)}${'/'.repeat(2000)}`,
    leadsTo: 'Page Not Found',
    isSame: false,
  },
  { to: '/tactics/%E0%A4%A', leadsTo: undefined, isSame: false },
  { to: '/%2f%2fevil.example', leadsTo: undefined, isSame: false },
  { to: '/.//evil.example/tactics/', leadsTo: 'Page Not Found', isSame: false },
];

/** Follows a link to an address from a page that was just opened. */
async function follow(page: Page, { to, leadsTo, isSame }: (typeof addresses)[number]): Promise<void> {
  await open(page, '/community');
  await link(page, 'Tactics').evaluate((element: HTMLAnchorElement, href) => {
    element.href = href;
    element.click();
  }, to);
  if (leadsTo === undefined) await expect(heading(page, 'Community')).toHaveCount(0);
  else await expect(heading(page, leadsTo)).toBeVisible();
  await expectSameDocument(page, isSame);
}

/** Goes to pages and back while the clock jumps. */
async function setClock(page: Page): Promise<void> {
  await open(page, '/community');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const year = 365 * 24 * 3_600_000;
  for (const [offset, name, title] of [
    [-year, 'Tactics', 'Attack tactics'],
    [year, 'Community', 'Community'],
    [2 * year, 'Tactics', 'Attack tactics'],
    [-year, 'Community', 'Community'],
  ] as const) {
    await page.evaluate((by) => {
      const { now } = Date;
      Date.now = () => now() + by;
    }, offset);
    await link(page, name).click();
    await expect(heading(page, title)).toBeVisible();
  }
  expect(fetched).toEqual(['/tactics/', '/community']);
  await expectSameDocument(page);
}

test.describe('an address that is no good', () => {
  test('[2N.3] [2N.4] is the browser’s, or leads to its page', async ({ page, context, baseURL }) => {
    for (const address of addresses) {
      const { to } = address;
      await test.step(to.length > 60 ? `${to.slice(0, 25)}… of ${to.length} characters` : to, async () => {
        await follow(page, address);
        expect(new URL(page.url()).origin).toBe(baseURL);
      });
    }
    await test.step('[2N.3] a link that would run a script runs none', async () => {
      // What the policy stops is a fault of the other page.
      const other = await context.newPage();
      const refused = other.waitForEvent('console', (message) =>
        /content security policy/i.test(message.text()),
      );
      await open(other, '/community');
      await link(other, 'Tactics').evaluate((element: HTMLAnchorElement) => {
        element.href = 'javascript:void(document.title = "taken over")';
        element.click();
      });
      await refused;
      await expect(other).toHaveTitle(/Community/);
    });
    await test.step('[2N.2] a clock that is set back or forward does not make pages be fetched again', () =>
      setClock(page));
  });

  test('[2N.3] of another host or for mail is not fetched before a reader goes there', async ({ page }) => {
    await page.goto('/community', { waitUntil: 'networkidle' });
    const fetched: string[] = [];
    // What the security policy stops is not a request.
    page.on('console', (message) => {
      if (message.type() === 'error') fetched.push(message.text());
    });
    page.on('request', (request) => {
      // The settings of the search are fetched when the page is idle, which may be now.
      if (request.resourceType() === 'fetch' && !request.url().includes('/_search/'))
        fetched.push(request.url());
    });
    for (const href of [
      '//evil.example/tactics/',
      '/\\evil.example/tactics/',
      '/.//evil.example/tactics/',
      'mailto:someone@example.org',
    ]) {
      const tactics = link(page, 'Tactics');
      await tactics.evaluate((element: HTMLAnchorElement, to) => {
        element.href = to;
        element.blur();
      }, href);
      // Coming back to it is another intent.
      await page.mouse.move(700, 500);
      await tactics.hover();
      await tactics.focus();
      await settle(page);
      expect(fetched, href).toEqual([]);
    }
  });
});

test.describe('what a reader’s browser remembers', () => {
  const keys = ['color-mode', 'announcement', 'version', 'tabs', 'search-hosts'];
  // What is no JSON, and JSON that is something else; more of both: tests/unit/storage/slots.test.ts.
  const rubbish = ['{', '{"a":{"b":1}}'];

  test('[3.8] [3.9] [3.10] may be rubbish', async ({ page }) => {
    // Before any script of the page, and another text for each page that is opened.
    await page.addInitScript(
      ([names, values]) => {
        const turn = Number(sessionStorage.getItem('turn'));
        sessionStorage.setItem('turn', `${turn + 1}`);
        for (const each of names) localStorage.setItem(`dtx:${each}`, values[turn] ?? 'no text is left');
      },
      [keys, rubbish] as const,
    );
    for (const text of rubbish) {
      await test.step(text, async () => {
        await open(page, '/installation/local');
        await page.getByRole('tab').nth(1).click();
        await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
        await page
          .getByRole('button', { name: /color mode|dark and light/i })
          .first()
          .click();
        await link(page, 'Community').click();
        await expect(heading(page, 'Community')).toBeVisible();
        await expectSameDocument(page);
      });
    }
  });
});
