import type { Keep } from '../../../islands/ErrorBoundary.tsx';
import { hydrateIsland } from '../../../islands/hydrate-island.tsx';
import type { Connection } from '../../client/connection.ts';
import { storedSearches } from '../../stored/stored-searches.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * Starts React in the dialog of a page. What was typed meanwhile stays.
 * @param dialog its first element holds what the build drew
 */
export default function mountDialog(dialog: HTMLDialogElement, connection: Connection): void {
  const { strings, provider, searchPage } = connection.settings;
  const place = dialog.querySelector<HTMLElement>(':scope > div');
  if (!place) throw new Error('The search dialog is empty');
  hydrateIsland(
    place,
    <SearchDialog dialog={dialog} connection={connection} stored={storedSearches(provider.indexName)} />,
    {
      strings,
      around: (screen) => (
        <div className="finder">
          <SearchBox searchPage={searchPage} strings={strings} />
          {screen}
        </div>
      ),
      keep: keepQuery(dialog),
      identifierPrefix: 'search',
    },
  );
}

/** When the input gives way to another one, what was typed and the caret go over to it. */
function keepQuery(dialog: HTMLDialogElement): Keep {
  return () => {
    const before = dialog.querySelector('input');
    const had = dialog.contains(document.activeElement);
    return () => {
      const input = dialog.querySelector('input');
      if (!input || !before) return;
      if (input !== before) {
        input.value = before.value;
        input.setSelectionRange(before.selectionStart, before.selectionEnd);
      }
      if (had && !dialog.contains(document.activeElement)) input.focus();
    };
  };
}
