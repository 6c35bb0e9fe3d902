/** A kind of document that pages show and other products define; `foreign-schemas.ts` has what is checked of some. */
export interface ForeignDocument {
  /** Value of `schema="…"`. */
  readonly id: string;
  /** Titles of blocks that hold one. */
  readonly title?: RegExp;
  /** Fields that together give it away. */
  readonly fields?: readonly string[];
}

/** Kinds of documents of other products, the more telling ones first. */
export const foreignDocuments: readonly ForeignDocument[] = [
  {
    id: 'compose',
    title: /^(docker-)?compose\b.*\.ya?ml/,
    fields: ['services'],
  },
  {
    id: 'workflow',
    title: /^\.github\/workflows\//,
    fields: ['on', 'jobs'],
  },
  {
    id: 'package.json',
    title: /^package\.json/,
  },
  { id: 'tsconfig.json', title: /^tsconfig.*\.json/ },
  {
    id: 'chat-completion',
    fields: ['object', 'choices'],
  },
  {
    id: 'connect-error',
    fields: ['code', 'message'],
  },
];
