import GithubSlugger from 'github-slugger';
import type { ReactNode } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { ShownProvenance } from '../provenance.ts';
import type { State } from '../status/state.ts';
import type { ColumnTitle } from './column-title.ts';
import { ModelTable, type RowsAre } from './ModelTable.tsx';

/** A column: its heading, and the cell of an entry. A string is text of the model, backticks are code. */
export interface EntryColumn<Entry> {
  readonly title: ColumnTitle;
  readonly cell: (entry: Entry) => ReactNode;
}

/** What every entry may say of itself. */
export type ShownEntry = ShownProvenance & { readonly state?: State | undefined };

interface EntryTableProps<Entry> {
  /** What the entries are, for the filter's label: `models`. */
  readonly what: keyof Strings['rows'];
  /** Start of each row's address; `nameOf` gives the rest. */
  readonly anchor: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly columns: readonly EntryColumn<Entry>[];
  readonly rowsAre?: RowsAre | undefined;
}

/** A table of entries of the product model, one row each; a column that is empty in every row is left out. */
export function EntryTable<Entry extends ShownEntry>({
  what,
  anchor,
  entries,
  nameOf,
  columns,
  rowsAre,
}: EntryTableProps<Entry>) {
  // Two names can come out alike: `detoxio/dtx` and `detoxio-dtx`.
  const slugger = new GithubSlugger();
  const shown = columns.filter(({ cell }, i) => i === 0 || entries.some((entry) => cell(entry)));
  return (
    <ModelTable
      what={what}
      rowsAre={rowsAre}
      columns={shown.map(({ title }) => title)}
      rows={entries.map((entry) => ({
        id: slugger.slug(`${anchor}-${slug(nameOf(entry))}`),
        // Not the entry itself, whose own fields, such as `key`, are none of a component.
        provenance: { evidence: entry.evidence, note: entry.note, settle: entry.settle },
        state: entry.state,
        cells: shown.map(({ cell }) => content(cell(entry))),
      }))}
    />
  );
}

function content(cell: ReactNode): ReactNode {
  if (cell === undefined || cell === '' || cell === false) return '–';
  return cell;
}

/** Letters, digits and dashes: an address that needs no escaping. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
