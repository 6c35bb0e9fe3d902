import { setImmediate } from 'node:timers/promises';
import { list, shape, text } from '../../src/search/client/guards.ts';
import { createEngine } from '../../src/search/core/create-engine.ts';
import type { SearchEngine } from '../../src/search/core/engine.ts';
import { isHashed } from '../../src/site/response-headers.ts';
import { searchPath } from '../../src/site/routes.ts';
import type { SiteFile } from '../files/read-folder.ts';

export type Indexes = ReadonlyMap<string, SearchEngine>;

/** What the server needs to know of a settings file. */
const readSettings = shape(
  {
    language: text,
    version: text,
    searchPage: text,
    index: text,
    texts: list(text),
    provider: shape({ indexName: text }, {}),
  },
  {},
);

interface Member {
  readonly language: string;
  readonly version: string;
  readonly engine: SearchEngine;
}

/**
 * Makes the engines of a built site.
 * @param files of the site, by path
 * @returns engines by index name: none when the site was built without search
 *   Rejects when an index cannot be read
 */
export async function loadIndexes(files: ReadonlyMap<string, SiteFile>): Promise<Indexes> {
  const read = (path: string): unknown => {
    const file = files.get(path);
    if (!file) throw new Error(`No ${path} in the built site.`);
    return JSON.parse(file.plain.body.toString('utf8'));
  };
  const members = new Map<string, Member[]>();
  for (const path of [...files.keys()].sort()) {
    if (!/^\/_search\/[^/]+\.json$/.test(path) || isHashed(path)) continue;
    // Each takes a while; others have their turn between two.
    await setImmediate();
    const settings = readSettings(read(path), path.slice(1));
    const { language, version, searchPage, index, texts, provider } = settings;
    const engine = createEngine(read(index), async (place) => read(texts[place] ?? ''));
    const others = members.get(provider.indexName) ?? [];
    const member = { language, version, engine };
    // Who names no language and version means the default ones, whose addresses are in no folder.
    members.set(provider.indexName, searchPage === searchPath ? [member, ...others] : [...others, member]);
  }
  return new Map([...members].map(([name, each]) => [name, oneOf(each)]));
}

/** Languages and versions that share an index name: filters by them choose, else it is the first. */
function oneOf(members: readonly Member[]): SearchEngine {
  return {
    async search(query) {
      const fits = ({ language, version }: Member) =>
        query.filters.every((any) =>
          any.some(({ attribute, value }) => {
            if (attribute === 'language') return value === language;
            return attribute !== 'version' || value === version;
          }),
        );
      const member = members.find(fits) ?? members[0];
      if (!member) throw new RangeError('An index without members');
      return member.engine.search(query);
    },
  };
}
