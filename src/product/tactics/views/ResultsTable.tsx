import { SortableTitle } from '../../../prose/table/SortableTitle.tsx';
import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import type { Result } from '../../publications.ts';
import { isSortable } from '../../views/column-title.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { SourceLinks } from '../../views/SourceLinks.tsx';
import { percentText } from './percent-text.ts';

/** Published results, a row each; a column that says nothing in any of them is left out. */
export function ResultsTable({ results }: { results: readonly Result[] }) {
  const { columns } = useSite().strings;
  const hasMethods = results.some(({ method }) => method);
  const hasSettings = results.some(({ setting }) => setting);
  const canSort = isSortable('result', results.filter(({ percent }) => percent !== undefined).length);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.model}</th>
          {hasMethods && <th scope="col">{columns.method}</th>}
          <th scope="col">{columns.metric}</th>
          <th scope="col">{canSort ? <SortableTitle>{columns.result}</SortableTitle> : columns.result}</th>
          {hasSettings && <th scope="col">{columns.setting}</th>}
          <th scope="col">{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={[result.method, result.model, result.metric, result.setting].join()}>
            <th scope="row">{result.model}</th>
            {hasMethods && (
              <td>
                <ModelText text={result.method ?? '–'} />
              </td>
            )}
            <td>
              <ModelText text={result.metric} />
            </td>
            <td>
              {result.percent === undefined ? (
                result.value
              ) : (
                <data value={result.percent}>{percentText(result)}</data>
              )}
              {/* Beside the figure: on a phone, the last columns are scrolled out of sight. */}
              <DoubtNote {...result} />
            </td>
            {hasSettings && (
              <td>
                <ModelText text={result.setting ?? '–'} />
              </td>
            )}
            <td>
              <SourceLinks ids={result.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
