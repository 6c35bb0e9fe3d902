import { parse } from 'yaml';
import { z } from 'zod';
import type { NamedRow } from './rows-named.ts';
import type { Problem } from './rule.ts';

const rowSchema = z.strictObject({
  about: z.string().min(1),
  /** Issue from which a test must name the row. */
  since: z.int().positive().optional(),
  /** Why nothing can be tested. */
  reason: z.string().min(1).optional(),
});
const rowsSchema = z.record(z.string(), z.record(z.string(), rowSchema));

/** Rows of the specification, by section and id. */
export type Rows = z.output<typeof rowsSchema>;

/**
 * Reads `specification-rows.yml`.
 * @throws when it is not YAML, repeats an id or has an unknown field
 */
export function readRows(yaml: string): Rows {
  return rowsSchema.parse(parse(yaml));
}

/** A row that a test names must exist, and a row of an issue at work must be named. */
export function rowProblems(rows: Rows, named: readonly NamedRow[]): Problem[] {
  const all = new Map(Object.values(rows).flatMap((section) => Object.entries(section)));
  const covered = new Set(named.map(({ id }) => id));
  const unknown = named
    .filter(({ id }) => !all.has(id))
    .map(({ id, file }) => ({
      page: file,
      problem: `${id} is no row`,
      mend: 'Correct the id in the title of the test',
    }));
  const missing = [...all]
    .filter(([id, row]) => row.since !== undefined && row.reason === undefined && !covered.has(id))
    .map(([id, { about }]) => ({
      page: id,
      problem: `no test names it (${about})`,
      mend: `Write [${id}] in the title of its test`,
    }));
  return [...unknown, ...missing];
}

/** `Shell: 2S.13, 2S.14`: per section the rows that a test could name and none does. */
export function rowsToCome(rows: Rows, named: readonly NamedRow[]): string[] {
  const covered = new Set(named.map(({ id }) => id));
  return Object.entries(rows).flatMap(([section, entries]) => {
    const open = Object.entries(entries).filter(
      ([id, { reason }]) => reason === undefined && !covered.has(id),
    );
    return open.length > 0 ? [`${section}: ${open.map(([id]) => id).join(', ')}`] : [];
  });
}
