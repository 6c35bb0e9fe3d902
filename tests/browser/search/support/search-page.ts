import type { Locator, Page } from '@playwright/test';

/** Parts of the search page. */
export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });
export const searchStatus = (page: Page): Locator => page.getByRole('main').getByRole('status');
export const results = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const moreButton = (page: Page): Locator => page.getByRole('button', { name: 'Show more results' });
export const tryAgain = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });
export const siteMap = (page: Page): Locator => page.getByRole('region', { name: 'Site map' });
export const section = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Narrow by section' }).getByRole('radio', { name });

/** Address of the page with a query, as the dialog and a form link it. */
export const searchAddress = (site: { url: string }, query = ''): string =>
  `${site.url}/search${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`;
