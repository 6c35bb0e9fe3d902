import { describe, expect, it } from 'vitest';
import { routes, searchRoute } from '../routes.ts';
import { pageOf } from './site.ts';

const sidebarLinks = 'nav[aria-label="Docs sidebar"] a[href]';

describe('without JavaScript', () => {
  it.each(routes.filter((route) => route !== searchRoute))(
    '%s has its heading, its text and the sidebar that marks it [1.1]',
    (route) => {
      const page = pageOf(route);
      expect(page.text('main h1')).toMatch(/\S/);
      expect(page.text('main')).toMatch(/\S.{200}/s);
      expect(page.attributes(`${sidebarLinks}[aria-current="page"]`, 'href')).toEqual([route]);
      expect(page.attributes(sidebarLinks, 'href').length).toBeGreaterThan(10);
    },
  );

  it('the site map of the search page, and what its pages lead to, reach every route [2R.1]', () => {
    const linksOf = (route: string) => pageOf(route).attributes('main a[href]', 'href');
    const mapped = new Set(linksOf(searchRoute));
    expect(mapped.size).toBeGreaterThan(30);
    const found = new Set([
      searchRoute,
      ...mapped,
      ...routes.filter((route) => mapped.has(route)).flatMap(linksOf),
    ]);
    expect(routes.filter((route) => !found.has(route))).toEqual([]);
  });

  it('the config check is a worked example, whose findings link to pages [2S.38]', () => {
    const page = pageOf('/try/config');
    expect(page.text('.lab-result')).toContain('InvalidJsonBodyError');
    expect(page.attributes('.lab-result a[href]', 'href').join(' ')).toContain('/quick-start/redteam-files#');
  });
});
