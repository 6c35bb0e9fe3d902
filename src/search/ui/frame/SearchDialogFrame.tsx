import { searchPath } from '../../../base/routes.ts';
import { IslandStatus } from '../../../islands/IslandStatus.tsx';
import { useSite } from '../../../view/context.ts';
import { settingsPath } from '../../settings-path.ts';
import { SearchBox } from '../dialog/SearchBox.tsx';

/**
 * The search dialog as every page carries it: a line to type into. `dialog.browser.ts` opens it at once and brings
 * the island that answers, which takes over what is in the first element.
 */
export function SearchDialogFrame() {
  const site = useSite();
  const { base, strings } = site;
  const { search } = strings;
  return (
    <dialog className="search-dialog" aria-label={search.dialog} data-search-dialog={settingsPath(site)}>
      <div>
        <div className="finder">
          <SearchBox searchPage={base + searchPath} strings={search} />
        </div>
      </div>
      <IslandStatus loading={search.loading} />
    </dialog>
  );
}
