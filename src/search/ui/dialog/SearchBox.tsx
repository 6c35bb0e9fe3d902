import type { ComponentProps, Ref } from 'react';
import { CloseIcon, SearchIcon } from '../../../view/icons.tsx';
import type { SearchSettings } from '../../settings.ts';

/** Longest query of the dialog, in UTF-16 code units (rows 5.1, 9.8). */
export const maxQueryLength = 64;

interface SearchBoxProps {
  /** Address of the search page. */
  readonly searchPage: string;
  readonly strings: Pick<SearchSettings['strings'], 'label' | 'docsPlaceholder' | 'clear' | 'cancel'>;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** What the island adds once it has taken over what the build drew. */
  readonly island?: {
    readonly form: ComponentProps<'form'>;
    readonly input: ComponentProps<'input'>;
  };
}

/**
 * The line a query is typed into. The build draws it into every page and the island takes that very element over,
 * with what was typed meanwhile: so the input keeps its own value, and without the island Enter leads to the
 * search page.
 */
export function SearchBox({ searchPage, strings, inputRef, island }: SearchBoxProps) {
  return (
    <form className="search-box" action={searchPage} {...island?.form}>
      <SearchIcon />
      <input
        ref={inputRef}
        name="q"
        role="combobox"
        aria-label={strings.label}
        aria-expanded="false"
        placeholder={strings.docsPlaceholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        {...island?.input}
      />
      {island && (
        <button type="reset" className="icon-button" aria-label={strings.clear}>
          <CloseIcon />
        </button>
      )}
      <button type="button" name="cancel">
        {strings.cancel}
      </button>
    </form>
  );
}
