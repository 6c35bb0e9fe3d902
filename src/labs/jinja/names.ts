import { bind } from '../python/arguments.ts';
import { spend } from '../python/budget.ts';
import { str } from '../python/printing.ts';
import { wrong } from '../python/problem.ts';
import { spare } from '../python/spare.ts';
import { type Arguments, keyOf, textOf, type Value } from '../python/values.ts';
import type { Filter, Named, OpenFilter } from './filter.ts';
import { hasFilter, hasTest, testsOfNames, unknownName } from './known-names.ts';
import { listFilters } from './list-filters.ts';
import { openFilters } from './open-filters.ts';
import { tests } from './tests.ts';
import { valueFilters } from './text-filters.ts';

/** The code of filters and tests by their names; `known-names.ts` has the names alone. */
export const filters: ReadonlyMap<string, Filter> = new Map(
  Object.entries({ ...listFilters, ...valueFilters }),
);
export const open: ReadonlyMap<string, OpenFilter> = new Map(Object.entries(openFilters));
export const known = new Map(Object.entries(tests));
/**
 * A value through a filter.
 * @throws {EvaluationError} for an unknown name and what the filter refuses
 */
export function applyFilter(given: Value, value: Value, args: Arguments): Value {
  const name = textOf(given) ?? str(given);
  spend((textOf(value)?.length ?? 0) >> 6);
  const free = open.get(name);
  if (free) return free(value, args, named);
  const [form, run] =
    filters.get(name) ??
    (hasFilter(name) ? spare('filters').get(name) : undefined) ??
    wrong(unknownName('filter', name));
  return run(value, bind(`the filter ${name}`, form, args));
}

/** Whether a value passes a test. @throws {EvaluationError} as `applyFilter` */
export function applyTest(given: Value, value: Value, args: Arguments): boolean {
  const name = textOf(given) ?? str(given);
  if (testsOfNames.includes(name)) {
    bind(`the test ${name}`, '', args);
    // Python looks a value up among the names, whatever it is.
    keyOf(value);
    const asked = textOf(value) ?? '';
    return name === 'filter' ? hasFilter(asked) : hasTest(asked);
  }
  const [form, run] = known.get(name) ?? wrong(unknownName('test', name));
  return run(value, bind(`the test ${name}`, form, args));
}

const named: Named = { filter: applyFilter, test: applyTest };
