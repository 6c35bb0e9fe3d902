import type { SearchSettings } from '../settings.ts';
import { fetchJson } from './fetch-json.ts';
import { dictionary, flag, type Guard, list, oneOf, shape, text } from './guards.ts';

/** The texts are those of the build that wrote the file, so their names need no check. */
const strings: Guard<SearchSettings['strings']> = (value, place) =>
  dictionary(text)(value, place) as SearchSettings['strings'];

const readSettings: Guard<SearchSettings> = shape(
  {
    language: text,
    version: text,
    siteUrl: text,
    searchPage: text,
    filters: list(text),
    strings,
    provider: shape(
      { kind: oneOf('local', 'self', 'algolia'), indexName: text, fallback: flag, insights: flag },
      { appId: text, apiKey: text, hosts: list(text), path: text },
    ),
    index: text,
    texts: list(text),
    assets: list(text),
  },
  { missingResults: text },
);

/**
 * Fetches the settings of the search.
 * @param url `/_search/<language>.<version>.json`
 * @param cache `no-cache` where those known are of no use any more
 * @throws {UnreachableError | DeserializationError} not to be had, or not what the build writes
 */
export async function loadSettings(url: string, cache: RequestCache = 'default'): Promise<SearchSettings> {
  return readSettings(await fetchJson(url, 'The settings of the search', cache), '');
}
