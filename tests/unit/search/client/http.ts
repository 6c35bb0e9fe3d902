import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished, vi } from 'vitest';
import { createClient } from '../../../../src/search/client/create-client.ts';
import { loadSettings } from '../../../../src/search/client/load-settings.ts';
import type { SearchClient } from '../../../../src/search/client/search-client.ts';
import { connectTimeout } from '../../../../src/search/client/timeouts.ts';
import type { SearchRequest, SearchResult } from '../../../../src/search/protocol/messages.ts';
import type { ProviderSettings, SearchSettings } from '../../../../src/search/settings.ts';
import { type Behavior, type FakeHost, startFakeHost } from '../../../support/search/fake-host.ts';
import { fakeSettings } from '../../../support/search/fake-settings.ts';
import { stubStorage } from '../../storage/stub-storage.ts';

/**
 * What the client finds in a page, with the real network.
 * @param origin of the page
 * @returns what the page's storage holds
 */
export function stubPage(origin = 'http://localhost'): Map<string, string> {
  vi.stubGlobal('location', new URL(origin));
  return stubStorage();
}

/**
 * Lets clients wait for hosts as long as it takes: a busy machine may need more than the second after which a client
 * asks another host, which would answer with something else than the test expects.
 */
export function waitForHosts(): void {
  const start = setTimeout;
  vi.stubGlobal('setTimeout', (handler: () => void, delay = 0, ...given: unknown[]) =>
    start(handler, delay < connectTimeout ? delay : 3_600_000, ...given),
  );
}

/** Stops the clock of the client, whose timers wait until the test lets time pass; the network goes on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Waits for what the network does while the clock stands, which `expect.poll` would let run. */
export async function eventually(read: () => unknown, expected: unknown): Promise<void> {
  const end = process.hrtime.bigint() + 15_000_000_000n;
  while (!isDeepStrictEqual(read(), expected) && process.hrtime.bigint() < end) await setImmediate();
  expect(read()).toEqual(expected);
}

/** Hosts of one test, stopped after it. */
export interface Hosts {
  readonly all: readonly FakeHost[];
  readonly settings: SearchSettings;
  /** Number of requests each of them got. */
  calls(): number[];
}

/** Starts hosts that behave so; the first is the first to be asked. @param differs of the provider's settings */
export async function startHosts(
  behaviors: readonly Behavior[],
  differs: Partial<ProviderSettings> = {},
): Promise<Hosts> {
  const all = await Promise.all(behaviors.map(startHost));
  return {
    all,
    settings: fakeSettings({ hosts: all.map(({ origin }) => origin), ...differs }),
    calls: () => all.map(({ requests }) => requests.length),
  };
}

/** Starts one host, stopped after the test. */
export async function startHost(behavior: Behavior): Promise<FakeHost> {
  const host = await startFakeHost(behavior);
  onTestFinished(host.stop);
  return host;
}

/** The client of a page with these settings. */
export const openClient = (settings: SearchSettings) =>
  createClient(settings, () => loadSettings(new URL('/settings.json', location.href).href));

/** How a query ended, and after which time by the clock of the client. */
export type Outcome =
  | { readonly result: SearchResult; readonly milliseconds: number }
  | { readonly error: Error; readonly milliseconds: number };

/** Asks a client. */
export async function ask(
  client: SearchClient,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<Outcome> {
  const started = performance.now();
  const milliseconds = () => performance.now() - started;
  try {
    return { result: await client.search(request, signal), milliseconds: milliseconds() };
  } catch (error) {
    return { error: error as Error, milliseconds: milliseconds() };
  }
}
