/** The text of a site as search sees it: what indexes, records and texts are made from. */
export interface SiteText {
  /** Address the site is published at, without a slash at the end. */
  readonly url: string;
  readonly language: string;
  readonly version: string;
  readonly pages: readonly PageText[];
  readonly synonyms: readonly SynonymGroup[];
}

/** Words that mean the same: a query with one of them also finds the others. */
export type SynonymGroup = readonly string[];

export interface PageText {
  /** Listed form of the route. */
  readonly path: string;
  /** Name in the navigation, which may differ from the title. */
  readonly label: string;
  /** Name of the group the page belongs to: the top of the navigation. */
  readonly group: string;
  /** Weight of the page among equals: higher first. */
  readonly rank: number;
  /** The first is the page itself, up to its first heading; the others follow in the order of the page. */
  readonly sections: readonly SectionText[];
}

export interface SectionText {
  /** Id of the heading; empty for the page itself. */
  readonly id: string;
  /** 1 for the page itself, else the level of the heading. */
  readonly level: number;
  readonly title: string;
  /** Whether it is an entry: a table row or a term with an address of its own, not a heading. */
  readonly entry: boolean;
  readonly groups: readonly TextGroup[];
}

/** Paragraphs, list items or table rows that belong together, some 50 words at most when they can be split. */
export interface TextGroup {
  /** In one line, without markup. */
  readonly text: string;
  /** Whether it is a code block. */
  readonly code: boolean;
}
