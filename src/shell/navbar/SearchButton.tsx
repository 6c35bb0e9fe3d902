import { searchPath } from '../../site/routes.ts';
import { useSite } from '../context.ts';
import { SearchIcon } from '../icons.tsx';

/** Opens the search dialog (row 2S.13); without script it leads to the search page. */
export function SearchButton() {
  const { base, strings } = useSite();
  const { search } = strings;
  return (
    <search>
      <form action={base + searchPath}>
        <button
          type="submit"
          className="search-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          aria-label={search.open}
          data-apple={search.openApple}
        >
          <SearchIcon />
          <span>{search.dialog}</span>
          <kbd>{search.keys}</kbd>
        </button>
      </form>
    </search>
  );
}
