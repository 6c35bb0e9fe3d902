import { test as testAlone } from '@playwright/test';
import { expect, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, link, open } from './support.ts';

test.describe('what is not a change of the page here is left to the browser', () => {
  test('what opens elsewhere or is saved leaves the page here as it is', async ({ page, context }) => {
    await open(page, '/community');
    for (const modifier of ['Control', 'Shift'] as const) {
      await test.step(`a click with ${modifier} is the browser’s`, async () => {
        const opened = context.waitForEvent('page');
        await link(page, 'Supported models').click({ modifiers: [modifier] });
        const other = await opened;
        await expect(other).toHaveURL('/dtx-supported-models/');
        await other.close();
        await expect(heading(page, 'Community')).toBeVisible();
        await expect(page).toHaveURL('/community');
      });
    }

    await test.step('a link with a target opens the window it names', async () => {
      const opened = context.waitForEvent('page');
      await link(page, 'Supported models').evaluate((element: HTMLAnchorElement) => {
        element.target = '_blank';
        element.click();
        element.target = '';
      });
      const other = await opened;
      await expect(heading(other, 'Supported models')).toBeVisible();
      await other.close();
      await expect(heading(page, 'Community')).toBeVisible();
      await expect(page).toHaveURL('/community');
    });

    await test.step('a link to save saves', async () => {
      const download = page.waitForEvent('download');
      await link(page, 'Supported models').evaluate((element: HTMLAnchorElement) => {
        element.download = 'models.html';
        element.click();
      });
      expect((await download).suggestedFilename()).toBe('models.html');
      await expect(heading(page, 'Community')).toBeVisible();
    });
    await expectSameDocument(page);
  });

  test('a link to another host is the browser’s', async ({ page, baseURL }) => {
    await open(page, '/community');
    const other = new URL('/tactics/', baseURL);
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    await link(page, 'Supported models').evaluate((element: HTMLAnchorElement, href) => {
      element.href = href;
      element.click();
    }, other.href);
    await expect(page).toHaveURL(other.href);
    await expectSameDocument(page, false);
  });

  test('a form that is sent is the browser’s', async ({ page }) => {
    await open(page, '/community');
    await page.route('**/tactics/', (route) =>
      route.fulfill({ body: `${route.request().method()} was sent`, contentType: 'text/html' }),
    );
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = '/tactics/';
      form.method = 'post';
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByText('POST was sent')).toBeVisible();
    await expect(page).toHaveURL('/tactics/');
  });

  test('files and the search page are loaded by the browser', async ({ page }) => {
    // A page that does not exist: bad-input.test.ts. More of this kind: tests/unit/navigation/router.test.ts.
    for (const path of ['/robots.txt', '/search']) {
      await open(page, '/community');
      await page.evaluate((to) => location.assign(to), path);
      await expect(page).toHaveURL(path);
      await expectSameDocument(page, false);
    }
  });

  test('an address that names words of a page is the browser’s, which shows them', async ({ page }) => {
    await open(page, '/community');
    await link(page, 'Tactics').evaluate((element: HTMLAnchorElement) => {
      element.href = '/tactics/#:~:text=Responsible%20use';
      element.click();
    });
    await expect(heading(page, 'Attack tactics')).toBeAttached();
    await expectSameDocument(page, false);
  });

  testAlone('without the Navigation API pages are loaded as ever', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
    });
    await open(page, '/community');
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page, false);
  });
});
