import type { EngineAnswer, EngineQuery, FacetAttribute } from './engine.ts';
import { meaningMatcher } from './meaning-matcher.ts';
import type { ParsedQuery } from './query.ts';
import type { Ranked, Ranking } from './rank.ts';
import type { SearchRecord } from './record.ts';
import { contentRecord, headingRecord, type RecordSource } from './records.ts';
import type { SearchIndex } from './search-index.ts';
import { sectionId } from './slug.ts';
import { isSingle } from './stop-words.ts';
import { type Judged, textJudge } from './text-judge.ts';
import type { Texts } from './texts.ts';
import { varied } from './variety.ts';

/** Sections whose text is compared with the query; those after them are ordered by headings and terms alone. */
const compared = 60;

/** Turns a ranking into hits: looks at the texts of the best sections, and picks heading or paragraphs of each. */
export async function present(
  index: SearchIndex,
  texts: Texts,
  query: ParsedQuery,
  { meanings, candidates }: Ranking,
  { offset, length, filters, facets }: EngineQuery,
): Promise<EngineAnswer> {
  const matching = candidates.filter(({ section }) =>
    filters.every((any) =>
      any.some(
        ({ attribute, value, not = false }) => (facetValue(index, section, attribute) === value) !== not,
      ),
    ),
  );
  // A letter is in every text: headings tell, and whoever types the first one need not wait for texts.
  const isLetter = query.units.length === 1 && query.units.every(({ joined }) => isSingle(joined));
  const best = isLetter ? [] : matching.slice(0, compared);
  await texts.want(best.map(({ section }) => section));
  const judge = textJudge(index, texts, query, meanings);
  const ordered = varied(index, best.map(judge));
  const shown = [...ordered, ...matching.slice(best.length)].slice(offset, offset + length);
  const inHeadings = isLetter && shown.every(({ inHeading }) => inHeading > 0);
  await texts.want(inHeadings ? [] : shown.map(({ section }) => section));
  const judged = shown.map((hit, place) => ordered[offset + place] ?? judge(hit));
  return {
    hits: judged.map((hit) => record(index, texts, query, hit)),
    nbHits: matching.length,
    facets: Object.fromEntries(facets.map((facet) => [facet, count(index, matching, facet)])),
    words: new Set(query.units.map(({ joined }) => joined)),
    meanings,
    matcher: meaningMatcher(index, meanings),
  };
}

/** Heading when what was asked for stands in headings, or when there is no text to show. */
function record(index: SearchIndex, texts: Texts, { units }: ParsedQuery, hit: Judged): SearchRecord {
  const source = recordSource(index, hit.section);
  const groups = texts.groups(hit.section);
  const { closeness } = hit;
  const group = closeness && groups[closeness.group];
  const first = source.headings.length === 1;
  const page = index.sections[hit.section]?.page ?? -1;
  const description = first ? texts.description(page) : null;
  const isDescription = first && closeness?.group === 0;
  const headingSuffices = hit.inHeading > 0 && hit.inHeading >= Math.min(units.length, closeness?.units ?? 0);
  // Remarks have the heading of their table: only the text tells one from the others.
  const [text] = groups;
  if (text && isRemark(index, hit.section)) {
    return contentRecord(source, { text: (group ?? text).text, place: closeness?.group ?? 0 });
  }
  if (!group || !closeness || isDescription || headingSuffices) return headingRecord(source, description);
  return contentRecord(source, { text: group.text, place: closeness.group });
}

/** What records of a section are made from. */
export function recordSource(
  { url, language, version, pages, sections }: SearchIndex,
  number: number,
): RecordSource {
  const section = sections[number];
  const page = pages[section?.page ?? -1];
  if (!section || !page) throw new RangeError(`No section ${number}`);
  const own = isRemark({ sections }, number) ? [] : [number];
  const headings = [...section.above, ...own].flatMap((each) => sections[each] ?? []);
  const { path, group, rank, first } = page;
  return {
    url,
    language,
    version,
    path,
    group,
    rank,
    headings,
    id: sectionId(section),
    position: number - first,
  };
}

/** Whether a section is a row that remarks on something, and has no name but that of its table. */
function isRemark({ sections }: Pick<SearchIndex, 'sections'>, number: number): boolean {
  const section = sections[number];
  return section?.entry === true && sections[section.above.at(-1) ?? -1]?.title === section.title;
}

function facetValue(
  { pages, sections, language, version }: SearchIndex,
  number: number,
  facet: FacetAttribute,
): string {
  const section = sections[number];
  if (facet === 'hierarchy.lvl0') return pages[section?.page ?? -1]?.group ?? '';
  return facet === 'language' ? language : version;
}

function count(
  index: SearchIndex,
  candidates: readonly Ranked[],
  facet: FacetAttribute,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { section } of candidates) {
    const value = facetValue(index, section, facet);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}
