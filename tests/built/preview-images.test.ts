import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeGroups } from '../routes.ts';
import { type Host, ownServer } from '../support/hosts.ts';
import { builtFolder, pageOf } from './site.ts';

let host: Host;
beforeAll(async () => {
  host = await ownServer(builtFolder);
});
afterAll(() => host?.stop());

test.each(routeGroups)(
  'the preview image is a PNG of 1200 by 630 on the routes of $row [2N.9]',
  async ({ routes }) => {
    for (const route of routes) {
      const address = pageOf(route).meta('og:image') ?? '';
      const response = await fetch(host.origin + new URL(address).pathname);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toBe('image/png');
      const { format, width, height } = await sharp(await response.bytes()).metadata();
      expect({ format, width, height }, address).toEqual({ format: 'png', width: 1200, height: 630 });
    }
  },
);
