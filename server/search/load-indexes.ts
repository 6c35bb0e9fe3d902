import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { list, shape, text } from '../../src/search/client/guards.ts';
import { createEngine } from '../../src/search/core/create-engine.ts';
import type { SearchEngine } from '../../src/search/core/engine.ts';
import { searchPath } from '../../src/site/routes.ts';

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
 * Loads the indexes of a built site when they are first asked for, and keeps them.
 * @param folder built site
 * @returns gives engines by index name: none when the site was built without search. Rejects when an index cannot
 *   be read, and tries again when it is asked again.
 */
export function indexLoader(folder: string): () => Promise<Indexes> {
  let loading: Promise<Indexes> | undefined;
  return () => {
    loading ??= loadIndexes(folder).then(
      (indexes) => {
        if (indexes.size === 0) loading = undefined;
        return indexes;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}

async function loadIndexes(folder: string): Promise<Indexes> {
  const members = new Map<string, Member[]>();
  for (const name of (await namesOf(join(folder, '_search'))).sort()) {
    if (!name.endsWith('.json') || isHashed(`/_search/${name}`)) continue;
    const settings = readSettings(await readJson(join(folder, '_search', name)), `_search/${name}`);
    const { language, version, searchPage, index, texts, provider } = settings;
    const engine = createEngine(await readJson(join(folder, index)), (place) =>
      readJson(join(folder, texts[place] ?? '')),
    );
    const others = members.get(provider.indexName) ?? [];
    const member = { language, version, engine };
    // Who names no language and version means the default ones, whose addresses are in no folder.
    members.set(provider.indexName, searchPage === searchPath ? [member, ...others] : [...others, member]);
  }
  return new Map([...members].map(([name, each]) => [name, oneOf(each)]));
}

/** Whether a file's name holds a hash of its content, so that it never changes. */
export function isHashed(path: string): boolean {
  return /^\/_search\/(index|text)\.[^/]+$/.test(path);
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

async function namesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
