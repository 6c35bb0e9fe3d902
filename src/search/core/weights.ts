/**
 * What counts how much in the order of hits. Found with the queries of `tests/relevance`; see docs/decisions/25 for what that
 * proves.
 */
export const weights = {
  /** Of the whole query found in a section and the headings above it. */
  coverage: 8,
  /** Of each mistake looked past. */
  typo: -1.5,
  /** Of the words found, by where they stand and how surely they are meant. */
  worth: 6.5,
  /** Of a heading that is what was typed; less when only a part of either is the other. */
  name: 2.5,
  /** Of a page whose address ends in what was typed. */
  isName: 2,
  /** Of a heading that begins with what was typed, signs included: `--max_prompts`. */
  begins: 1.2,
  /** Of a heading that is exactly what was typed. */
  equals: 1,
  /** Of a page before its sections. */
  page: 0.4,
  /** Of table rows and terms, whose short names are easily met. */
  entry: -0.3,
  /** Of the whole query found anywhere on the page. */
  pageCoverage: 3,
  /** Of a question's words, by where they stand best on the page. */
  pageWorth: 3,
  /** Of a section that holds all of a question: more than all else together. */
  whole: 20,
  /** Of each step of a page's own weight. */
  rank: 0.02,
  /** Of words that stand side by side in the text. */
  near: 1,
  /** Of a text that holds a query with signs as it was typed. */
  literal: 4,
  /** Of a section that is about the query and not much else. */
  density: 1,
  /** Of each hit after the second of a page. */
  repeated: -1,
};

/** What a word is worth by where it stands. */
export const worthOf = { title: 1, heading: 0.8, above: 0.65, text: 0.35 };

/** How surely a reading is what was meant, by how it differs from what was typed. */
export const sure = {
  plural: 0.95,
  inflected: 0.4,
  synonym: 0.85,
  prefix: 0.8,
  parts: 0.65,
  near: 0.6,
  nearPrefix: 0.65,
  split: 0.7,
};
