import * as searchSlots from '../../search/stored/search-slots.ts';
import type { Strings } from '../../site/strings.ts';
import * as siteSlots from '../../storage/site-slots.ts';

/** An entry the site may keep in a reader's browser. */
export interface StoredEntry {
  /** Whole name in localStorage. */
  readonly key: string;
  /** Name of the interface string that tells what it is for. */
  readonly purpose: keyof Strings['privacy'];
}

/** By the name of the slot, so that the compiler asks for the purpose of a new one. */
const purposes: Readonly<Record<keyof typeof siteSlots | keyof typeof searchSlots, StoredEntry['purpose']>> =
  {
    colorModeSlot: 'storedColorMode',
    announcementSlot: 'storedAnnouncement',
    versionSlot: 'storedVersion',
    singleKeysSlot: 'storedSingleKeys',
    tabsSlot: 'storedTabs',
    hostMarksSlot: 'storedHostMarks',
    recentSearchesSlot: 'storedRecent',
    favoriteSearchesSlot: 'storedFavorites',
  };

/**
 * Everything the site may keep in a reader's browser, for the privacy page; read from the slots themselves.
 * @param indexName of the search
 */
export function storedEntries(indexName: string): StoredEntry[] {
  const slots = Object.entries({ ...siteSlots, ...searchSlots });
  return slots.map(([name, slot]) => ({
    key: typeof slot === 'function' ? slot(indexName).key : slot.key,
    purpose: purposes[name as keyof typeof purposes],
  }));
}
