import { test as base } from '@playwright/test';
import type { ProviderSettings, SearchSettings } from '../../../../src/search/settings.ts';
import { type Behavior, type FakeHost, startFakeHost } from '../../../support/search/fake-host.ts';
import { fakeSettings } from '../../../support/search/fake-settings.ts';
import { shared } from '../../support/shared.ts';
import { type ClientSite, serveClient } from './client-page.ts';
import { waitForHosts } from './patience.ts';

/** Hosts of one test. */
export interface Hosts {
  readonly all: readonly FakeHost[];
  /** Starts hosts that behave so; the first is the first to be asked. @returns settings that name them */
  start(behaviors: readonly Behavior[], differs?: Partial<ProviderSettings>): Promise<SearchSettings>;
  /** Number of requests each of them got. */
  calls(): number[];
}

/** A test with a page for the client, which waits as long as it takes, and hosts for it to ask. */
export const test = base.extend<{ hosts: Hosts; patient: undefined; site: ClientSite }>({
  // Playwright wants the first parameter as a pattern, also when nothing is taken from it.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  site: async ({}, use) => use(await shared('client', serveClient)),
  patient: [
    async ({ context }, use) => {
      // Also where a route of the test answers for a host: that may take more than a second, too.
      await waitForHosts(context);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  hosts: async ({}, use) => {
    const all: FakeHost[] = [];
    await use({
      all,
      async start(behaviors, differs) {
        const started = await Promise.all(behaviors.map((behavior) => startFakeHost(behavior)));
        all.push(...started);
        return fakeSettings({ hosts: started.map(({ origin }) => origin), ...differs });
      },
      calls: () => all.map((host) => host.requests.length),
    });
    await Promise.all(all.map((host) => host.stop()));
  },
});
