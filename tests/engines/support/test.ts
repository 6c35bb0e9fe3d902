import { test as base, expect } from 'vitest';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { Site, siteFiles } from './site.ts';
import { startWebKit } from './webkit.ts';

export { expect } from 'vitest';

/** The least width that a window of WebKit's browser takes is 447 px. */
export const phone = { width: 450, height: 780 };

const files = await siteFiles();

/** One browser for all tests; a site and a tab of its own for each. */
export const test = base.extend<{ engine: Engine; site: Site; reader: Reader; another: Reader }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern.
    async ({}, use) => {
      const { ENGINE: name, ENGINE_PROGRAM: program } = process.env;
      if (!program) throw new Error('Run these tests by "npm run test:firefox" or "npm run test:webkit".');
      const engine = await (name === 'webkit' ? startWebKit(program) : startFirefox(program));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern.
  site: async ({}, use) => {
    const site = new Site(files);
    await site.start();
    await use(site);
    await site.stop();
  },
  reader: async ({ engine, site }, use) => withReader(engine, site, use),
  another: async ({ engine, site }, use) => withReader(engine, site, use),
});

/** Lends a reader with a window of the usual size, whose pages must throw nothing. */
async function withReader(engine: Engine, site: Site, use: (reader: Reader) => Promise<void>): Promise<void> {
  const reader = new Reader(await engine.newTab(), () => site.address);
  await reader.resize(1280, 800);
  await use(reader);
  const { errors } = reader;
  await reader.close();
  expect(errors, 'errors of scripts while the test ran').toEqual([]);
}
