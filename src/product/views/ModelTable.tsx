import type { ReactNode } from 'react';
import { SortableTitle } from '../../prose/table/SortableTitle.tsx';
import { Table } from '../../prose/table/Table.tsx';
import type { Strings } from '../../site/strings.ts';
import { usePart, useSite } from '../../view/context.ts';
import { brokenWords } from '../../view/state/broken-words.ts';
import { StateMark } from '../../view/state/StateMark.tsx';
import { textOf } from '../../view/text-of.ts';
import type { ShownProvenance } from '../provenance.ts';
import type { State } from '../status/state.ts';
import { type ColumnTitle, columnTitle, isSortable } from './column-title.ts';
import { DoubtNote } from './DoubtNote.tsx';
import { hasWords, ModelText } from './ModelText.tsx';
import { TableFilter } from './TableFilter.tsx';

/** Tables of at least so many rows can be filtered; shorter ones are seen at a glance. */
const filterFrom = 16;

export interface ModelRow {
  /** Anchor of the row, unique on the page: `dataset-hf_airbench`. */
  readonly id: string;
  /** The first cell is the row's header. A string is text of the model, backticks are code. */
  readonly cells: readonly ReactNode[];
  /** Marks the row when the fact is doubtful. */
  readonly provenance?: ShownProvenance | undefined;
  /** Marks the row when what it is about is broken. */
  readonly state?: State | undefined;
}

/**
 * What rows are to the search, when they are not what their first cell names: remarks about it, found by their text
 * and not as it, or rows of another page's table once more.
 */
export type RowsAre = 'remarks' | 'repeats';

interface ModelTableProps {
  readonly columns: readonly ColumnTitle[];
  readonly rows: readonly ModelRow[];
  /** What the rows are, for the filter's label: `datasets`. */
  readonly what: keyof Strings['rows'];
  readonly rowsAre?: RowsAre | undefined;
}

/** A table of the product model: each row has an address, long tables a filter (`shell/comforts`). */
export function ModelTable({ columns, rows, what, rowsAre }: ModelTableProps) {
  usePart('product');
  const site = useSite();
  const { config, locale, strings } = site;
  const isOriginal = locale.code === config.locales[0]?.code;
  // The name of a row is its first cell without the link and the note in it, and that it is broken. A label has no
  // language of its own.
  const nameOf = (cell: ReactNode, state: State | undefined) => {
    const name = textOf(cell);
    const isNamed = isOriginal || !(typeof cell === 'string' ? hasWords(cell) : hasWords(name));
    return isNamed ? [name, brokenWords(site, state)].filter(Boolean).join(' ') : undefined;
  };
  const { product, rows: nouns } = strings;
  const isLong = rows.length >= filterFrom;
  return (
    <div
      className="model-table"
      data-filtered={isLong ? product.filtered : undefined}
      data-filtered-none={isLong ? product.filteredNone : undefined}
      data-rows={rowsAre}
    >
      {isLong && <TableFilter label={`${product.filter} ${nouns[what]}`} />}
      <Table>
        <thead>
          <tr>
            {columns.map((column) => {
              const title = columnTitle(column, strings);
              return (
                <th key={title} scope="col">
                  {isSortable(column, rows.length) ? <SortableTitle>{title}</SortableTitle> : title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest], provenance, state }) => (
            <tr key={id} id={id}>
              <th scope="row" aria-label={nameOf(first, state)}>
                {content(first)}
                <StateMark state={state} />
                {provenance && <DoubtNote {...provenance} />}
                <a className="row-link" href={`#${id}`} aria-label={product.rowLink}>
                  #
                </a>
              </th>
              {rest.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
                <td key={i}>{content(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function content(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <ModelText text={cell} /> : cell;
}
