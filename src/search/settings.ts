import type { Strings } from '../site/strings.ts';

/**
 * What search in a browser needs to know; written by the build to `/_search/<language>.<version>.json` and fetched
 * when a reader is about to search.
 */
export interface SearchSettings {
  readonly language: string;
  readonly version: string;
  /** Address the site is published at; hits at this address are links inside the site. */
  readonly siteUrl: string;
  /** Address of the search page of this language and version. */
  readonly searchPage: string;
  /** What keeps answers to this language and version, where an index may hold several. */
  readonly filters: readonly string[];
  readonly strings: Strings['search'] &
    Strings['failure'] &
    Pick<Strings['shell'], 'opensInNewTab'> &
    Pick<Strings['comforts'], 'shortcuts'>;
  readonly provider: ProviderSettings;
  /** Where to report a query without results; `{query}` is filled in (row 8.5). */
  readonly missingResults?: string;
  /** Address of the index, immutable. */
  readonly index: string;
  /** Addresses of the texts, immutable; sections of the index name them by their place in this list. */
  readonly texts: readonly string[];
  /** Scripts and styles that start the search, to be fetched when the page is idle. */
  readonly assets: readonly string[];
}

/** The words of the search, of all that the interface has. */
export function searchStrings({ search, failure, shell, comforts }: Strings): SearchSettings['strings'] {
  return {
    ...search,
    ...failure,
    opensInNewTab: shell.opensInNewTab,
    shortcuts: comforts.shortcuts,
  };
}

export interface ProviderSettings {
  /** `local`: this browser; `self`: this site's own server; `algolia`: Algolia or hosts that speak its protocol. */
  readonly kind: 'local' | 'self' | 'algolia';
  readonly indexName: string;
  readonly appId?: string;
  readonly apiKey?: string;
  /** Path below which this site's own server answers, such as `/docs`. */
  readonly path?: string;
  /** Origins to ask instead of Algolia's own, in this order. */
  readonly hosts?: readonly string[];
  /** Whether the index of this site answers when no host does. */
  readonly fallback: boolean;
  /** Whether searches and chosen hits are reported to the provider (row 7.13). */
  readonly insights: boolean;
}
