import { Table } from '../../../prose/table/Table.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { ConfidenceNote } from '../../views/ConfidenceNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { SourceLinks } from '../../views/SourceLinks.tsx';
import { comparableResults } from './comparable-results.ts';
import { percentText } from './percent-text.ts';
import { ResultsChart } from './ResultsChart.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-results{id="pair"}`: charts of the figures that can be compared, then every published result. */
export function TacticResults({ attributes }: { attributes: Attributes }) {
  const { results } = useTactic(attributes);
  const { columns } = useSite().strings;
  const hasMethods = results.some(({ method }) => method);
  const hasSettings = results.some(({ setting }) => setting);
  return (
    <>
      {comparableResults(results).map((group) => (
        <ResultsChart key={`${group[0]?.metric} ${group[0]?.setting}`} results={group} />
      ))}
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.model}</th>
            {hasMethods && <th scope="col">{columns.method}</th>}
            <th scope="col">{columns.metric}</th>
            <th scope="col">{columns.result}</th>
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
                {percentText(result) ?? result.value}
                {/* Beside the figure: on a phone, the last columns are scrolled out of sight. */}
                <ConfidenceNote {...result} />
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
    </>
  );
}
