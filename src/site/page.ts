import type { FrontMatter, SidebarGroup } from './front-matter.ts';
import type { SourcePage } from './read-content.ts';

/** A place in the sidebar. */
export interface NavNode {
  readonly label: string;
  /** Language of the label, when it is not that of the page it stands on. */
  readonly language?: string;
  /** Address of the page; absent for a folder that is only a heading. */
  readonly path?: string;
  /** File the place comes from, for errors. */
  readonly file: string;
  readonly position: number | undefined;
  /** Group of the sidebar it is listed in. */
  readonly group?: SidebarGroup;
  readonly children: readonly NavNode[];
}

/** What stands before, after and above a page in reading order. */
export interface Neighbourhood {
  /** From the top of the sidebar to the page itself. */
  readonly trail: readonly NavNode[];
  readonly previous?: NavNode;
  readonly next?: NavNode;
}

interface PageBase extends Neighbourhood {
  /** Source file from the project root. */
  readonly file: string;
  /** Listed form of the route, the same in every edition: `/architecture/`. */
  readonly route: string;
  /** Address in this edition: `/es/architecture/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  /** Whether the page waits for its translation and shows the text of the default language. */
  readonly untranslated: boolean;
}

/** A page written by an author. */
export interface DocPage extends PageBase {
  readonly kind: 'doc';
  readonly frontMatter: FrontMatter;
  /** Markdown or MDX after the front matter, on its own line numbers. */
  readonly body: string;
  /** What the page was made from; editions that show the same text share it. */
  readonly source: SourcePage;
  /** Whether the original has changed since this translation was made. */
  readonly outdated: boolean;
  /** The titles are in the language of the edition, the text is not; and whether the original's have changed since. */
  readonly titled?: { readonly outdated: boolean };
  /** Last commit that touched the file; absent when git does not know it. */
  readonly updated?: Date;
}

/** A page of cards, generated for a folder (row 2R.4). */
export interface CategoryPage extends PageBase {
  readonly kind: 'category';
}

export type Page = DocPage | CategoryPage;
