import { beforeAll, describe, expect, test } from 'vitest';
import { classFloors, floors } from './floors.ts';
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
let text: Awaited<ReturnType<typeof readBuiltText>>;
let answered: AnsweredSet;

beforeAll(async () => {
  text = await readBuiltText(folder);
  answered = await askAll(set, siteSearch(text), text.url);
  process.stdout.write(`\n${qualityTable(answered)}\n\n`);
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
});
