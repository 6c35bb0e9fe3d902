import type { Problem } from './rule.ts';

/** The list of what runs of the product showed, and what became of each item. */
export const runItemsFile = 'docs/from-runs.md';

/** One thing that a run showed: a row of the list. */
export interface RunItem {
  readonly id: string;
  readonly shown: string;
  /** What the site says or does because of it; empty or "open" while nobody has decided. */
  readonly became: string;
  /** Files that show it, from the project root, each alone or with a text that must be in it: `file#text`. */
  readonly files: readonly string[];
}

/** Rows of the tables of `docs/from-runs.md`: `| cli-1.1 | what it showed | what became of it | files in backticks |`. */
export function readRunItems(markdown: string): RunItem[] {
  return markdown.split('\n').flatMap((line) => {
    const [id, shown = '', became = '', files = ''] = cellsOf(line);
    if (!id || !/^[a-z]+-[\d.]+[a-z]?$/.test(id)) return [];
    return { id, shown, became, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  });
}

/**
 * Every item that an entry of the model may name has a row, every row is closed, and what it refers to exists.
 * @param known items of the source "runs" in the model
 * @param read text of a file, or undefined where there is none
 */
export function runItemProblems(
  items: readonly RunItem[],
  known: readonly string[],
  read: (file: string) => string | undefined,
): Problem[] {
  const ids = items.map(({ id }) => id);
  const fail = (problem: string, fix: string): Problem => ({ page: runItemsFile, problem, fix });
  return [
    ...known.filter((id) => !ids.includes(id)).map((id) => fail(`${id} has no row`, 'Add it')),
    ...ids
      .filter((id, i) => ids.indexOf(id) !== i)
      .map((id) => fail(`${id} has two rows`, 'Leave one of them out')),
    ...items.flatMap(({ id, shown, became, files }) => {
      if (!known.includes(id))
        return fail(`${id} is not an item of the source "runs"`, 'Add it to sources.yml or correct it');
      if (!shown || !became || /^open\b/i.test(became))
        return fail(`${id} is open`, 'Say what the run showed and what became of it');
      if (files.length === 0)
        return fail(`${id} names no file that shows it`, 'Name a page, an entry of the model or a test');
      return files.flatMap((place) => {
        const [file = '', text] = place.split('#');
        const found = read(file);
        if (found === undefined) return fail(`${id}: ${file} does not exist`, 'Correct the path');
        return text === undefined || found.includes(text)
          ? []
          : fail(`${id}: ${file} does not contain "${text}"`, 'Correct the text after "#"');
      });
    }),
  ];
}

/** Cells of a line of a table; a pipe in a cell is written `\|`. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
