/** Path of the settings of the search (`SearchSettings`), one file for each language and docs version. */
export function settingsPath(language: string, version: string): string {
  return `/_search/${language}.${version}.json`;
}
