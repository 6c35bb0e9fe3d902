import { searchPath } from '../../base/routes.ts';
import { useSite } from '../../view/context.ts';
import { SearchIcon } from '../../view/icons.tsx';

/**
 * Opens the search dialog (row 2S.13); without script it leads to the search page. Its name is made of the words that
 * it shows, so that whoever says them to a computer means it (WCAG 2.5.3).
 */
export function SearchButton() {
  const { base, strings } = useSite();
  const { search } = strings;
  return (
    // biome-ignore lint/a11y/useSemanticElements: in a search element it would be a form without a role of its own, which the form of the search page could not be told from.
    <form role="search" action={base + searchPath}>
      <button
        type="submit"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={`${search.dialog} (${search.keys})`}
      >
        <SearchIcon />
        <span>{search.dialog}</span> <kbd>{search.keys}</kbd>
      </button>
    </form>
  );
}
