/** Answers of one query: a route or a place on it, and how well it answers (3 best). */
export interface JudgedQuery {
  readonly query: string;
  readonly answers: Readonly<Record<string, number>>;
}

/** How well hits answer a set of queries, all from 0 to 1. */
export interface Quality {
  readonly queries: number;
  /** Mean of 1/place of the first good hit (grade 2 or 3). */
  readonly mrr: number;
  /** Share of queries with a good hit in first place, and among the first five. */
  readonly hit1: number;
  readonly hit5: number;
  /** Discounted gain of the first ten hits, compared with the best order there could be. */
  readonly ndcg10: number;
  /** Share of queries without any hit. */
  readonly empty: number;
}

/** Least grade of a good answer. */
export const good = 2;

/**
 * Grades of hits in their order. A place is graded by itself, else by its page; an answer counts once.
 * @param hits routes with or without `#place`, best first
 */
export function gradesOf(hits: readonly string[], answers: JudgedQuery['answers']): number[] {
  const used = new Set<string>();
  return hits.map((hit) => {
    const [path = ''] = hit.split('#');
    const key = [hit, path].find((name) => name in answers && !used.has(name));
    if (key === undefined) return 0;
    used.add(key);
    return answers[key] ?? 0;
  });
}

/** Place of the first good hit, from 1; infinite when there is none. */
export function firstGood(grades: readonly number[]): number {
  const place = grades.findIndex((grade) => grade >= good);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

/** @param hitsOf hits of each query, in the order of the queries */
export function measure(queries: readonly JudgedQuery[], hitsOf: readonly (readonly string[])[]): Quality {
  const graded = queries.map(({ answers }, place) => gradesOf(hitsOf[place] ?? [], answers));
  const mean = (value: (place: number) => number) =>
    queries.length === 0 ? 0 : queries.reduce((sum, _, place) => sum + value(place), 0) / queries.length;
  const first = (place: number) => firstGood(graded[place] ?? []);
  return {
    queries: queries.length,
    mrr: mean((place) => 1 / first(place)),
    hit1: mean((place) => (first(place) === 1 ? 1 : 0)),
    hit5: mean((place) => (first(place) <= 5 ? 1 : 0)),
    ndcg10: mean((place) => ndcg(graded[place] ?? [], Object.values(queries[place]?.answers ?? {}))),
    empty: mean((place) => ((hitsOf[place] ?? []).length === 0 ? 1 : 0)),
  };
}

function ndcg(grades: readonly number[], answers: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain([...answers].sort((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}
