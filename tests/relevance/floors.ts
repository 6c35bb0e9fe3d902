import type { Quality } from './measure.ts';
import type { QueryClass } from './read-queries.ts';

type Floors = Readonly<Partial<Record<keyof Quality, number>>>;

/** The least that every query with an answer must reach together. Never to be lowered. */
export const floors: Floors = { mrr: 0.9, hit5: 0.95 };

/** The least for queries that nobody has tuned with; each of 84 counts for 0.012. Never to be lowered. */
export const unseenFloors: Floors = { mrr: 0.89, hit5: 0.92 };

/**
 * The least of each class: what was measured, less at most 0.03, so that one query may change for the worse when
 * others gain. Raise them when the search gets better.
 */
export const classFloors: Readonly<Record<QueryClass, Floors>> = {
  navigational: { mrr: 0.97, hit5: 0.97 },
  keyword: { mrr: 0.855, hit5: 0.955 },
  question: { mrr: 0.885, hit5: 0.92 },
  typo: { mrr: 0.975, hit5: 0.97 },
  identifier: { mrr: 0.96, hit5: 0.97 },
  synonym: { mrr: 0.9, hit5: 0.97 },
  partial: { mrr: 0.96, hit5: 0.97 },
  'no-answer': { empty: 0.64 },
};
