import type { SearchSettings } from '../../settings.ts';
import { withFavorite, withoutFavorite, withoutRecent } from '../../stored/stored-lists.ts';
import { Failed } from './Failed.tsx';
import { NoResults } from './NoResults.tsx';
import { Results } from './Results.tsx';
import { StoredList } from './StoredList.tsx';
import type { SearchDialogModel, SearchDialogProps } from './useSearchDialog.ts';

interface ContentProps extends Pick<SearchDialogProps, 'dialog'> {
  readonly settings: SearchSettings;
  readonly listId: string;
  readonly model: SearchDialogModel;
  /** Puts a query into the input and asks for it. */
  onAsk(query: string): void;
  onRetry(): void;
}

/** What stands below the input: one of stored searches, hits, nothing found, a failure (rows 5.2, 4.16, 8.1). */
export function Content({ dialog, settings, listId, model, onAsk, onRetry }: ContentProps) {
  const { strings } = settings;
  const { state, isStart, recent, favorites, groups, active, clicked, store } = model;
  const { status, failure, answer, sections } = state;
  const rows = { id: listId, active: active.index, onActive: active.set, onChoose: clicked };

  // The first answer mostly comes at once: until then the list before is calmer than none.
  if (isStart || (!answer && !failure && status === 'loading')) {
    if (recent.length + favorites.length === 0) return <p className="finder-message">{strings.noRecent}</p>;
    return (
      <StoredList
        {...rows}
        strings={strings}
        recent={recent}
        favorites={favorites}
        onSave={(row) => store(withFavorite, row)}
        onForget={(row) => store(withoutRecent, row)}
        onUnsave={(row) => store(withoutFavorite, row)}
      />
    );
  }
  // A failure stands until there is an answer.
  if (failure) return <Failed strings={strings} failure={failure} onRetry={onRetry} />;
  if (!answer) return null;
  if (groups.length === 0) {
    return (
      <NoResults
        settings={settings}
        query={answer.query}
        groupNames={model.groupNames}
        onSuggestion={(name) => onAsk(`${name.toLowerCase()} `)}
      />
    );
  }
  return (
    <Results
      {...rows}
      searchPage={settings.searchPage}
      strings={strings}
      answer={answer}
      sections={sections?.counts ?? []}
      groups={groups}
      isWaiting={status !== 'idle'}
      onSection={model.setSection}
      onAll={() => dialog.close()}
    />
  );
}
