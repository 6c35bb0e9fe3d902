import type { Strings } from '../../site/strings.ts';

/** Title of a column: a key of the interface strings, or a name that is the same in every language, such as `--eval`. */
export type ColumnTitle = keyof Strings['columns'] | { readonly name: string };

/** The title as readers see it. */
export function columnTitle(title: ColumnTitle, { columns }: Pick<Strings, 'columns'>): string {
  return typeof title === 'string' ? columns[title] : title.name;
}

/** Columns whose cells have a value (`<data>`), so that a reader can ask for the least or the most of it. */
const ordered: readonly ColumnTitle[] = ['result', 'retired', 'size', 'targetCalls'];

/** Whether the rows of a table may be sorted by this column; fewer than six are seen at a glance. */
export function isSortable(title: ColumnTitle, rows: number): boolean {
  return rows >= 6 && ordered.includes(title);
}
