import { code } from '../../views/code-text.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::frameworks`: standards and laws the product maps to plugins, and how many plugins each selects. */
export function FrameworkTable() {
  const { frameworks } = useProduct();
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
          framework.selects,
        ],
      }))}
    />
  );
}
