import type { Evaluator } from '../../../product/evaluators.ts';
import { needsText } from '../../../product/requirements.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::evaluators`: every value of `--eval` with what a scope or plan calls it and what it needs. */
export function EvaluatorTable() {
  const { evaluators } = useProduct().evaluators;
  return (
    <ModelTable
      what="evaluators"
      columns={['--eval', 'Model name', 'Type', 'What it does', 'Needs']}
      rows={evaluators.map((evaluator) => ({
        id: `evaluator-${evaluator.flags[0]}`,
        provenance: evaluator,
        cells: [
          <InlineText key="flags" text={evaluator.flags.map((flag) => `\`${flag}\``).join(', ')} />,
          <InlineText key="name" text={`\`${evaluator.id}\``} />,
          <code key="type">{evaluator.type}</code>,
          <InlineText key="summary" text={describe(evaluator)} />,
          <InlineText key="needs" text={needsOf(evaluator)} />,
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
