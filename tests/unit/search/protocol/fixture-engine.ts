import type { Facet } from '../../../../server/search/protocol/facets.ts';
import type { SiteIndex } from '../../../../server/search/site-index.ts';
import { fold } from '../../../../src/base/fold.ts';
import type { EngineQuery } from '../../../../src/search/core/engine.ts';
import { parseQuery } from '../../../../src/search/core/query.ts';
import type { SearchRecord } from '../../../../src/search/core/record.ts';
import { stopWordsOf } from '../../../../src/search/core/stop-word-lists.ts';
import { words } from '../../../../src/search/core/tokens.ts';
import { beginnings } from '../core/matchers.ts';

export const indexName = 'dtx-docs';

/** A hit; the levels are the group, the page and a heading of it. */
export function record(
  path: string,
  [lvl0 = '', lvl1 = null, lvl2 = null]: readonly (string | null)[],
  more: Partial<SearchRecord> = {},
): SearchRecord {
  return {
    objectID: path,
    url: `https://docs.example.org${path}`,
    type: lvl2 === null ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    language: 'en',
    version: 'current',
    weight: { pageRank: 1, level: 100, position: 0 },
    ...more,
  };
}

export const records: readonly SearchRecord[] = [
  record('/tactics/tap', ['Tactics', 'Tree of attacks (TAP)']),
  record('/tactics/tap#run', ['Tactics', 'Tree of attacks (TAP)', 'Run TAP in DTX']),
  record('/tactics/tap#run:0', ['Tactics', 'Tree of attacks (TAP)', 'Run TAP in DTX'], {
    type: 'content',
    content:
      'Start it with dtx redteam run and --max_prompts 10. A reply such as <script>alert("tap")</script> & more is only text, and TAP shows it as such.',
  }),
  record('/installation/', ['Installation', 'Install DTX'], { content: 'Install it with pip.' }),
];

/** Finds what holds every word of the query, in the order of the list; remembers what it was asked. */
export function fixtureEngine(
  known: readonly SearchRecord[] = records,
): SiteIndex & { readonly asked: EngineQuery<Facet>[] } {
  const asked: EngineQuery<Facet>[] = [];
  return {
    asked,
    object: async (objectID) => known.find((each) => each.objectID === objectID),
    async search(query) {
      asked.push(query);
      const wanted = Array.from(words(query.query), ({ text }) => text);
      const found = known.filter(
        (each) =>
          wanted.every((word) => textsOf(each).some((text) => text.startsWith(word))) &&
          query.filters.every((any) =>
            any.some(({ attribute, value, not = false }) => (facetValue(each, attribute) === value) !== not),
          ),
      );
      return {
        hits: found.slice(query.offset, query.offset + query.length),
        nbHits: found.length,
        facets: Object.fromEntries(query.facets.map((facet) => [facet, count(found, facet)])),
        words: new Set(parseQuery(query.query, stopWordsOf('en')).units.map(({ joined }) => joined)),
        meanings: [],
        matcher: beginnings(...wanted),
      };
    },
  };
}

function textsOf({ hierarchy, content }: SearchRecord): string[] {
  const texts = [...Object.values(hierarchy), content].filter((text) => text !== null);
  return texts.flatMap((text) => Array.from(words(fold(text)), (word) => word.text));
}

function facetValue(known: SearchRecord, attribute: Facet): string {
  return (attribute === 'hierarchy.lvl0' ? known.hierarchy.lvl0 : known[attribute]) ?? '';
}

function count(found: readonly SearchRecord[], attribute: Facet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of found)
    counts[facetValue(each, attribute)] = (counts[facetValue(each, attribute)] ?? 0) + 1;
  return counts;
}
