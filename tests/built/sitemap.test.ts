import { describe, expect, test } from 'vitest';
import config from '../../site.config.ts';
import { privacyRoute, routes, translatedLocales, translatedRoutes } from '../routes.ts';
import { builtText } from './site.ts';

describe('the sitemap [2.1] [X.7]', () => {
  test('lists exactly the 82 routes in their listed form, the privacy page, and what is translated', () => {
    const listed = [...builtText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const translated = translatedLocales.flatMap((locale) =>
      [...translatedRoutes, '/category/-api', '/search', privacyRoute].map((route) => `/${locale}${route}`),
    );
    const wanted = [...routes, privacyRoute, ...translated].map((route) => config.url + route);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(routes).toHaveLength(82);
  });

  test('is named by robots.txt, which forbids no route', () => {
    const robots = builtText('robots.txt');
    expect(robots).toContain(`Sitemap: ${config.url}/sitemap.xml`);
    const forbidden = [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gm)].map(([, path = '']) => path);
    expect(routes.filter((route) => forbidden.some((path) => route.startsWith(path)))).toEqual([]);
  });
});
