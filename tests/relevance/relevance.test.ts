import { beforeAll, describe, expect, test } from 'vitest';
import { classFloors, floors, unseenFloors } from './floors.ts';
import type { Quality } from './measure.ts';
import { checkAnswers, queryClasses, readQueries } from './read-queries.ts';
import { lost, qualityOf, qualityTable } from './report.ts';
import {
  type AnsweredQuery,
  type AnsweredSet,
  answerable,
  askAll,
  readBuiltText,
  siteSearch,
} from './site-search.ts';

const folder = process.env.OUT_DIR ?? 'dist';
const set = readQueries();
const unseen = readQueries('tests/relevance/unseen');
let text: Awaited<ReturnType<typeof readBuiltText>>;
let answered: AnsweredSet;
let answeredUnseen: AnsweredSet;

beforeAll(async () => {
  text = await readBuiltText(folder);
  const search = siteSearch(text);
  answered = await askAll(set, search, text.url);
  answeredUnseen = await askAll(unseen, search, text.url);
  process.stdout.write(`\n${qualityTable(answered)}\n\nUnseen\n${qualityTable(answeredUnseen)}\n\n`);
});

/** Fails with the queries that keep a measure below its floor. */
function expectAtLeast(queries: readonly AnsweredQuery[], least: Readonly<Partial<Quality>>): void {
  const quality = qualityOf(queries);
  const below = (Object.keys(least) as (keyof Quality)[]).filter(
    (name) => quality[name] < (least[name] ?? 0),
  );
  const problems = below.map(
    (name) =>
      `${name} is ${quality[name].toFixed(3)}, at least ${least[name]} is wanted:\n${lost(queries, name)}`,
  );
  if (problems.length > 0) expect.fail(problems.join('\n\n'));
}

describe('The queries', () => {
  test('are many, in every class', () => {
    const counts = queryClasses.map((name) => set[name].length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(150);
  });

  test('are answered by places that search can show', () => {
    expect(() => checkAnswers(set, text)).not.toThrow();
    expect(() => checkAnswers(unseen, text)).not.toThrow();
  });

  test('are other ones in the set that nobody tunes with', () => {
    const known = new Set(Object.values(set).flatMap((queries) => queries.map(({ query }) => query)));
    const others = Object.values(unseen).flatMap((queries) => queries.map(({ query }) => query));
    expect(others.filter((query) => known.has(query))).toEqual([]);
    expect(others.length).toBeGreaterThanOrEqual(90);
  });
});

describe('The search answers', () => {
  test.each(queryClasses)('queries of the class "%s" no worse than its floors', (name) => {
    expectAtLeast(answered[name], classFloors[name]);
  });

  test('queries of all classes together with MRR 0.90 and a good hit among five for 95 of 100', () => {
    expect(floors).toEqual({ mrr: 0.9, hit5: 0.95 });
    expectAtLeast(answerable(answered), floors);
  });

  test('queries that nobody tuned it with hardly worse', () => {
    expectAtLeast(answerable(answeredUnseen), unseenFloors);
  });
});
