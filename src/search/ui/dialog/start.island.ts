import { linkSheet } from '../../../islands/sheet.ts';
import { createClient } from '../../client/create-client.ts';
import { loadSettings } from '../../client/load-settings.ts';
import type { WarmableClient } from '../../client/search-client.ts';
import type { SearchSettings } from '../../settings.ts';
import sheet from './dialog.lazy.css?url';

interface Provider {
  readonly settings: SearchSettings;
  readonly client: WarmableClient;
}

let provider: Promise<Provider> | undefined;

/**
 * Gives the dialog of a page its answers. Without React itself, so that the provider gets ready while React comes.
 * @param dialog `data-search-dialog` is the address of the settings; its first element is taken over by React
 * @param mount brings what React draws
 * @throws when code, settings or style cannot be had, or when the settings lack what the provider needs (rows 5.3,
 *   5.4); another call tries again
 */
export default async function startDialog(
  dialog: HTMLDialogElement,
  mount: Promise<typeof import('./mount.island.tsx')>,
): Promise<void> {
  provider ??= connect(dialog.dataset.searchDialog ?? '').catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  const [{ default: mountDialog }, { settings, client }] = await Promise.all([
    mount,
    provider,
    linkSheet(sheet),
  ]);
  mountDialog(dialog, settings, client);
}

async function connect(settingsPath: string): Promise<Provider> {
  const settings = await loadSettings(settingsPath);
  const client = createClient(settings, () => loadSettings(settingsPath, 'no-cache'));
  client.warm();
  return { settings, client };
}
