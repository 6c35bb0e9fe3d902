import type { SearchSettings } from '../../settings.ts';

export type PageStrings = SearchSettings['strings'];

/**
 * What the page needs before it knows the settings of the search: it is drawn with it by the build and once more by
 * the browser, and it must be able to say that the settings cannot be had.
 */
export interface PageData
  extends Pick<SearchSettings, 'siteUrl' | 'searchPage' | 'missingResults' | 'strings'> {
  /** Address of the settings. */
  readonly settings: string;
  readonly siteTitle: string;
}
