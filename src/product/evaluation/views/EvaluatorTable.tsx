import { needsText } from '../../environment/requirements.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Evaluator } from '../evaluators.ts';

/** `::evaluators`: every value of `--eval` with what a scope or plan calls it and what it needs. */
export function EvaluatorTable() {
  const { evaluators } = useProduct().evaluators;
  return (
    <ModelTable
      what="evaluators"
      columns={[{ name: '--eval' }, 'modelName', 'type', 'whatItDoes', 'needs']}
      rows={evaluators.map((evaluator) => ({
        id: `evaluator-${evaluator.flags[0]}`,
        provenance: evaluator,
        cells: [
          <ModelText key="flags" text={evaluator.flags.map((flag) => `\`${flag}\``).join(', ')} />,
          <ModelText key="name" text={`\`${evaluator.id}\``} />,
          <code key="type">{evaluator.type}</code>,
          <ModelText key="summary" text={describe(evaluator)} />,
          <ModelText key="needs" text={needsOf(evaluator)} />,
        ],
      }))}
    />
  );
}

function describe({ summary, model }: Evaluator): string {
  return model ? `${summary} \`${model}\`` : summary;
}

function needsOf({ options, environment, service }: Evaluator): string {
  const needs = [...options.map((option) => `\`${option}\``), needsText(environment), service];
  return needs.filter(Boolean).join('; ') || '–';
}
