import { sentQuery } from '../../client/search-request.ts';
import type { SearchSettings } from '../../settings.ts';
import { MissingResults } from '../MissingResults.tsx';

/** Most suggestions (row 4.17). */
const mostSuggestions = 3;

interface NoResultsProps {
  readonly settings: SearchSettings;
  readonly query: string;
  /** Names of groups that earlier queries found. */
  readonly groupNames: readonly string[];
  onSuggestion(name: string): void;
}

/** Says that nothing was found, and what else may be tried (rows 4.16, 4.17, 8.5). */
export function NoResults({ settings, query, groupNames, onSuggestion }: NoResultsProps) {
  const { strings, missingResults } = settings;
  const shownQuery = sentQuery(query);
  return (
    <div className="finder-message">
      <p className="finder-message-title">
        {strings.noResultsFor} "<strong>{shownQuery}</strong>"
      </p>
      {groupNames.length > 0 && (
        <>
          <p>{strings.trySearching}</p>
          <ul className="finder-suggestions">
            {groupNames.slice(0, mostSuggestions).map((name) => (
              <li key={name}>
                <button type="button" onClick={() => onSuggestion(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResults !== undefined && (
        <MissingResults template={missingResults} query={shownQuery} strings={strings} />
      )}
    </div>
  );
}
