import type { ComponentType, ReactNode } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { Attributes } from '../directive.ts';
import type { Product } from '../product.ts';
import type { ColumnTitle } from './column-title.ts';
import { EntryTable, type ShownEntry } from './EntryTable.tsx';
import type { RowsAre } from './ModelTable.tsx';
import { useProduct } from './useProduct.ts';

/** A table of entries, described: what `EntryTable` draws for a directive. */
interface EntryView<Entry> {
  readonly what: keyof Strings['rows'];
  /** Start of each row's address; `nameOf` gives the rest. */
  readonly anchor: string | ((attributes: Attributes) => string);
  readonly rowsAre?: RowsAre;
  readonly entries: (product: Product, attributes: Attributes) => readonly Entry[];
  readonly nameOf: (entry: Entry, attributes: Attributes) => string;
  /** Title of each column, and the cell of an entry. A string is text of the model, backticks are code. */
  readonly columns: readonly (readonly [
    title: ColumnTitle,
    cell: (entry: Entry, attributes: Attributes) => ReactNode,
  ])[];
}

/** @returns the component that draws a described table */
export function entryView<Entry extends ShownEntry>({
  anchor,
  entries,
  nameOf,
  columns,
  ...rest
}: EntryView<Entry>): ComponentType<{ attributes: Attributes }> {
  return ({ attributes }) => (
    <EntryTable<Entry>
      {...rest}
      anchor={typeof anchor === 'string' ? anchor : anchor(attributes)}
      entries={entries(useProduct(), attributes)}
      nameOf={(entry) => nameOf(entry, attributes)}
      columns={columns.map(([title, cell]) => ({ title, cell: (entry) => cell(entry, attributes) }))}
    />
  );
}
