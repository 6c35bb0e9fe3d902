import { expect, test } from '@playwright/test';
import { routeGroups } from '../../routes.ts';
import { fetchPage, otherForms } from '../support/routes.ts';

test.describe('every form of a route reaches the same page [2R.17] [2N.1]', () => {
  for (const { row, routes } of routeGroups) {
    test(`other slash, .html, /index.html and /index on the routes of ${row}`, async ({ request }) => {
      for (const route of routes) {
        const listed = await (await request.get(route)).text();
        for (const form of otherForms(route)) {
          const response = await request.get(form, { maxRedirects: 0 });
          expect(response.status(), form).toBe(200);
          expect((await response.text()) === listed, `${form} shows the page of ${route}`).toBe(true);
        }
      }
    });
  }

  for (const form of ['/community/', '/community.html', '/community/index.html', '/community/index']) {
    test(`${form} stays in the address while the page names its listed form`, async ({ page }) => {
      await page.goto(form);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
      expect(new URL(page.url()).pathname).toBe(form);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/community$/);
      const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
      await expect(current).toHaveAttribute('href', '/community');
    });
  }
});

test.describe('a path that is no route is not found [2.4] [2.6] [8.12]', () => {
  const unknown = [
    '/tactics/anything',
    '/tactics/tap/more',
    '/redteam/http',
    '/redteam/http/',
    '/dtx',
    '/dtx/',
    '/category',
    '/category/apis',
    '/lab/scope_generators',
    '/Community',
    '/searching',
    '/docs/community',
    '/%E0%A4%A',
  ];
  for (const path of unknown) {
    test(`${path} answers 404 with the not-found page`, async ({ request }) => {
      const page = await fetchPage(request, path);
      expect(page.status).toBe(404);
      expect(page.text('title')).toBe('Page Not Found | DTX | Documentation');
      expect(page.text('h1')).toBe('Page Not Found');
      expect(page.text('main')).toContain('We could not find what you were looking for.');
      expect(page.text('main')).toContain(
        'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      );
      expect(page.meta('robots')).toContain('noindex');
      expect(page.attributes('link[rel=canonical]', 'href')).toEqual([]);
    });
  }
});
