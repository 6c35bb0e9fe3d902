import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import packageFile from '../../../package.json' with { type: 'json' };
import config from '../../../site.config.ts';
import {
  privacyRoute,
  routeGroups,
  routes,
  searchRoute,
  translatedLocales,
  translatedRoutes,
} from '../../routes.ts';
import { fetchPage } from '../support/routes.ts';

const siteTitle = 'DTX | Documentation';

for (const { row, routes: group } of routeGroups) {
  test.describe(`the head of the routes of ${row}`, () => {
    for (const route of group) {
      test(`${route} has its title, its addresses and its preview [1.3] [2N.7] [2N.8] [2N.9]`, async ({
        request,
      }) => {
        const page = await fetchPage(request, route);
        const url = config.url + route;
        const title = page.text('title');
        // The home page is the site itself; everywhere else the tab says what the h1 says.
        expect(title).toBe(route === '/' ? siteTitle : `${page.text('h1')} | ${siteTitle}`);
        expect(page.meta('og:title')).toBe(title);

        expect(page.attributes('link[rel=canonical]', 'href')).toEqual([url]);
        expect(page.meta('og:url')).toBe(url);
        expect(page.attributes('link[rel=alternate][hreflang=en]', 'href')).toEqual([url]);
        expect(page.attributes('link[rel=alternate][hreflang=x-default]', 'href')).toEqual([url]);
        expect(page.meta('og:locale')).toBe('en');

        const description = page.meta('description') ?? '';
        expect(description.length).toBeGreaterThanOrEqual(50);
        expect(description.length).toBeLessThanOrEqual(170);
        expect(page.meta('og:description')).toBe(description);
        expect(page.meta('og:type')).toBeTruthy();
        expect(page.meta('og:site_name')).toBe(siteTitle);
        expect(page.meta('twitter:card')).toBe('summary_large_image');
        expect(page.meta('og:image')).toMatch(new RegExp(`^${config.url}/social/.+\\.png$`));
        expect(page.meta('twitter:image')).toBe(page.meta('og:image'));
      });

      test(`${route} says its language, version and generator, and lets itself be found [1.8] [1.9] [1.10] [1.11] [2N.10] [2N.11]`, async ({
        request,
      }) => {
        const page = await fetchPage(request, route);
        expect(page.attributes('html', 'lang')).toEqual(['en']);
        expect(page.attributes('html', 'dir')).toEqual(['ltr']);
        // The search page leads to the others, but has nothing of its own to be found.
        expect(page.meta('robots')).toBe(route === searchRoute ? 'noindex, follow' : undefined);
        expect(page.meta('generator')).toMatch(/^Astro v\d+\.\d+\.\d+$/);
        expect(page.meta('version')).toBe(packageFile.version);
        expect(page.text('footer')).toContain(packageFile.version);
        expect(page.meta('docsearch:version')).toBe('current');
        expect(page.text('nav[aria-label=Main]')).toContain('Next');
      });
    }
  });
}

test('every description belongs to one page', async ({ request }) => {
  const descriptions = await Promise.all(
    routes.map(async (route) => (await fetchPage(request, route)).meta('description')),
  );
  expect(new Set(descriptions).size).toBe(routes.length);
});

test('the tagline stands on the home page [1.4]', async ({ request }) => {
  const home = await fetchPage(request, '/');
  expect(home.text('main')).toContain('API First LLM Security Testing and Red Team Automation');
});

test.describe('the preview image [2N.9]', () => {
  for (const { row, routes: group } of routeGroups) {
    test(`is a PNG of 1200 by 630 on the routes of ${row}`, async ({ request }) => {
      for (const route of group) {
        const address = (await fetchPage(request, route)).meta('og:image') ?? '';
        const response = await request.get(new URL(address).pathname);
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type'], address).toBe('image/png');
        const { format, width, height } = await sharp(await response.body()).metadata();
        expect({ format, width, height }, address).toEqual({ format: 'png', width: 1200, height: 630 });
      }
    });
  }
});

test.describe('the sitemap [2.1] [X.7]', () => {
  test('lists exactly the 82 routes in their listed form, the privacy page, and what is translated', async ({
    request,
  }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toContain('xml');
    const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const translated = translatedLocales.flatMap((locale) =>
      [...translatedRoutes, '/category/-api', '/search', privacyRoute].map((route) => `/${locale}${route}`),
    );
    const wanted = [...routes, privacyRoute, ...translated].map((route) => config.url + route);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(routes).toHaveLength(82);
  });

  test('is named by robots.txt, which forbids no route', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${config.url}/sitemap.xml`);
    const forbidden = [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gm)].map(([, path = '']) => path);
    expect(routes.filter((route) => forbidden.some((path) => route.startsWith(path)))).toEqual([]);
  });
});
