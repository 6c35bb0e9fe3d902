import type { Hierarchy, Level, RecordType, SearchRecord } from './record.ts';
import { levels } from './record.ts';
import type { SiteText } from './site-text.ts';

/** What a record of a page is made from. */
export interface RecordSource {
  readonly url: string;
  readonly language: string;
  readonly version: string;
  readonly path: string;
  readonly group: string;
  readonly rank: number;
  /** Headings from the page down to the section itself. */
  readonly headings: readonly { readonly level: number; readonly title: string }[];
  /** Id of the section; empty for the page. */
  readonly id: string;
  /** Place of the section in its page. */
  readonly position: number;
}

/** Paragraphs of a section as a record needs them. */
export interface RecordGroup {
  readonly text: string;
  /** Place in the section. */
  readonly place: number;
}

/** Record of a heading. @param description of the page, shown below its title */
export function headingRecord(source: RecordSource, description: string | null = null): SearchRecord {
  const level = source.headings.at(-1)?.level ?? 1;
  return {
    ...common(source),
    objectID: source.path + anchor(source.id),
    type: `lvl${level}` as RecordType,
    content: level === 1 ? description : null,
    // As in DocSearch: the page before its sections, headings before text.
    weight: weight(source, 110 - 10 * level),
  };
}

/** Record of a group of paragraphs. */
export function contentRecord(source: RecordSource, group: RecordGroup): SearchRecord {
  return {
    ...common(source),
    objectID: `${source.path}${anchor(source.id)}:${group.place}`,
    type: 'content',
    content: group.text,
    weight: weight(source, 0),
  };
}

/** Every record of a site, in reading order: for providers that keep an index of their own. */
export function flatRecords({ url, language, version, pages }: SiteText): SearchRecord[] {
  return pages.flatMap(({ path, group, rank, sections }) => {
    let headings: { level: number; title: string }[] = [];
    return sections.flatMap(({ id, level, title, entry, groups }, position) => {
      const above = headings.filter((outer) => outer.level < level);
      const isRemark = entry && above.at(-1)?.title === title;
      const own = isRemark ? above : [...above, { level, title }];
      // Nothing is part of a table row, whatever follows it.
      if (!entry) headings = own;
      const source = { url, language, version, path, group, rank, headings: own, id, position };
      const [first] = groups;
      return [
        ...(isRemark ? [] : [headingRecord(source, level === 1 ? (first?.text ?? null) : null)]),
        ...groups.map(({ text }, place) => contentRecord(source, { text, place })),
      ];
    });
  });
}

function common({ url, path, id, language, version, group, headings }: RecordSource) {
  const names = new Map<Level, string>([['lvl0', group]]);
  for (const { level, title } of headings) names.set(`lvl${level}` as Level, title);
  const hierarchy = Object.fromEntries(levels.map((level) => [level, names.get(level) ?? null])) as Hierarchy;
  return { url: url + path + anchor(id), hierarchy, language, version };
}

const weight = ({ rank, position }: RecordSource, level: number): SearchRecord['weight'] => ({
  pageRank: rank,
  level,
  position,
});

const anchor = (id: string): string => (id === '' ? '' : `#${id}`);
