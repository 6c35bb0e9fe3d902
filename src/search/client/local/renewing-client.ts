import type { SearchSettings } from '../../settings.ts';
import { UnreachableError, type WarmableClient } from '../search-client.ts';
import { createLocalClient } from './local-client.ts';

/**
 * Client of the index of this site for a page that may stay open for days: a newer publication takes the files away
 * that its settings name. When the index cannot be had, the settings are asked for again, and the query is put to the
 * index they name now.
 * @param loadSettings gives the settings as they are now
 */
export function createRenewingClient(
  settings: SearchSettings,
  loadSettings: () => Promise<SearchSettings>,
): WarmableClient {
  let known = settings;
  let client = createLocalClient(settings);
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const now = await loadSettings();
    if (filesOf(now) === filesOf(known)) return;
    const old = client;
    known = now;
    client = createLocalClient(now);
    // Queries that still wait for it fail, and are put to the new one.
    old.close();
  }

  return {
    warm: () => client.warm(),
    async search(request, signal) {
      const asked = client;
      try {
        return await asked.search(request, signal);
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        if (asked === client) {
          renewing ??= renew().finally(() => {
            renewing = undefined;
          });
          // What failed is the query: its error says more.
          await renewing.catch(() => undefined);
        }
        if (asked === client) throw error;
        return client.search(request, signal);
      }
    },
  };
}

const filesOf = ({ index, texts }: SearchSettings) => [index, ...texts].join('\n');
