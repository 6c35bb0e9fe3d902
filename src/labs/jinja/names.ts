import { nearestWord } from '../../base/nearest.ts';
import { bind } from '../python/arguments.ts';
import { spend } from '../python/budget.ts';
import { str } from '../python/printing.ts';
import { wrong } from '../python/problem.ts';
import { type Arguments, keyOf, textOf, type Value } from '../python/values.ts';
import type { Filter, Named, OpenFilter } from './filter.ts';
import { listFilters } from './list-filters.ts';
import { openFilters } from './open-filters.ts';
import { tests } from './tests.ts';
import { valueFilters } from './text-filters.ts';

const filters = new Map<string, Filter>(Object.entries({ ...listFilters, ...valueFilters }));
const open = new Map<string, OpenFilter>(Object.entries(openFilters));
const known = new Map(Object.entries(tests));
/** Tests that ask for names. */
const ofNames = ['filter', 'test'];

/** Names that other template languages have, and what Jinja has for them. */
const elsewhere = new Map([
  ['dump', 'tojson'],
  ['json', 'tojson'],
  ['to_json', 'tojson'],
  ['size', 'length'],
  ['upcase', 'upper'],
  ['downcase', 'lower'],
  ['nl2br', 'replace'],
  ['split', 'x.split(",")'],
  ['keys', 'x.keys()'],
  ['values', 'x.values()'],
]);

export const hasFilter = (name: string): boolean => filters.has(name) || open.has(name);
export const hasTest = (name: string): boolean => known.has(name) || ofNames.includes(name);

/** What is wrong with a name that is none, and what to write. */
export function unknownName(kind: 'filter' | 'test', name: string): string {
  const names = kind === 'filter' ? [...filters.keys(), ...open.keys()] : [...known.keys(), ...ofNames];
  const near = (kind === 'filter' ? elsewhere.get(name) : undefined) ?? nearestWord(name, names);
  return `Jinja has no ${kind} "${name}"${near ? `. Write ${near}` : ''}`;
}

/**
 * A value through a filter.
 * @throws {EvaluationError} for an unknown name and what the filter refuses
 */
export function applyFilter(given: Value, value: Value, args: Arguments): Value {
  const name = textOf(given) ?? str(given);
  spend((textOf(value)?.length ?? 0) >> 6);
  const free = open.get(name);
  if (free) return free(value, args, named);
  const [form, run] = filters.get(name) ?? wrong(unknownName('filter', name));
  return run(value, bind(`the filter ${name}`, form, args));
}

/** Whether a value passes a test. @throws {EvaluationError} as `applyFilter` */
export function applyTest(given: Value, value: Value, args: Arguments): boolean {
  const name = textOf(given) ?? str(given);
  if (ofNames.includes(name)) {
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
