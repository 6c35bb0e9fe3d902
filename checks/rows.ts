import type { NamedRow } from './rows-named.ts';
import type { Problem } from './rule.ts';

/** The list of promised behaviours. */
export const behaviorFile = 'docs/behavior.md';

/** A promised behaviour: a line of the list. */
export interface Row {
  readonly id: string;
  readonly text: string;
  /** Why no test can hold it. */
  readonly untested: string | undefined;
}

const line = /^- \*\*(?<id>[\w.]+)\*\* (?<text>.*?)(?: \*Not tested: (?<untested>.+)\*)?$/;

/**
 * Promised behaviours of `docs/behavior.md`: its list items, `- **2S.1** What is promised. *Not tested: why.*`.
 * @throws {Error} an item of another form, or a number that comes twice
 */
export function readRows(markdown: string): Row[] {
  const ids = new Set<string>();
  return markdown.split('\n').flatMap((item, i) => {
    if (!/^\s*[-*+] /.test(item)) return [];
    const { id, text, untested } = line.exec(item)?.groups ?? {};
    if (!id || !text)
      throw new Error(`${behaviorFile}: line ${i + 1}: not of the form "- **2S.1** What is promised."`);
    if (ids.has(id)) throw new Error(`${behaviorFile}: line ${i + 1}: ${id} comes twice`);
    ids.add(id);
    return [{ id, text, untested }];
  });
}

/** A behaviour that a test names must be promised, and one that is promised must be named by a test. */
export function rowProblems(rows: readonly Row[], named: readonly NamedRow[]): Problem[] {
  const known = new Set(rows.map(({ id }) => id));
  const covered = new Set(named.map(({ id }) => id));
  const unknown = named
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => ({
      page: file,
      problem: `${id} is not in ${behaviorFile}`,
      fix: 'Correct the number in the title of the test, or add what it promises',
    }));
  const missing = rows
    .filter(({ id, untested }) => untested === undefined && !covered.has(id))
    .map(({ id, text }) => ({
      page: behaviorFile,
      problem: `no test names ${id} (${text})`,
      fix: `Write [${id}] in the title of its test, or behind the line why it cannot be tested`,
    }));
  return [...unknown, ...missing];
}
