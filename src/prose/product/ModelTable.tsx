import type { ReactNode } from 'react';
import type { Provenance } from '../../product/provenance.ts';
import { usePart, useSite } from '../../shell/context.ts';
import { Table } from '../table/Table.tsx';
import { ConfidenceNote } from './ConfidenceNote.tsx';

/** Tables of at least so many rows can be filtered. */
const filterFrom = 12;

export interface ModelRow {
  /** Anchor of the row, unique on the page: `dataset-hf_airbench`. */
  readonly id: string;
  /** The first cell is the row's header. */
  readonly cells: readonly ReactNode[];
  /** Marks the row when the fact is not confirmed. */
  readonly provenance?: Pick<Provenance, 'confidence' | 'note'> | undefined;
}

interface ModelTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly ModelRow[];
  /** What the rows are, for the filter's label: `datasets`. */
  readonly what: string;
}

/** A table of the product model: each row has an address, long tables a filter (`filter.browser.ts`). */
export function ModelTable({ columns, rows, what }: ModelTableProps) {
  usePart('product');
  const { product } = useSite().strings;
  return (
    <div
      className="model-table"
      data-filter={rows.length >= filterFrom ? `${product.filter} ${what}` : undefined}
      data-filtered={product.filtered}
    >
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest], provenance }) => (
            <tr key={id} id={id}>
              <th scope="row">
                {first}
                <a className="row-link" href={`#${id}`} aria-label={product.rowLink}>
                  #
                </a>
                {provenance && <ConfidenceNote {...provenance} />}
              </th>
              {rest.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
