import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/lite';
import type { SearchApiOptions } from '../../../server/search/search-api.ts';
import { createSiteServer } from '../../../server/site-server.ts';
import config from '../../../site.config.ts';
import type { SearchHit } from '../../../src/search/protocol/messages.ts';
import type { SearchSettings } from '../../../src/search/settings.ts';
import { type Host, hasNginx, listen, nginxServer, ownServer } from '../../support/hosts.ts';
import { settle } from '../support/shell.ts';
import { patience, serveDocSearch } from './support/docsearch-page.ts';

const folder = process.env.OUT_DIR ?? 'dist';
const indexName = 'dtx-docs';

/** The server of the built site, stopped after the test. */
const withServer = test.extend<{ serve: (search?: Partial<SearchApiOptions>) => Promise<Host> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  async serve({}, use) {
    const running: Host[] = [];
    await use(async (search) => {
      const host = await listen(createSiteServer(folder, search));
      running.push(host);
      return host;
    });
    await Promise.all(running.map(({ stop }) => stop()));
  },
});

/** The published lite client of Algolia, told nothing but which host to ask, and to wait for it. */
function client({ origin }: Host, key = 'key') {
  const { hostname, port } = new URL(origin);
  const host = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  return liteClient('APP', key, { hosts: [host], timeouts: patience });
}

