import { engineOf } from '../../src/search/core/create-engine.ts';
import type {
  EngineAnswer,
  EngineQuery,
  FacetAttribute,
  FacetFilter,
  SearchEngine,
} from '../../src/search/core/engine.ts';
import { recordSource } from '../../src/search/core/present.ts';
import type { SearchRecord } from '../../src/search/core/record.ts';
import { contentRecord, headingRecord } from '../../src/search/core/records.ts';
import { Texts } from '../../src/search/core/texts.ts';
import { unpackIndex } from '../../src/search/core/unpack.ts';
import type { Facet } from './protocol/facets.ts';

/** What the server asks of an index. */
export interface SiteIndex extends SearchEngine<Facet> {
  /** The record with this id; undefined when there is none. */
  object(objectID: string): Promise<SearchRecord | undefined>;
}

/** The index of one language and version. */
export interface Edition extends SiteIndex {
  readonly language: string;
  readonly version: string;
}

/**
 * Makes an index from what the build wrote. To what the browser's engine does it adds the facet `type`, values of
 * filters in any case, records by their id, and an answer to an empty query: every section, pages first.
 * @param loadText gives the text at a place of the list
 * @throws {TypeError} when the data is not an index of this format
 */
export function createEdition(packed: unknown, loadText: (place: number) => Promise<unknown>): Edition {
  const index = unpackIndex(packed);
  const texts = new Texts(index, loadText);
  const engine = engineOf(index, texts);
  const { language, version } = index;
  const groups = new Map(index.pages.map(({ group }) => [group.toLowerCase(), group]));
  const spelled = (filter: FacetFilter<Facet>): FacetFilter<Facet> => {
    const { attribute } = filter;
    const value = filter.value.toLowerCase();
    const known =
      attribute === 'hierarchy.lvl0'
        ? groups.get(value)
        : [language, version, value].find((each) => each.toLowerCase() === value);
    return { ...filter, value: known ?? value };
  };

  let sections: Promise<Sections> | undefined;
  const load = async (): Promise<Sections> => {
    await texts.want([]);
    const headings = index.sections.map(({ level, page }, number) =>
      headingRecord(recordSource(index, number), level === 1 ? texts.description(page) : null),
    );
    return {
      places: new Map(headings.map(({ objectID }, number) => [objectID, number])),
      headings,
      ordered: headings.toSorted(byWeight),
    };
  };
  const all = () => {
    sections ??= load();
    return sections;
  };

  return {
    language,
    version,
    async search(query) {
      const filters = query.filters.map((any) => any.map(spelled));
      if (query.query.trim() === '')
        return narrowed(everything((await all()).ordered), { ...query, filters });
      const known = filters.filter((any): any is FacetFilter[] =>
        any.every(({ attribute }) => attribute !== 'type'),
      );
      const facets = query.facets.filter((facet): facet is FacetAttribute => facet !== 'type');
      const ofType = filters.filter((any) => any.some(({ attribute }) => attribute === 'type'));
      if (ofType.length === 0 && facets.length === query.facets.length)
        return engine.search({ ...query, filters: known, facets });
      // Whether a section answers with its heading or a paragraph is known when it has been compared with the query.
      const whole = {
        query: query.query,
        offset: 0,
        length: Number.POSITIVE_INFINITY,
        filters: known,
        facets: [],
      };
      return narrowed(await engine.search(whole), { ...query, filters: ofType });
    },
    async object(objectID) {
      const { places, headings } = await all();
      const place = places.get(objectID);
      if (place !== undefined) return headings[place];
      const [, section = '', group = ''] = /^(.*):(\d{1,6})$/s.exec(objectID) ?? [];
      const number = places.get(section);
      if (number === undefined) return undefined;
      await texts.want([number]);
      const text = texts.groups(number)[Number(group)]?.text;
      return text === undefined || String(Number(group)) !== group
        ? undefined
        : contentRecord(recordSource(index, number), { text, place: Number(group) });
    },
  };
}

interface Sections {
  /** Records of headings by the number of their section. */
  readonly headings: readonly SearchRecord[];
  /** Numbers by `objectID`. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings as an empty query lists them. */
  readonly ordered: readonly SearchRecord[];
}

/** Pages before their sections; of equals those of the better page. */
function byWeight({ weight: a }: SearchRecord, { weight: b }: SearchRecord): number {
  return b.level - a.level || b.pageRank - a.pageRank || a.position - b.position;
}

const everything = (hits: readonly SearchRecord[]): EngineAnswer => ({
  hits,
  nbHits: hits.length,
  facets: {},
  words: new Set(),
  meanings: [],
  matcher: { match: () => undefined },
});

/** Of an answer with all its hits those that meet the filters, counted, and the part asked for. */
function narrowed(
  found: EngineAnswer,
  { filters, facets, offset, length }: EngineQuery<Facet>,
): EngineAnswer {
  const hits = found.hits.filter((hit) =>
    filters.every((any) =>
      any.some(({ attribute, value, not = false }) => (facetValue(hit, attribute) === value) !== not),
    ),
  );
  return {
    ...found,
    hits: hits.slice(offset, offset + length),
    nbHits: hits.length,
    facets: Object.fromEntries(facets.map((facet) => [facet, count(hits, facet)])),
  };
}

const facetValue = (hit: SearchRecord, facet: Facet): string =>
  facet === 'hierarchy.lvl0' ? (hit.hierarchy.lvl0 ?? '') : hit[facet];

function count(hits: readonly SearchRecord[], facet: Facet): Record<string, number> {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const value = facetValue(hit, facet);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}
