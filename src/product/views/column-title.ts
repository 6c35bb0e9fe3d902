import type { Strings } from '../../site/strings.ts';

/** Title of a column: a key of the interface strings, or a name that is the same in every language, such as `--eval`. */
export type ColumnTitle = keyof Strings['columns'] | { readonly name: string };

/** The title as readers see it. */
export function columnTitle(title: ColumnTitle, { columns }: Pick<Strings, 'columns'>): string {
  return typeof title === 'string' ? columns[title] : title.name;
}
