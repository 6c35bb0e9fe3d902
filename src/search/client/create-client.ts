import type { SearchSettings } from '../settings.ts';
import { createRenewingClient } from './local/renewing-client.ts';
import { createRemoteClient, type RemoteClient } from './remote/remote-client.ts';
import { type SearchClient, UnreachableError, type WarmableClient } from './search-client.ts';

/**
 * The client of the configured provider. Keep it: its answers are in its memory.
 * @param loadSettings gives the settings as they are when the index of this site is not where they said
 * @throws {Error} settings that lack what the provider needs (rows 5.3, 5.4)
 */
export function createClient(
  settings: SearchSettings,
  loadSettings: () => Promise<SearchSettings>,
): WarmableClient {
  const { provider } = settings;
  const createLocal = () => createRenewingClient(settings, loadSettings);
  if (provider.kind === 'local') return createLocal();
  const remote = createRemoteClient(provider);
  const search = provider.fallback ? withFallback(remote, createLocal) : remote.search.bind(remote);
  return { search, warm: () => undefined };
}

/**
 * Asks the index of this site when no host answers, and for as long as none can be hoped for: otherwise every key a
 * reader presses would wait for hosts that are down.
 */
function withFallback(remote: RemoteClient, createLocal: () => SearchClient): SearchClient['search'] {
  let local: SearchClient | undefined;
  return async (request, signal) => {
    if (remote.ready()) {
      try {
        return await remote.search(request, signal);
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
      }
    }
    if (local === undefined) {
      console.warn('No search host answers. The index of this site answers until one does.');
      local = createLocal();
    }
    return local.search(request, signal);
  };
}
