import { firstGood, good, gradesOf, measure, type Quality } from './measure.ts';
import type { AnsweredQuery, AnsweredSet } from './site-search.ts';
import { answerable } from './site-search.ts';

/** How well a search answered some queries. */
export const qualityOf = (queries: readonly AnsweredQuery[]): Quality =>
  measure(
    queries,
    queries.map(({ hits }) => hits),
  );

/** A table of the classes and of all queries with an answer. */
export const qualityTable = (answered: AnsweredSet): string =>
  table([...Object.entries(answered), ['all with an answer', answerable(answered)]]);

function table(rows: readonly (readonly [string, readonly AnsweredQuery[]])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const number = (value: number) => value.toFixed(3).padStart(8);
  const head = ['queries', 'MRR', 'hit@1', 'hit@5', 'NDCG@10', 'no hits']
    .map((name) => name.padStart(8))
    .join('');
  const lines = rows.map(([name, queries]) => {
    const { mrr, hit1, hit5, ndcg10, empty } = qualityOf(queries);
    const isAnswered = queries.some(({ answers }) => Object.keys(answers).length > 0);
    const numbers = isAnswered
      ? [mrr, hit1, hit5, ndcg10, empty].map(number).join('')
      : number(empty).padStart(40);
    return name.padEnd(width) + String(queries.length).padStart(8) + numbers;
  });
  return [' '.repeat(width) + head, ...lines].join('\n');
}

/**
 * The queries that cost a measure, worst first: what was wanted, and what came.
 * @param measureName for `hit5` those without a good hit among the first five, for `empty` those with any hit, else
 *   those whose first hit is no good one
 */
export function lost(queries: readonly AnsweredQuery[], measureName: keyof Quality): string {
  const placed = queries.map((query) => ({ query, place: firstGood(gradesOf(query.hits, query.answers)) }));
  const costs = ({ query, place }: (typeof placed)[number]) =>
    measureName === 'empty' ? query.hits.length > 0 : place > (measureName === 'hit5' ? 5 : 1);
  return placed
    .filter(costs)
    .sort((a, b) => b.place - a.place)
    .map(({ query: { query, answers, hits }, place }) => {
      const wanted = Object.keys(answers).filter((answer) => (answers[answer] ?? 0) >= good);
      const found = Number.isFinite(place) ? `first good hit in place ${place}` : 'no good hit';
      return [
        `"${query}": ${wanted.length > 0 ? found : `${hits.length} hits`}`,
        ...(wanted.length > 0 ? [`    wanted ${wanted.slice(0, 3).join(', ')}`] : []),
        `    got    ${hits.slice(0, 3).join(', ') || 'nothing'}`,
      ].join('\n');
    })
    .join('\n');
}
