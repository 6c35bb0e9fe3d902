import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { code } from '../../views/code-text.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::frameworks`: standards and laws the product maps to plugins, and how many plugins each selects: "34 of 35" ids exist. */
export function FrameworkTable() {
  const { frameworks } = useProduct();
  const { product } = useSite().strings;
  return (
    <ModelTable
      what="frameworks"
      columns={['framework', { name: '--framework' }, 'whatItIs', 'controls', 'plugins']}
      rows={frameworks.map((framework) => ({
        id: `framework-${framework.id}`,
        provenance: framework,
        cells: [
          framework.title,
          <ModelText key="id" text={code(framework.productId)} />,
          <ModelText key="summary" text={framework.summary} />,
          framework.mapped,
          framework.existing === framework.selects
            ? framework.selects
            : fill(product.servedOf, { served: framework.existing, all: framework.selects }),
        ],
      }))}
    />
  );
}
