import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, serveFixture } from '../../browser/support/fixture-site.ts';
import { type Host, plainHosts, redirectingHosts } from '../../support/hosts.ts';

const all = { ...redirectingHosts, ...plainHosts };
type HostName = keyof typeof all;

let site: RunningSite;
const hosts = new Map<string, Host>();
beforeAll(async () => {
  site = await serveFixture('moved');
  for (const [name, start] of Object.entries(all)) hosts.set(name, await start(site.built));
});
afterAll(async () => {
  for (const host of hosts.values()) await host.stop();
  await site?.close();
});

/** Address of a host that serves the fixture `moved`. */
const origin = (host: HostName) => hosts.get(host)?.origin ?? '';

/** Old paths of the fixture, and where they lead. */
const moves = [
  ['/old/guide', '/guide'],
  ['/manual', '/guide'],
  ['/0.33', '/'],
  ['/0.33/guide', '/guide'],
  ['/0.33/tactics', '/tactics/'],
] as const;

const formsOf = (path: string) => ['', '/', '.html', '/index.html', '/index'].map((form) => path + form);

/** Asks for a path as it stands, which `fetch` would fix before. */
function ask(origin: string, path: string, method = 'GET'): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const request = httpRequest({ hostname, port, path, method }, (response) => {
      response.resume();
      done(response);
    });
    request.on('error', fail).end();
  });
}

describe.each(Object.keys(redirectingHosts) as (keyof typeof redirectingHosts)[])('%s', (host) => {
  test(`${host} answers each form of an old path with 301 and the path of the page`, async () => {
    for (const [old, to] of moves) {
      for (const form of formsOf(old)) {
        for (const method of ['GET', 'HEAD']) {
          const { statusCode, headers } = await ask(origin(host), form, method);
          expect([statusCode, headers.location], `${method} ${form}`).toEqual([301, to]);
        }
      }
    }
  });

  test(`${host} keeps the query, before the place in the page`, async () => {
    const location = async (path: string) => (await ask(origin(host), path)).headers.location;
    expect(await location('/manual?a=1&b=%2F')).toBe('/guide?a=1&b=%2F');
    expect(await location('/limits/?a=1')).toBe('/guide?a=1#limits');
    expect(await location('/limits')).toBe('/guide#limits');
    expect(await location('/manual?//evil.example')).toBe('/guide?//evil.example');
    expect(await location('/manual?%E0%A4%A&to=//evil.example')).toBe('/guide?%E0%A4%A&to=//evil.example');
  });

  test(`${host} leads nobody to another site and goes on answering: bad input`, async () => {
    const bad = [
      '//evil.example/',
      '//evil.example/..',
      '//evil.example/manual',
      '//evil.example/manual/',
      '/\\evil.example',
      '/%5cevil.example/manual',
      '/%2f%2fevil.example',
      '/manual%',
      '/%E0%A4%A',
      '/manual%00',
      '/manual%0d%0aset-cookie:x',
      '/javascript:alert(1)',
      `/${'manual/'.repeat(300)}`,
      `/manual${'/'.repeat(2000)}x`,
    ];
    for (const path of bad) {
      const { statusCode, headers } = await ask(origin(host), path);
      expect(headers.location, path).toBeUndefined();
      expect(statusCode, path).toBeLessThan(500);
    }
    expect((await ask(origin(host), '/manual')).statusCode).toBe(301);
  });
});

test('our server answers bad input with the not-found page', async () => {
  for (const path of ['//evil.example/..', '/\\evil.example', '/manual%', `/${'manual/'.repeat(300)}`])
    expect((await ask(origin('our server'), path)).statusCode, path).toBe(404);
});

test('our server redirects only who reads', async () => {
  expect((await ask(origin('our server'), '/manual', 'POST')).statusCode).toBe(405);
});

describe.each(Object.keys(plainHosts) as (keyof typeof plainHosts)[])('%s', (host) => {
  test(`${host} answers an old path with a page that leads on without script`, async () => {
    for (const [old, to] of moves) {
      for (const form of [old, `${old}/`, `${old}.html`, `${old}/index.html`]) {
        const response = await fetch(origin(host) + form, { redirect: 'manual' });
        const text = await response.text();
        expect(response.status, form).toBe(200);
        expect(text, form).toContain(`<meta http-equiv="refresh" content="0; url=${to}"/>`);
        expect(text, form).toContain('<html lang="en" dir="ltr" data-theme="light">');
        expect(text, form).toContain('<meta name="robots" content="noindex, follow"/>');
        expect(text, form).toContain(`<link rel="canonical" href="https://docs.example.org${to}"/>`);
        expect(text, form).toContain(`<a href="${to}">`);
      }
    }
  });
});

test('the sitemap names no old path', async () => {
  const sitemap = await (await fetch(`${origin('our server')}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.org([^<]*)/g)].map(([, path]) => path);
  expect(named.sort()).toEqual(['/', '/guide', '/privacy', '/search', '/tactics/']);
});
