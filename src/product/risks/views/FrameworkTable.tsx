import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::frameworks`: standards and laws the product maps to plugins, and where it names them. */
export function FrameworkTable() {
  const { frameworks } = useProduct();
  const { product } = useSite().strings;
  const seenIn = { documentation: product.inDocumentation, reports: product.inReports };
  return (
    <ModelTable
      what="frameworks"
      columns={['framework', 'whatItIs', 'mapped', 'namedIn']}
      rows={frameworks.map((framework) => ({
        id: `framework-${framework.id}`,
        provenance: framework,
        cells: [
          framework.title,
          <ModelText key="summary" text={framework.summary} />,
          framework.coverage ?? '–',
          <InlineText key="seen" text={framework.seen.map((place) => seenIn[place]).join(', ')} />,
        ],
      }))}
    />
  );
}
