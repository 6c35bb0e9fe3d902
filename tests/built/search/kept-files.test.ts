import { describe, expect, onTestFinished, test } from 'vitest';
import type { SearchSettings } from '../../../src/search/settings.ts';
import { hasNginx, nginxServer, ownServer } from '../../support/hosts.ts';
import { builtFolder } from '../site.ts';

describe.each([
  { name: 'our server', start: ownServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
])('on $name', ({ name, start, installed }) => {
  test.skipIf(!installed)(
    `index and texts are kept for ever, settings are asked for again, on ${name}`,
    async () => {
      const { origin, stop } = await start(builtFolder);
      onTestFinished(stop);
      const get = (path: string) => fetch(origin + path);
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
    },
  );
});
