import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import config from '../../site.config.ts';
import { routeGroups, routes, searchRoute } from '../routes.ts';
import type { SentPage } from '../support/sent-page.ts';
import { pageOf } from './site.ts';

const siteTitle = 'DTX | Documentation';

describe.each(routeGroups)('the head of the routes of $row', ({ routes: group }) => {
  test.each(group)('%s has its title, its addresses and its preview [1.3] [2N.7] [2N.8] [2N.9]', (route) => {
    const page = pageOf(route);
    const url = config.url + route;
    const title = page.text('title');
    // The home page is the site itself; everywhere else the tab says what the h1 says, without a mark behind it.
    const heading = page.text('h1')?.replace(/ Broken in [\d.]+$/, '');
    expect(title).toBe(route === '/' ? siteTitle : `${heading} | ${siteTitle}`);
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

  test.each(group)(
    '%s says its language, version and generator, and lets itself be found [1.8] [1.9] [1.10] [1.11] [2N.10] [2N.11]',
    (route) => {
      const page = pageOf(route);
      expect(page.attributes('html', 'lang')).toEqual(['en']);
      expect(page.attributes('html', 'dir')).toEqual(['ltr']);
      // The search page leads to the others, but has nothing of its own to be found.
      expect(page.meta('robots')).toBe(route === searchRoute ? 'noindex, follow' : undefined);
      expect(page.meta('generator')).toMatch(/^Astro v\d+\.\d+\.\d+$/);
      expect(page.meta('version')).toBe(packageFile.version);
      expect(page.text('footer')).toContain(`Documentation ${packageFile.version}`);
      expect(page.meta('docsearch:version')).toBe('current');
      expect(page.text('nav[aria-label=Main]')).toContain('Version: Next');
    },
  );
});

test('every description belongs to one page', () => {
  const descriptions = routes.map((route) => pageOf(route).meta('description'));
  expect(new Set(descriptions).size).toBe(routes.length);
});

test('the tagline stands on the home page [1.4]', () => {
  expect(pageOf('/').text('main')).toContain('API First LLM Security Testing and Red Team Automation');
});

test('only a product that was installed and run is said to be', () => {
  const start = (route: string) =>
    pageOf(route)
      .text('.verified')
      ?.replace(/ Examples checked on .*/s, '');
  expect(start('/quick-start')).toBe('Describes DTX 0.34.0 as installed from PyPI and run.');
  expect(start('/dtx-guard/prompt-injections')).toMatch(/^Describes DTX Guard service [\d.]+\.$/);
  expect(start('/integrate/api/http-json')).toBe('Describes Detoxio API v1.');
});

test('an independent site says so at the foot of every page, one click from how facts were read', () => {
  const facts = '/community#how-facts-were-read';
  for (const route of routes)
    expect(pageOf(route).attributes(`footer a[href="${facts}"]`, 'href'), route).toHaveLength(1);
  expect(
    pageOf('/es/quick-start').attributes('footer a[href="/es/community#how-facts-were-read"]', 'href'),
  ).toHaveLength(1);
  expect(pageOf('/').attributes(`main a[href="${facts}"]`, 'href')).toHaveLength(1);
  const said = pageOf('/community').text('main');
  expect(said).toContain('This site is independent.');
  expect(said).not.toContain('The makers of DTX publish this site.');
});

test('every page written by an author says what it describes and when its examples were checked', () => {
  const generated = ['/search', '/category/-api'];
  for (const route of routes) {
    const said = pageOf(route).attributes('.verified', 'className').length > 0;
    expect(said, route).toBe(!generated.includes(route));
  }
  // A translation has the examples of its original.
  expect(pageOf('/es/quick-start').attributes('.verified', 'className')).toHaveLength(1);
});

test('the function of tab sets stands in the head of pages that have one, and of no others', () => {
  const pages = routes.map((route) => pageOf(route));
  const withTabs = (page: SentPage) => page.attributes('.tabs', 'class').length > 0;
  expect(new Set(pages.map(withTabs))).toEqual(new Set([true, false]));
  for (const page of pages) {
    const inline = page.text('head > script') ?? '';
    expect(inline).toContain('prefers-color-scheme');
    expect(inline.includes('dtxTabs')).toBe(withTabs(page));
  }
});
