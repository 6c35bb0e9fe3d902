import { useSite } from '../../../view/context.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { useProduct } from '../useProduct.ts';

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
