import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '../../site.config.ts';
import { privacyRoute, routes, translatedLocales, translatedRoutes } from '../routes.ts';
import { builtFolder, builtText } from './site.ts';

describe('the sitemap [2.1] [X.7]', () => {
  test('lists the 82 routes in their listed form, the privacy page, what is translated, and further pages', () => {
    const listed = [...builtText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    const translated = translatedLocales.flatMap((locale) =>
      [...translatedRoutes, '/category/-api', '/search', privacyRoute].map((route) => `/${locale}${route}`),
    );
    const wanted = [...routes, privacyRoute, ...translated].map((route) => config.url + route);
    expect(routes).toHaveLength(82);
    expect(wanted.filter((url) => !listed.includes(url))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    const further = listed.filter((url) => !wanted.includes(url));
    expect(further).toContain(`${config.url}/architecture/network`);
    // Each is a page of ours, or its translation: nothing that was generated, such as the search, gets in by the way.
    const files = further.map((url) => {
      const [, first = '', ...rest] = new URL(url).pathname.split('/');
      const isLocale = translatedLocales.some((locale) => locale === first);
      const file = isLocale
        ? `content/i18n/${first}/docs/${rest.join('/')}`
        : `content/docs/${[first, ...rest].join('/')}`;
      return file.endsWith('/') ? `${file}index.md` : `${file}.md`;
    });
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('is named by robots.txt, which forbids no route', () => {
    const robots = builtText('robots.txt');
    expect(robots).toContain(`Sitemap: ${config.url}/sitemap.xml`);
    const forbidden = [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gm)].map(([, path = '']) => path);
    expect(routes.filter((route) => forbidden.some((path) => route.startsWith(path)))).toEqual([]);
    // Sidebars without a page, in every language.
    const fragments = globSync('**/fragments', { cwd: builtFolder }).map((folder) => `/${folder}/`);
    expect(fragments.length).toBeGreaterThan(1);
    expect(forbidden.toSorted()).toEqual(fragments.toSorted());
  });
});
