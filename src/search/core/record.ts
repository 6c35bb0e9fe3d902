/** Levels of a hit's place, from the group (`lvl0`) and the page (`lvl1`) down (row 3.1). */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

export type Hierarchy = Readonly<Record<Level, string | null>>;

/** A heading by its level, or a group of paragraphs below one (row 3.3). */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The type of a name; undefined when there is none: foreign indexes know others. */
export function recordType(name: unknown): RecordType | undefined {
  return [...levels.slice(1), 'content'].find((type): type is RecordType => type === name);
}

/** What a search finds: a heading, or a group of paragraphs with the headings above it (rows 3.1 to 3.5). */
export interface SearchRecord {
  /** Stays the same while the page keeps its address and headings. */
  readonly objectID: string;
  /** Absolute, with the anchor of the nearest element that has one (row 3.4). */
  readonly url: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Text of the group of paragraphs; null for headings. */
  readonly content: string | null;
  readonly language: string;
  /** Name of the docs version. */
  readonly version: string;
  /** Order of equals: higher first, but `position`, where lower is first. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}
