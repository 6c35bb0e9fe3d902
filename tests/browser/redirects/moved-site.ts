import { test as base } from '@playwright/test';
import { type Host, plainHosts, redirectingHosts } from '../../support/hosts.ts';
import { serveFixture } from '../support/fixture-site.ts';

const all = { ...redirectingHosts, ...plainHosts };
export type HostName = keyof typeof all;
export const hostNames = Object.keys(all) as HostName[];

/** Tests on the fixture `moved` on every host: `origin('nginx')` is the address of one. */
export const test = base.extend<object, { origin: (host: HostName) => string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await serveFixture('moved');
      const hosts = new Map<string, Host>();
      for (const [name, start] of Object.entries(all)) hosts.set(name, await start(site.built));
      await use((name) => hosts.get(name)?.origin ?? '');
      for (const host of hosts.values()) await host.stop();
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
