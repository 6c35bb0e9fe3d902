import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../islands/ErrorBoundary.tsx';
import { createInsights } from '../../client/insights.ts';
import type { SearchClient } from '../../client/search-client.ts';
import type { SearchSettings } from '../../settings.ts';
import { storedSearches } from '../../stored/stored-searches.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * Starts React in the dialog of a page. What was typed meanwhile stays.
 * @param dialog its first element holds what the build drew
 */
export function mountDialog(dialog: HTMLDialogElement, settings: SearchSettings, client: SearchClient): void {
  const { strings, provider } = settings;
  const place = dialog.firstElementChild;
  if (!place) throw new Error('The search dialog is empty');
  const fallback = (reset: () => void) => (
    <>
      <SearchBox searchPage={settings.searchPage} strings={strings} />
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
