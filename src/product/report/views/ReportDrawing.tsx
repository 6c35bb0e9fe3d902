import type { ReactNode } from 'react';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { categoryOf } from '../../risks/plugins.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { ReportResult } from '../report.ts';
import { passes, tallyOf, testedControls } from '../tally.ts';
import { Finding } from './Finding.tsx';

/**
 * `::sample-report`: what a report holds, drawn from the sample report. The numbers are those of the list that the page
 * has below it: the totals, the risks, a finding, the controls of a framework.
 */
export function ReportDrawing() {
  usePart('report');
  const { 'sample-report': sample, plugins, frameworks } = useProduct();
  const { report } = useSite().strings;
  const results = sample.eval_results;
  const { passed, total } = tallyOf(results);
  const findings = results.filter((result) => !passes(result));
  const [framework] = frameworks
    .map(({ title, controls }) => ({ title, controls: testedControls({ controls }, results) }))
    .sort((a, b) => b.controls.length - a.controls.length);
  return (
    <figure className="report">
      <Part number={1} title={<ModelText text={sample.scope.agent.description} />}>
        <span>{fill(report.passed, { passed, total })}</span>
        <Cells results={results} />
      </Part>
      <Part number={2} title={report.risks}>
        <dl>
          {plugins.categories.map(({ id, title }) => (
            <Row
              key={id}
              name={title}
              results={results.filter(({ plugin_id }) => categoryOf(plugin_id) === id)}
            />
          ))}
        </dl>
      </Part>
      <Part number={3} title={report.findings}>
        {findings.map((result) => (
          <Finding key={result.plugin_id} result={result} />
        ))}
      </Part>
      {framework && (
        <Part number={4} title={<ModelText text={framework.title} />}>
          <dl>
            {framework.controls.map(({ control: { id, title }, results }) => (
              <Row key={id} name={`${id} ${title}`} results={results} />
            ))}
          </dl>
        </Part>
      )}
      <figcaption>{report.drawing}</figcaption>
    </figure>
  );
}

function Part({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <div className="report-part">
      <p>
        <i>{number}</i>
        <b>{title}</b>
      </p>
      {children}
    </div>
  );
}

/** A name with the prompts that belong to it. */
function Row({ name, results }: { name: string; results: readonly ReportResult[] }) {
  const { passed, total } = tallyOf(results);
  return (
    <div>
      <dt>
        <ModelText text={name} />
      </dt>
      <dd>
        <Cells results={results} />
        <span>{`${passed}/${total}`}</span>
      </dd>
    </div>
  );
}

function Cells({ results }: { results: readonly ReportResult[] }) {
  return (
    <span className="report-cells" aria-hidden="true">
      {results.map((result) => (
        <i key={result.plugin_id} className={passes(result) ? undefined : 'failed'} />
      ))}
    </span>
  );
}
