import { errorsOf } from '../islands/support.ts';
import {
  desktop,
  expect,
  expectSameDocument,
  longPage,
  markDocument,
  navbar,
  searchButton,
  sidebar,
  test,
} from '../support/shell.ts';

test.use({ fetchesAhead: true });

test.use({ viewport: desktop });

test('a part of the script that throws is logged, and all others work', async ({ page }) => {
  const errors = errorsOf(page);
  // What the search dialog reads, and no other part.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {
      get() {
        throw new Error('broken part');
      },
    });
  });
  await page.goto(longPage);
  expect(errors).toEqual([expect.stringContaining('Error: broken part')]);
  // Started before it,
  await navbar(page)
    .getByRole('button', { name: /currently light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // after it,
  await expect(page.getByRole('main').getByRole('button', { name: 'Copy' }).first()).toBeAttached();
  // and last of all: another page without loading it.
  await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Community');
  await expectSameDocument(page);
  // The part itself gives way to what it enhances: the button leads to the search page.
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\??$/);
});
