import { Table } from '../../table/Table.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import type { Attributes } from '../directives.ts';
import { SourceLinks } from '../SourceLinks.tsx';
import { comparableResults } from './comparable-results.ts';
import { percentText } from './percent-text.ts';
import { ResultsChart } from './ResultsChart.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-results{id="pair"}`: charts of the figures that can be compared, then every published result. */
export function TacticResults({ attributes }: { attributes: Attributes }) {
  const { results } = useTactic(attributes);
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
            <th scope="col">Model</th>
            {hasMethods && <th scope="col">Method</th>}
            <th scope="col">Metric</th>
            <th scope="col">Result</th>
            {hasSettings && <th scope="col">Setting</th>}
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={[result.method, result.model, result.metric, result.setting].join()}>
              <th scope="row">{result.model}</th>
              {hasMethods && <td>{result.method ?? '–'}</td>}
              <td>{result.metric}</td>
              <td>
                {percentText(result) ?? result.value}
                {/* Beside the figure: on a phone, the last columns are scrolled out of sight. */}
                <ConfidenceNote {...result} />
              </td>
              {hasSettings && <td>{result.setting ?? '–'}</td>}
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