withServer.describe('the published lite client', () => {
  withServer(
    'gets hits, marks, snippets and counts from our server [7.1] [7.2] [7.10] [9.1]',
    async ({ serve }) => {
      const { results } = await client(await serve()).searchForHits<SearchHit>({
        requests: [
          {
            indexName,
            query: 'tree of attacks',
            facets: ['hierarchy.lvl0'],
            attributesToSnippet: ['content:10'],
          },
          { indexName, query: 'zzzzqqqq' },
        ],
      });
      const [found, nothing] = results;
      expect(found?.hits.length).toBeGreaterThan(0);
      expect(found?.hits.length).toBeLessThanOrEqual(20);
      expect(found).toMatchObject({ index: indexName, query: 'tree of attacks', page: 0, hitsPerPage: 20 });
      expect(found?.nbPages).toBe(Math.ceil((found?.nbHits ?? 0) / 20));
      expect(Object.values(found?.facets?.['hierarchy.lvl0'] ?? {}).length).toBeGreaterThan(0);
      expect(JSON.stringify(found?.hits[0]?._highlightResult)).toMatch(/<mark>tree<\/mark>/i);
      for (const { objectID, url, hierarchy } of found?.hits ?? []) {
        expect(objectID).toMatch(/^\//);
        expect(url).toContain(String(config.url));
        expect(hierarchy?.lvl0).toEqual(expect.any(String));
      }
      expect(nothing).toMatchObject({ nbHits: 0, hits: [], nbPages: 0 });
    },
  );

  withServer('pages through hits without meeting one twice [7.7]', async ({ serve }) => {
    const search = client(await serve());
    const ids: string[] = [];
    for (const page of [0, 1, 2]) {
      // The older form of a call, which clients still take.
      const { results } = await search.searchForHits<SearchHit>([
        { indexName, params: { query: 'dtx', hitsPerPage: 7, page } },
      ]);
      ids.push(...(results[0]?.hits ?? []).map(({ objectID }) => objectID));
    }
    expect(ids).toHaveLength(21);
    expect(new Set(ids).size).toBe(21);
  });

  withServer('understands refusals [8.3]', async ({ serve }) => {
    const host = await serve({ credentials: { apiKey: 'key' } });
    const refused = (key: string, request: object) =>
      client(host, key)
        .searchForHits({ requests: [{ indexName, ...request }] })
        .catch(({ name, status, message }) => ({ name, status, message }));
    expect(await refused('key', { indexName: 'other' })).toEqual({
      name: 'ApiError',
      status: 404,
      message: 'Index other does not exist',
    });
    expect(await refused('wrong', {})).toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    expect(await refused('key', { hitsPerPage: 5000 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('requests[0].hitsPerPage'),
    });
    expect(await refused('key', { query: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
  });

  withServer('waits and asks again when it asked too often', async ({ serve }) => {
    // A second passes at the server between the second and the third time it is asked.
    let times = 0;
    const now = () => {
      times += 1;
      return times > 2 ? 1_000 : 0;
    };
    const search = client(await serve({ rate: { perSecond: 1, burst: 1, now } }));
    const ask = (query: string) => search.searchForHits({ requests: [{ indexName, query }] });
    await ask('tap');
    const started = performance.now();
    expect((await ask('pair')).results).toHaveLength(1);
    expect(performance.now() - started).toBeGreaterThan(900);
    expect(times).toBe(3);
  });
});

withServer.describe('the published DocSearch', () => {
  let docSearch: Host;
  withServer.beforeAll(async () => {
    docSearch = await serveDocSearch();
  });
  withServer.afterAll(() => docSearch.stop());

  const address = ({ origin }: Host, more = '') =>
    `${docSearch.origin}/?${new URLSearchParams({ host: origin, published: String(config.url) })}${more}`;

  withServer(
    'shows grouped hits of our server with marks, and opens one [3.1] [3.2] [3.3] [3.4] [7.3] [7.4] [7.5] [7.6] [7.9]',
    async ({ page, serve }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const host = await serve();
      await page.goto(address(host));
      await page.getByRole('button', { name: /^Search/ }).click();
      const sent = page.waitForRequest(/\/1\/indexes\/\*\/queries/);
      await page.locator('.DocSearch-Input').fill('tree of attacks');
      const { origin, searchParams } = new URL((await sent).url());
      expect(origin).toBe(host.origin);
      expect(searchParams.get('x-algolia-application-id')).toBe('APP');

      const groups = page.locator('.DocSearch-Hits');
      await expect(groups.first().locator('.DocSearch-Hit-source')).not.toBeEmpty();
      expect(await groups.count()).toBeGreaterThan(1);
      const marks = await page.locator('.DocSearch-Hit mark').allTextContents();
      expect(new Set(marks.map((mark) => mark.toLowerCase()))).toContain('tree');
      const elements = page.locator('.DocSearch-Hit-title *, .DocSearch-Hit-path *');
      expect(new Set(await elements.evaluateAll((each) => each.map(({ tagName }) => tagName)))).toEqual(
        new Set(['MARK']),
      );

      const hit = page.locator('.DocSearch-Hit a').first();
      const target = await hit.getAttribute('href');
      expect(target).toContain(host.origin);
      await hit.click();
      await expect(page).toHaveURL(target ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tree of Attacks', {
        ignoreCase: true,
      });
      expect(faults).toEqual([]);
    },
  );

  withServer('shows markup of code samples and queries as text [8.5]', async ({ page, serve }) => {
    await page.goto(address(await serve()));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByRole('button', { name: /^Search/ }).click();
    const input = page.locator('.DocSearch-Input');
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      'zzzzqqqq <b>',
      '\u202Etap',
    ]) {
      const answered = page.waitForResponse(/\/1\/indexes\/\*\/queries/);
      await input.fill(query);
      const response = await answered;
      expect(response.status()).toBe(200);
      // Until the answer, and not that before it, is drawn.
      await response.finished();
      await settle(page);
      await expect(page.locator('.DocSearch-Dropdown')).toBeVisible();
      expect(await page.locator('.DocSearch-Dropdown :is(img, script, b)').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });

  withServer('gets an id of its query when it counts clicks [7.8] [7.10]', async ({ page, serve }) => {
    await page.goto(address(await serve(), '&clicks'));
    await page.getByRole('button', { name: /^Search/ }).click();
    const answered = page.waitForResponse(/\/1\/indexes\/\*\/queries/);
    await page.locator('.DocSearch-Input').fill('tap');
    const response = await answered;
    expect(response.request().postDataJSON()).toMatchObject({ requests: [{ clickAnalytics: true }] });
    expect(await response.json()).toMatchObject({
      results: [{ queryID: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    });
  });
});

for (const { name, start, installed } of [
  { name: 'our server', start: ownServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
]) {
  test(`index and texts are kept for ever, settings are asked for again, on ${name}`, async () => {
    test.skip(!installed, `${name} is not installed`);
    const host = await start(folder);
    try {
      const get = (path: string) => fetch(host.origin + path);
      const settings = await get('/_search/en.current.json');
      expect(settings.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const { index, texts } = (await settings.json()) as SearchSettings;
      expect(texts.length).toBeGreaterThan(0);
      for (const path of [index, ...texts]) {
        const { status, headers } = await get(path);
        expect([status, headers.get('cache-control')], path).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    } finally {
      await host.stop();
    }
  });
}
