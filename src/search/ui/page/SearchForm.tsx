import { SearchIcon } from '../../../view/icons.tsx';
import type { PageStrings } from './page-data.ts';

interface SearchFormProps {
  /** Address of this page. */
  readonly searchPage: string;
  readonly strings: Pick<PageStrings, 'label' | 'placeholder'>;
  readonly query: string;
  onType(query: string): void;
  onSubmit(): void;
}

/** The field of the search page. Until the script is there it is a form like any other, and leads to this page. */
export function SearchForm({ searchPage, strings, query, onType, onSubmit }: SearchFormProps) {
  return (
    <search>
      <form
        action={searchPage}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <SearchIcon />
        <input
          type="search"
          name="q"
          value={query}
          onChange={({ target }) => onType(target.value)}
          placeholder={strings.placeholder}
          aria-label={strings.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: whoever opens this page came to type (row 2R.1)
          autoFocus
        />
      </form>
    </search>
  );
}
