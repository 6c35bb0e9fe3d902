import type { Dataset } from '../../../product/datasets.ts';
import type { Evaluator } from '../../../product/evaluators.ts';
import { needsText } from '../../../product/requirements.ts';
import { ModelTable } from '../ModelTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { useProduct } from '../useProduct.ts';

/** `::dataset-evaluators`: how the prompts of a dataset are judged when no evaluator is named, as far as known. */
export function DatasetEvaluatorTable() {
  const { datasets, evaluators } = useProduct();
  const known = datasets.filter(({ evaluator, judgedBy }) => evaluator ?? judgedBy);
  return (
    <ModelTable
      what="datasets"
      columns={['dataset', 'alias', 'judgedBy', 'needs']}
      rows={known.map((dataset) => {
        const evaluator = evaluators.evaluators.find(({ id }) => id === dataset.evaluator);
        const needs = [dataset.environment, ...(evaluator ? [evaluator.environment] : [])].map(needsText);
        return {
          id: `judge-${dataset.id.toLowerCase()}`,
          provenance: dataset,
          cells: [
            <code key="id">{dataset.id}</code>,
            <ModelText key="alias" text={dataset.aliases.map((alias) => `\`${alias}\``).join(', ')} />,
            <ModelText key="judge" text={judgeOf(dataset, evaluator)} />,
            <ModelText key="needs" text={needs.filter(Boolean).join('; ') || '–'} />,
          ],
        };
      })}
    />
  );
}

function judgeOf({ judgedBy }: Dataset, evaluator: Evaluator | undefined): string {
  return (
    judgedBy ?? (evaluator ? `${evaluator.summary.replace(/\.$/, '')} (\`${evaluator.flags[0]}\`)` : '–')
  );
}
