import { needsText, requirements } from '../../../product/requirements.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::requirements`: datasets, evaluators and agents that need environment variables. */
export function RequirementTable() {
  const { product: strings } = useSite().strings;
  return (
    <ModelTable
      what="requirements"
      columns={['You use', 'You need']}
      rows={requirements(useProduct()).map(({ kind, name, forJudge, ...needs }) => ({
        id: `needs-${kind}-${name.toLowerCase()}`,
        cells: [
          <InlineText key="name" text={`${strings[kind]} \`${name}\``} />,
          <InlineText
            key="needs"
            text={
              forJudge ? fill(strings.forDefaultJudge, { variables: needsText(needs) }) : needsText(needs)
            }
          />,
        ],
      }))}
    />
  );
}
