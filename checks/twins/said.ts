/** What a page and its twin must both say, each in its order. */
export interface Said {
  /** `## Text {#id}` */
  readonly headings: string[];
  /** Text of each block of code. */
  readonly code: string[];
  /** Letters and digits of the cells of each row of a table. */
  readonly rows: string[];
  /** Where links lead. */
  readonly links: string[];
}
