import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedSite, readBuiltSite } from '../../checks/built-site.ts';
import { rules } from '../../checks/index.ts';
import { loadSite } from '../../src/site/site.ts';
import { type Host, hasNginx, nginxServer, ownServer } from '../support/hosts.ts';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';

const base = '/kettle/docs';
const address = `https://docs.example.org${base}`;

/** The fixture with three versions in four languages, built for a path of its host. */
let site: BuiltFixture;
let host: Host;
beforeAll(async () => {
  site = await builtFixtureOf('editions below a path');
  host = await ownServer(site.built);
});
afterAll(async () => {
  await host?.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(host.origin + path, { redirect: 'manual', ...init });

describe('a site below a path [X.11]', () => {
  test('has no page that leads out of the path, to a file that is missing, or anywhere else that is wrong', async () => {
    const built = readBuiltSite(site.built, expectedSite(await loadSite(site.root, { published: true })));
    expect(built.pages.length).toBeGreaterThan(40);
    // Home pages of the fixture have no hero, and so no heading.
    const problems = rules.filter(({ label }) => label !== 'Heading').flatMap((rule) => rule.find(built));
    expect(problems).toEqual([]);
  });

  test('names its addresses whole: canonical, languages, preview image, site map, search of the browser', () => {
    const page = site.pageOf(`${base}/de/guide`);
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual([`${address}/de/guide`]);
    expect(page.attributes('link[hreflang=x-default]', 'href')).toEqual([`${address}/guide`]);
    expect(page.meta('og:image')).toBe(`${address}/social/de/guide.png`);
    expect(site.text(`${base}/sitemap.xml`)).toContain(`<loc>${address}/de/guide</loc>`);
    const search = site.text(`${base}/de/opensearch.xml`);
    expect(search).toContain(`template="${address}/de/search?q={searchTerms}"`);
    expect(search).toContain(`>${address}/favicon.svg<`);
  });

  test('leads to files of all editions and shows its pictures below the path', () => {
    const page = site.pageOf(`${base}/parts/cup`);
    expect(page.attributes('.prose p a', 'href')).toEqual([`${base}/sitemap.xml`, `${base}/guide`]);
    expect(page.attributes('.prose img', 'src')).toEqual([
      expect.stringMatching(/^\/kettle\/docs\/media\/cup\.[\da-f]{10}\.svg$/),
    ]);
  });

  test('says at the root of the host what is looked for only there, and leads from it to the home page', async () => {
    expect(site.text('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`);
    expect(site.text('robots.txt')).toContain(`Disallow: ${base}/de/fragments/`);
    expect((await ask(`${base}/robots.txt`)).status).toBe(404);
    const root = await ask('/');
    expect(root.status).toBe(200);
    expect(await root.text()).toContain(`<meta http-equiv="refresh" content="0; url=${base}/">`);
    expect((await ask('/guide')).status).toBe(404);
  });

  test('answers each form of a route, and what does not exist with the not-found page of its language', async () => {
    for (const form of ['', '/', '.html', '/index.html'])
      expect((await ask(`${base}/de/guide${form}`)).status, form).toBe(200);
    for (const form of ['', '/', '.html', '/index.html'])
      expect((await ask(base + form)).status, form).toBe(200);
    const missing = await ask(`${base}/de/2.0/none/at/all`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<html lang="de"');
  });

  test('keeps for ever what has a hash in its name, and sends a worker its policy', async () => {
    const worker = /^(\/kettle\/docs\/_astro\/\S+\.worker-\S+\.js)$/m.exec(site.text('_headers'))?.[1];
    const { headers } = await ask(worker ?? 'none');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await ask(`${base}/guide`);
    expect(page.headers.get('cache-control')).not.toContain('immutable');
  });

  test('leads on its old paths', async () => {
    for (const form of ['', '/', '.html']) {
      const moved = await ask(`${base}/manual${form}?a=1`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}/guide?a=1#boil-it`]);
    }
    expect((await ask('/manual')).status).toBe(404);
    const page = site.pageOf(`${base}/manual`);
    expect(page.text('a')).toBe('Guide to the kettle');
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual([`${address}/guide`]);
  });

  test('answers searches below the path, for default and other editions', async () => {
    const search = async (path: string, filters: string[]) => {
      const requests = [{ indexName: 'dtx-docs', query: 'boil', facetFilters: filters }];
      const answer = await ask(`${path}/1/indexes/*/queries`, {
        method: 'POST',
        body: JSON.stringify({ requests }),
      });
      expect(answer.status).toBe(200);
      const { results } = (await answer.json()) as { results: { hits: { url: string }[] }[] };
      return results[0]?.hits.map(({ url }) => url) ?? [];
    };
    for (const path of [base, '']) expect((await search(path, []))[0]).toBe(`${address}/guide#boil-it`);
    const german = await search(base, ['language:de', 'version:1.0']);
    expect(german.length).toBeGreaterThan(0);
    for (const url of german) expect(url).toContain(`${address}/de/1.0/`);
    const none = await ask(`${base}/1/indexes/none/record`);
    expect([none.status, none.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test.runIf(hasNginx)('is served by nginx as it stands', async () => {
    const nginx = await nginxServer(site.built);
    try {
      const get = (path: string) => fetch(nginx.origin + path, { redirect: 'manual' });
      for (const path of ['/', `${base}/`, `${base}/de/guide`, `${base}/de/guide/`])
        expect((await get(path)).status, path).toBe(200);
      expect((await get(`${base}/manual`)).headers.get('location')).toBe(`${base}/guide#boil-it`);
      for (const [path, language] of [
        ['/none', 'en'],
        ['/de/1.0/none', 'de'],
        ['/ja/none', 'ja'],
      ]) {
        const missing = await get(base + path);
        expect(missing.status).toBe(404);
        expect(await missing.text(), path).toContain(`<html lang="${language}"`);
      }
      const asset = /"(\/kettle\/docs\/_astro\/[^"]+)"/.exec(site.text(`${base}/guide.html`))?.[1] ?? 'none';
      expect((await get(asset)).headers.get('cache-control')).toContain('immutable');
    } finally {
      await nginx.stop();
    }
  });
});
