import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::evaluator-types`: what `eval_model_type` can be. */
export function EvaluatorTypeTable() {
  const { types, evaluators } = useProduct().evaluators;
  return (
    <ModelTable
      what="types"
      columns={['type', 'howItJudges', 'evaluators']}
      rows={types.map((type) => ({
        id: `evaluator-type-${type.id.toLowerCase()}`,
        provenance: type,
        cells: [
          <code key="id">{type.id}</code>,
          <ModelText key="summary" text={type.summary} />,
          <ModelText
            key="evaluators"
            text={evaluators
              .filter((evaluator) => evaluator.type === type.id)
              .flatMap(({ flags }) => flags.map((flag) => `\`${flag}\``))
              .join(', ')}
          />,
        ],
      }))}
    />
  );
}
