import { hydrateIsland } from '../../../islands/hydrate-island.tsx';
import { pageAddress } from './address.ts';
import { PageHeading } from './PageHeading.tsx';
import type { PageData } from './page-data.ts';
import { SearchApp } from './SearchApp.tsx';

/**
 * Takes the search page over. What the build drew is hydrated rather than drawn again: the field keeps its text, its
 * caret and the focus, whatever a reader did before the script was there.
 * @param page outermost element; its `div` is what the build drew
 * @param onSearching told whether anything is looked for
 */
export default function startSearchApp(page: HTMLElement, onSearching: (searching: boolean) => void): void {
  const place = page.querySelector<HTMLElement>(':scope > div');
  if (!place) throw new Error('The search page is empty');
  const data: PageData = JSON.parse(page.dataset.searchPage ?? '');
  const field = page.querySelector('input');
  const address = pageAddress(() => field?.value ?? '');
  hydrateIsland(place, <SearchApp data={data} address={address} onSearching={onSearching} />, {
    strings: data.strings,
    around: (screen) => (
      <>
        <PageHeading strings={data.strings} query="" />
        {screen}
      </>
    ),
    identifierPrefix: 'search-page',
  });
}
