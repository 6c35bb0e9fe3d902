import { setImmediate } from 'node:timers/promises';
import { isHashed } from '../../src/page/response-headers.ts';
import { list, shape, text } from '../../src/search/client/guards.ts';
import type { EngineQuery } from '../../src/search/core/engine.ts';
import { RequestError } from '../../src/search/protocol/request-error.ts';
import type { SiteFile } from '../files/read-folder.ts';
import type { Facet } from './protocol/facets.ts';
import type { Indexes } from './protocol/operations.ts';
import { createEdition, type Edition, type SiteIndex } from './site-index.ts';

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

/**
 * Makes the indexes of a built site.
 * @param files of the site, by path
 * @returns indexes by name: none when the site was built without search
 *   Rejects when an index cannot be read
 */
export async function loadIndexes(files: ReadonlyMap<string, SiteFile>): Promise<Indexes> {
  const read = (path: string): unknown => {
    const file = files.get(path);
    if (!file) throw new Error(`No ${path} in the built site.`);
    return JSON.parse(file.plain.body.toString('utf8'));
  };
  const settings = [...files.keys()]
    .filter((path) => /\/_search\/[^/]+\.json$/.test(path) && !isHashed(path))
    .sort()
    .map((path) => readSettings(read(path), path.slice(1)))
    // Who names no language and version means the default ones, whose addresses are in no folder of their own.
    .sort((one, other) => one.searchPage.length - other.searchPage.length);
  const members = new Map<string, Edition[]>();
  for (const { index, texts, provider } of settings) {
    // Each takes a while; others have their turn between two.
    await setImmediate();
    const member = createEdition(read(index), async (place) => read(texts[place] ?? ''));
    members.set(provider.indexName, [...(members.get(provider.indexName) ?? []), member]);
  }
  return new Map([...members].map(([name, each]) => [name, oneOf(each)]));
}

/**
 * Languages and versions that share an index name: filters by them choose, else it is the first.
 * @throws {RequestError} at a query whose filters name several: an answer has one
 */
function oneOf(members: readonly Edition[]): SiteIndex {
  function choose(query: EngineQuery<Facet>): Edition {
    const fitting = members.filter((member) => fits(member, query));
    for (const attribute of ['language', 'version'] as const) {
      const values = [...new Set(fitting.map((member) => member[attribute]))];
      if (values.length > 1 && query.filters.flat().some((filter) => filter.attribute === attribute)) {
        const list = values.map((value) => `"${value}"`).join(', ');
        throw new RequestError(
          `Filters leave ${list} as ${attribute}, but an answer has one. Name one ${attribute}.`,
        );
      }
    }
    const member = fitting[0] ?? members[0];
    if (!member) throw new RangeError('An index without members');
    return member;
  }
  return {
    search: async (query) => choose(query).search(query),
    async object(objectID) {
      for (const member of members) {
        const record = await member.object(objectID);
        if (record) return record;
      }
      return undefined;
    },
  };
}

/** Whether filters by language and version leave a member; others are for the member itself. */
const fits = (member: Edition, { filters }: EngineQuery<Facet>): boolean =>
  filters.every((any) =>
    any.some(({ attribute, value, not = false }) => {
      if (attribute !== 'language' && attribute !== 'version') return true;
      return (member[attribute].toLowerCase() === value.toLowerCase()) !== not;
    }),
  );
