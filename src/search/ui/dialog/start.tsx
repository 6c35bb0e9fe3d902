import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../islands/ErrorBoundary.tsx';
import { linkSheet } from '../../../islands/sheet.ts';
import { createClient } from '../../client/create-client.ts';
import { createInsights } from '../../client/insights.ts';
import { loadSettings } from '../../client/load-settings.ts';
import { storedSearches } from '../../stored/stored-searches.ts';
import sheet from './dialog.lazy.css?url';
import { SearchBox } from './SearchBox.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * Gives the dialog of a page its answers. What was typed meanwhile stays.
 * @param dialog `data-search-dialog` is the address of the settings; its first element is taken over by React
 * @throws when settings or style cannot be had, or when the settings lack what the provider needs (rows 5.3, 5.4)
 */
export async function startDialog(dialog: HTMLDialogElement): Promise<void> {
  const { searchDialog: settingsPath = '' } = dialog.dataset;
  const [settings] = await Promise.all([loadSettings(settingsPath), linkSheet(sheet)]);
  const { strings, provider } = settings;
  const place = dialog.firstElementChild;
  if (!place) throw new Error('The search dialog is empty');
  const client = createClient(settings);
  client.warm();
  const fallback = (reset: () => void) => (
    <>
      <SearchBox strings={strings} />
      <p role="alert" className="finder-message">
        {strings.unavailable}{' '}
        <button type="button" onClick={reset}>
          {strings.retry}
        </button>
      </p>
    </>
  );
  hydrateRoot(
    place,
    <ErrorBoundary fallback={fallback}>
      <SearchDialog
        dialog={dialog}
        settings={settings}
        client={client}
        insights={createInsights(provider)}
        stored={storedSearches(provider.indexName)}
      />
    </ErrorBoundary>,
    { identifierPrefix: 'search' },
  );
}
