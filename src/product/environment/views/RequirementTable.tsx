import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { filled } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { needsText, requirements } from '../requirements.ts';

/** `::requirements`: datasets, evaluators, agents and sources of templates that need environment variables. */
export function RequirementTable() {
  const { product: strings } = useSite().strings;
  return (
    <ModelTable
      what="requirements"
      columns={['youUse', 'youNeed']}
      rows={requirements(useProduct()).map(({ kind, name, forJudge, ...needs }) => ({
        id: `needs-${kind}-${name}`.toLowerCase(),
        cells: [
          <InlineText key="name" text={`${strings[kind]} \`${name}\``} />,
          forJudge
            ? filled(strings.forDefaultJudge, { variables: <ModelText text={needsText(needs)} /> })
            : needsText(needs),
        ],
      }))}
    />
  );
}
