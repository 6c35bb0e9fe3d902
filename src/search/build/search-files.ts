import { createHash } from 'node:crypto';
import { searchPath } from '../../base/routes.ts';
import type { Site } from '../../site/site.ts';
import { packIndex } from '../core/pack.ts';
import type { SiteText } from '../core/site-text.ts';
import { providerSettings } from '../provider-settings.ts';
import { type SearchSettings, searchStrings } from '../settings.ts';
import { settingsPath } from '../settings-path.ts';

/**
 * The files search in a browser and in the server reads: settings, which are asked for again each time, and the index
 * and texts they name, which never change.
 * @param assets addresses of the scripts and styles that start the search
 * @returns text of each file by its address
 */
export function searchFiles(site: Site, text: SiteText, assets: readonly string[]): Map<string, string> {
  const { base, config, editions, locale, version, strings } = site;
  const { index, texts } = packIndex(text);
  const files = new Map<string, string>();
  const add = (name: string, data: unknown): string => {
    const json = JSON.stringify(data);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
    const address = `${config.basePath}/_search/${name}.${hash}.json`;
    files.set(address, json);
    return address;
  };
  const { missingResults } = config.search;
  const settings: SearchSettings = {
    language: locale.code,
    version: version.name,
    siteUrl: config.url,
    searchPage: base + searchPath,
    filters: editions.length > 1 ? [`language:${locale.code}`, `version:${version.name}`] : [],
    strings: searchStrings(strings),
    provider: providerSettings(config),
    ...(missingResults !== undefined && { missingResults }),
    index: add('index', index),
    texts: texts.map((each) => add('text', each)),
    assets,
  };
  files.set(settingsPath(site), JSON.stringify(settings));
  return files;
}
