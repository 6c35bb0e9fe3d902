import { expect, test } from '@playwright/test';
import { routes } from '../../routes.ts';
import {
  type Host,
  hasNginx,
  nginxServer,
  ownServer,
  plainFileServer,
  plainFolderServer,
} from '../../support/hosts.ts';
import { otherForms } from '../support/routes.ts';

const folder = process.env.OUT_DIR ?? 'dist';

const hosts: readonly { name: string; start: (folder: string) => Promise<Host>; installed: boolean }[] = [
  { name: 'our server', start: ownServer, installed: true },
  { name: 'a plain host that looks for folders', start: plainFolderServer, installed: true },
  { name: 'a plain host that looks for files', start: plainFileServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
];

for (const { name, start, installed } of hosts) {
  test.describe(`on ${name}`, () => {
    test.skip(!installed, `${name} is not installed`);
    let host: Host;
    test.beforeAll(async () => {
      host = await start(folder);
    });
    test.afterAll(async () => {
      await host?.stop();
    });

    test(`every listed route answers 200 without a redirect on ${name} [2R.17]`, async () => {
      for (const route of routes) {
        const response = await fetch(host.origin + route, { redirect: 'manual' });
        expect(response.status, route).toBe(200);
        expect(await response.text(), route).toContain('<h1>');
      }
    });

    test(`an unknown path answers 404 with the not-found page on ${name} [8.12]`, async () => {
      for (const path of ['/nowhere', '/tactics/anything', '/redteam/http', '/dtx']) {
        const response = await fetch(host.origin + path, { redirect: 'manual' });
        expect(response.status, path).toBe(404);
        expect(await response.text(), path).toContain('<h1>Page Not Found</h1>');
      }
    });
  });
}

for (const { name, start, installed } of hosts.filter((host) => /our server|nginx/.test(host.name))) {
  test(`every other form of a route reaches the same page on ${name} [2R.17] [2N.1]`, async () => {
    test.skip(!installed, `${name} is not installed`);
    const host = await start(folder);
    try {
      for (const route of routes) {
        const [first, ...others] = await Promise.all(
          [route, ...otherForms(route)].map(async (form) => {
            const response = await fetch(host.origin + form, { redirect: 'manual' });
            return { form, status: response.status, text: await response.text() };
          }),
        );
        for (const other of others) {
          expect(other.status, other.form).toBe(200);
          expect(other.text === first?.text, `${other.form} is the page of ${first?.form}`).toBe(true);
        }
      }
    } finally {
      await host.stop();
    }
  });
}
