import type { Site } from '../site/site.ts';

/** Path of the settings of the search (`SearchSettings`), one file for each language and docs version. */
export function settingsPath({
  config,
  locale,
  version,
}: Pick<Site, 'config' | 'locale' | 'version'>): string {
  return `${config.basePath}/_search/${locale.code}.${version.name}.json`;
}
