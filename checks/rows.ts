import ts from 'typescript';
import { parse } from 'yaml';
import { z } from 'zod';
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

/** A row that a test names in its title. */
export interface NamedRow {
  readonly id: string;
  readonly file: string;
}

/**
 * Reads `specification-rows.yml`.
 * @throws when it is not YAML, repeats an id or has an unknown field
 */
export function readRows(yaml: string): Rows {
  return rowsSchema.parse(parse(yaml));
}

const idForm = /^(?:\d+[A-Z]?|X)\.\d+$/;
const testCalls = new Set(['test', 'it', 'describe', 'suite']);
const notRun = new Set(['skip', 'todo', 'fixme']);

/** Row ids in the titles of the tests and groups of a file: `[2S.1]` or `[2R.17, 2N.1]`. Tests that are skipped name none. */
export function rowsNamed(file: string, source: string): NamedRow[] {
  const found: NamedRow[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = calleeNames(node.expression);
      if (names.some((name) => notRun.has(name))) return;
      const title = node.arguments[0];
      if (testCalls.has(names[0] ?? '') && title)
        found.push(...idsIn(title.getText()).map((id) => ({ id, file })));
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** `['test', 'describe']` for `test.describe(…)`, `['test', 'each']` for `test.each(…)(…)`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list = '']) => {
    const ids = list.split(',').map((id) => id.trim());
    return ids.every((id) => idForm.test(id)) ? ids : [];
  });
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
