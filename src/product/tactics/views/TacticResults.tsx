import { Foldout } from '../../../prose/foldout/Foldout.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import type { Result } from '../../publications.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { comparableResults } from './comparable-results.ts';
import { ResultsChart } from './ResultsChart.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { useTactic } from './useTactic.ts';

/**
 * `::tactic-results{id="pair"}`: how results were measured, charts of the figures that can be compared, then every
 * other result; the figures of the charts as a table on request.
 */
export function TacticResults({ attributes }: { attributes: Attributes }) {
  const { results, setups } = useTactic(attributes);
  const { product } = useSite().strings;
  const charts = comparableResults(results);
  const charted = new Set<Result>(charts.flat());
  const others = results.filter((result) => !charted.has(result));
  return (
    <>
      {setups.length > 0 && (
        <ul>
          {setups.map(({ setting, conditions, ...provenance }) => (
            <li key={setting}>
              <strong>
                <ModelText text={setting} />
              </strong>
              : <ModelText text={conditions} />.
              <DoubtNote {...provenance} />
            </li>
          ))}
        </ul>
      )}
      {charts.map((group) => (
        <ResultsChart key={`${group[0]?.metric} ${group[0]?.setting}`} results={group} />
      ))}
      {charted.size > 0 && (
        <Foldout summary={product.chartFigures}>
          <ResultsTable results={results.filter((result) => charted.has(result))} />
        </Foldout>
      )}
      {others.length > 0 && <ResultsTable results={others} />}
    </>
  );
}
