import { type Host, plainHosts, redirectingHosts } from '../../support/hosts.ts';
import { serveFixture } from '../support/fixture-site.ts';
import { shared } from '../support/shared.ts';
import { test as base } from '../support/shell.ts';

const all = { ...redirectingHosts, ...plainHosts };
export type HostName = keyof typeof all;
export const hostNames = Object.keys(all) as HostName[];

/** Tests on the fixture `moved` on every host: `origin('nginx')` is the address of one. */
export const test = base.extend<{ origin: (host: HostName) => string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const hosts = await shared('moved', startHosts);
      await use((name) => hosts.get(name)?.origin ?? '');
    },
    { timeout: 240_000 },
  ],
});

async function startHosts(): Promise<Map<string, Host>> {
  const site = await serveFixture('moved');
  const hosts = new Map<string, Host>();
  for (const [name, start] of Object.entries(all)) hosts.set(name, await start(site.built));
  return hosts;
}

export { expect } from '@playwright/test';
