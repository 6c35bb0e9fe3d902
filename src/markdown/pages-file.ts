import { z } from 'zod';

/** Where the list of all twins is, below the address of the site. */
export const pagesFile = '/_markdown/pages.json';

const text = z.string();
const size = z.int().nonnegative();

/** A heading of a twin, as `sectionsOf` finds it; the first section, with the empty id, has what comes before the second heading. */
export const pageSectionSchema = z.strictObject({
  id: text,
  title: text,
  level: z.int().min(1).max(6),
  /** Size in UTF-8 of what `sectionOf` gives: with the headings of deeper levels below it. */
  bytes: size,
  /** Ids of rows, terms and other entries between this heading and the next. */
  anchors: z.array(text),
});

export const twinPageSchema = z.strictObject({
  /** Address of the page, with the path the site is below. */
  path: text,
  /** Address of its twin. */
  markdown: text,
  title: text,
  description: text,
  /** Language of the edition. */
  language: text,
  /** Language of the text, where that waits for its translation. */
  textLanguage: text.optional(),
  /** What the page describes, in words: `DTX 0.34`. */
  version: text,
  /** Day for which the examples of the page were checked. */
  checked: z.iso.date().optional(),
  /** Size of the twin in UTF-8. */
  bytes: size,
  /** Not in the sidebar, the search and the sitemap. */
  unlisted: z.literal(true).optional(),
  sections: z.array(pageSectionSchema),
});

/** Every page that has a twin, sorted by path: written by the build, read by the server, the discovery files and MCP. */
export const pagesFileSchema = z.strictObject({
  site: z.strictObject({
    name: text,
    /** Origin. */
    url: text,
    /** Path of it below which the site is: empty, or such as `/docs`. */
    basePath: text,
    /** What to know of the product before a command is run, one sentence each; empty where there is no product. */
    state: z.array(text).default([]),
  }),
  pages: z.array(twinPageSchema),
});

export type PageSection = z.output<typeof pageSectionSchema>;
export type TwinPage = z.output<typeof twinPageSchema>;
export type PagesFile = z.output<typeof pagesFileSchema>;
