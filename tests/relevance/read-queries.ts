import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, ContentErrors, ErrorCollector } from '../../src/base/content-error.ts';
import { parseWith, parseYamlText } from '../../src/base/parse.ts';
import type { SiteText } from '../../src/search/core/site-text.ts';
import { good, type JudgedQuery } from './measure.ts';

/** Ways in which readers search; each has a file of its own in `queries/`. */
export const queryClasses = [
  'navigational',
  'keyword',
  'question',
  'typo',
  'identifier',
  'synonym',
  'partial',
  'no-answer',
] as const;
export type QueryClass = (typeof queryClasses)[number];

/** Something of every class. */
export type ByClass<T> = Readonly<Record<QueryClass, T>>;

export type QuerySet = ByClass<readonly JudgedQuery[]>;

export function byClass<T>(make: (name: QueryClass) => T): ByClass<T> {
  return Object.fromEntries(queryClasses.map((name) => [name, make(name)])) as ByClass<T>;
}

const schema = z.array(
  z.strictObject({
    query: z.string().trim().min(1),
    // A route in its listed form, with `#id` for a place on it.
    answers: z.record(
      z.string().regex(/^\/[^#]*(#.+)?$/),
      z.union([z.literal(1), z.literal(2), z.literal(3)]),
    ),
  }),
);

/**
 * Reads the judged queries.
 * @param folder one YAML file for each class
 * @throws {ContentErrors} one line per mistake: wrong fields, a file that is missing or of no class, a query that
 *   stands twice, answers where there are none or no good answer where there should be one
 */
export function readQueries(folder = 'tests/relevance/queries'): QuerySet {
  const errors = new ErrorCollector();
  const known = new Set<string>(queryClasses.map((name) => `${name}.yml`));
  for (const file of readdirSync(folder).filter((name) => !known.has(name))) {
    errors.add(
      new ContentError(join(folder, file), 'no class of queries', `Known: ${[...known].join(', ')}`),
    );
  }
  const places = new Map<string, string>();
  const set = byClass((name) => {
    const file = join(folder, `${name}.yml`);
    const queries = errors.try(() => parseWith(schema, file, parseYamlText(file, textOf(file)))) ?? [];
    for (const { query, answers } of queries) {
      const key = query.toLowerCase();
      const place = places.get(key);
      if (place) errors.add(new ContentError(file, `"${query}" stands in ${place}, too`, 'Remove one'));
      places.set(key, file);
      const problem = judgementProblem(name, answers);
      if (problem) errors.add(new ContentError(file, `"${query}" ${problem}`, 'Judge it again'));
    }
    return queries;
  });
  errors.throwIfAny();
  return set;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ContentError(file, `not readable (${(error as Error).message})`, 'Restore it');
  }
}

function judgementProblem(name: QueryClass, answers: JudgedQuery['answers']): string | undefined {
  const grades = Object.values(answers);
  if (name === 'no-answer') return grades.length > 0 ? 'has answers' : undefined;
  return grades.some((grade) => grade >= good) ? undefined : `has no answer of grade ${good} or 3`;
}

/**
 * Checks that every answer is a place that search can show.
 * @param text of the built site
 * @throws {ContentErrors} one line per answer that is none
 */
export function checkAnswers(set: QuerySet, { pages }: SiteText): void {
  const places = new Set(
    pages.flatMap(({ path, sections }) => sections.map(({ id }) => (id === '' ? path : `${path}#${id}`))),
  );
  const errors = Object.entries(set).flatMap(([name, queries]) =>
    queries.flatMap(({ query, answers }) =>
      Object.keys(answers)
        .filter((answer) => !places.has(answer))
        .map(
          (answer) =>
            new ContentError(
              `${name}.yml`,
              `"${query}" is answered by ${answer}, which is not a page or place of the site`,
              'Name a route in its listed form, with the id of a heading or row',
            ),
        ),
    ),
  );
  if (errors.length > 0) throw new ContentErrors(errors);
}
