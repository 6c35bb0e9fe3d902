import { usePart, useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import { passes, tallyOf, totalsLine } from '../tally.ts';
import { Finding } from './Finding.tsx';
import { RunCells } from './RunCells.tsx';

/**
 * `::sample-run`: what happens in a run, from the sample report: its prompts are judged one after another, and the last
 * finding opens. Without motion it is there at once.
 */
export function SampleRun() {
  usePart('report');
  const { 'sample-report': sample } = useProduct();
  const { report } = useSite().strings;
  const results = sample.eval_results;
  const opened = results.findLastIndex((result) => !passes(result));
  const finding = results[opened];
  return (
    <figure className="sample-run">
      <div className="run-stage">
        <RunCells passed={results.map(passes)} opened={opened} />
        {finding && <Finding result={finding} />}
      </div>
      <figcaption>
        <code>{totalsLine(tallyOf(results))}</code>
        <span>{report.run}</span>
      </figcaption>
    </figure>
  );
}
