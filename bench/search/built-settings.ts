import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteText } from '../../src/search/core/site-text.ts';
import type { SearchSettings } from '../../src/search/settings.ts';

/** The settings of the search in a built folder, as the build wrote them. */
export function readBuiltSettings(folder: string, { language, version }: SiteText): SearchSettings {
  return JSON.parse(readFileSync(join(folder, `_search/${language}.${version}.json`), 'utf8'));
}
