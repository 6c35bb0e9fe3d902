import { useSite } from '../../../view/context.ts';
import { codes } from '../../views/code-text.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Dataset } from '../datasets.ts';
import type { Evaluator } from '../evaluators.ts';

/** `::dataset-evaluators`: how the prompts of a dataset are judged when no evaluator is named, and what `--eval` does. */
export function DatasetEvaluatorTable() {
  const { datasets, evaluators } = useProduct();
  const { product } = useSite().strings;
  const explicit = { judges: product.yes, conflict: product.evalConflict, ignored: product.evalIgnored };
  return (
    <ModelTable
      what="datasets"
      rowsAre="remarks"
      columns={['dataset', 'alias', 'judgedBy', { name: '--eval' }, 'storedReplies']}
      rows={datasets.map((dataset) => {
        const evaluator = evaluators.evaluators.find(({ id }) => id === dataset.evaluator);
        return {
          id: `judge-${dataset.id.toLowerCase()}`,
          provenance: dataset,
          cells: [
            <code key="id">{dataset.id}</code>,
            <ModelText key="alias" text={codes(dataset.aliases)} />,
            <ModelText key="judge" text={judgeOf(dataset, evaluator)} />,
            <span key="explicit">{explicit[dataset.explicitEvaluator]}</span>,
            <span key="replies">{dataset.storedReplies ? product.yes : '–'}</span>,
          ],
        };
      })}
    />
  );
}

/** `` `keyword`: … ``; what judges that is not an evaluator of the model stands alone. */
function judgeOf({ judgedBy }: Dataset, evaluator: Evaluator | undefined): string {
  return [evaluator && `\`${evaluator.flags[0]}\``, judgedBy].filter(Boolean).join(': ') || '–';
}
