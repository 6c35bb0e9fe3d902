import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyRoute, routeGroups, routes } from '../routes.ts';
import { otherForms } from '../support/address-forms.ts';
import {
  type Host,
  hasNginx,
  nginxServer,
  ownServer,
  plainFileServer,
  plainFolderServer,
} from '../support/hosts.ts';
import { sentPage } from '../support/sent-page.ts';
import { builtFolder, builtText, pageOf } from './site.ts';

interface HostKind {
  readonly name: string;
  readonly start: (folder: string) => Promise<Host>;
  /** Every form of a route is its page, not just the listed one. */
  readonly allForms: boolean;
}

const hosts: readonly HostKind[] = [
  { name: 'our server', start: ownServer, allForms: true },
  { name: 'a plain host that looks for folders', start: plainFolderServer, allForms: false },
  { name: 'a plain host that looks for files', start: plainFileServer, allForms: false },
];
const nginx: HostKind = { name: 'nginx', start: nginxServer, allForms: true };

/** Starts a host for the tests of a group. @returns asks it for a path, without following a redirect */
function serving({ start }: HostKind): (path: string) => Promise<Response> {
  let host: Host;
  beforeAll(async () => {
    host = await start(builtFolder);
  });
  afterAll(() => host?.stop());
  return (path) => fetch(host.origin + path, { redirect: 'manual' });
}

/** Asks for the forms of a route and expects its page, byte for byte. */
async function expectPage(
  get: (path: string) => Promise<Response>,
  route: string,
  forms: readonly string[],
): Promise<void> {
  const page = builtText(route.endsWith('/') ? `${route}index.html` : `${route}.html`);
  expect(page, route).toContain('<h1>');
  for (const form of forms) {
    const response = await get(form);
    expect(response.status, form).toBe(200);
    expect((await response.text()) === page, `${form} shows the page of ${route}`).toBe(true);
  }
}

function testHost(host: HostKind): void {
  describe(`on ${host.name}`, () => {
    const get = serving(host);

    test(`every listed route answers 200 without a redirect on ${host.name} [2R.17]`, async () => {
      for (const route of routes) await expectPage(get, route, [route]);
    });

    test(`an unknown path answers 404 with the not-found page on ${host.name} [8.12]`, async () => {
      for (const path of ['/nowhere', '/tactics/anything', '/redteam/http', '/dtx']) {
        const response = await get(path);
        expect(response.status, path).toBe(404);
        expect(await response.text(), path).toContain('<h1>Page Not Found</h1>');
      }
    });

    if (!host.allForms) return;
    test.each(routeGroups)(
      `other slash, .html, /index.html and /index show the same page on the routes of $row, on ${host.name} [2R.17] [2N.1]`,
      async ({ routes: group }) => {
        for (const route of group) await expectPage(get, route, otherForms(route));
      },
    );

    test(`so do those of the privacy page on ${host.name}`, async () => {
      await expectPage(get, privacyRoute, [privacyRoute, ...otherForms(privacyRoute)]);
    });
  });
}

for (const host of hosts) testHost(host);
describe.skipIf(!hasNginx)('where nginx is installed', () => testHost(nginx));

test('the privacy page names itself, and search engines may list it', () => {
  expect(pageOf(privacyRoute).attributes('link[rel=canonical]', 'href')).toEqual([
    expect.stringMatching(/[^/]\/privacy$/),
  ]);
  expect(pageOf(privacyRoute).attributes('meta[name=robots]', 'content')).toEqual([]);
});

describe('our server tells the type', () => {
  const get = serving({ name: 'our server', start: ownServer, allForms: true });

  test.each(['/sitemap.xml', '/opensearch.xml'])('of %s [X.7] [X.6]', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('xml');
  });
});

describe('a path that is not a route is not found [2.4] [2.6] [8.12]', () => {
  const get = serving({ name: 'our server', start: ownServer, allForms: true });

  test.each([
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
  ])('%s answers 404 with the not-found page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const page = sentPage(await response.text());
    expect(page.text('title')).toBe('Page Not Found | DTX | Documentation');
    expect(page.text('h1')).toBe('Page Not Found');
    expect(page.text('main')).toContain('We could not find what you were looking for.');
    expect(page.text('main')).toContain(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    );
    expect(page.meta('robots')).toContain('noindex');
    expect(page.attributes('link[rel=canonical]', 'href')).toEqual([]);
  });
});
