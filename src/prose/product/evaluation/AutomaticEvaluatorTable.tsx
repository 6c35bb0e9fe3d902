import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::automatic-evaluators`: expressions that a keyword in `--url` selects when `--eval` is absent. */
export function AutomaticEvaluatorTable() {
  const { automatic } = useProduct().evaluators;
  return (
    <ModelTable
      what="keywords"
      columns={['--url contains', 'Scope', 'Expression', 'A match means']}
      rows={automatic.map((rule) => ({
        id: `automatic-${rule.id}`,
        provenance: rule,
        cells: [
          <code key="keyword">{rule.id}</code>,
          <code key="scope">{rule.scope}</code>,
          <InlineText key="expression" text={`\`${rule.expression}\``} />,
          <InlineText key="meaning" text={rule.meaning} />,
        ],
      }))}
    />
  );
}
