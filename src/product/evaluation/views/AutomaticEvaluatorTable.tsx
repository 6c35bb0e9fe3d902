import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::automatic-evaluators`: expressions that a keyword in `--url` selects when `--eval` is absent. */
export function AutomaticEvaluatorTable() {
  const { automatic } = useProduct().evaluators;
  return (
    <ModelTable
      what="keywords"
      columns={['urlContains', 'expression', 'matchMeans']}
      rows={automatic.map((rule) => ({
        id: `automatic-${rule.id}`,
        provenance: rule,
        cells: [
          <code key="keyword">{rule.id}</code>,
          <ModelText key="expression" text={`\`${rule.expression}\``} />,
          <ModelText key="meaning" text={rule.meaning} />,
        ],
      }))}
    />
  );
}
