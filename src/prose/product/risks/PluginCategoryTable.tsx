import { categoryOf } from '../../../product/plugins.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::plugin-categories`: first parts of plugin ids, how many confirmed plugins each has, what it is about. */
export function PluginCategoryTable() {
  const { categories, plugins } = useProduct().plugins;
  const confirmed = plugins.filter(({ confidence }) => confidence === 'confirmed');
  return (
    <ModelTable
      what="categories"
      columns={['Category', 'Name', 'Plugins', 'About']}
      rows={categories.map((category) => ({
        id: `category-${category.id}`,
        provenance: category,
        cells: [
          <InlineText key="id" text={`\`${category.id}\``} />,
          category.title,
          confirmed.filter(({ id }) => categoryOf(id) === category.id).length,
          <InlineText key="about" text={category.summary} />,
        ],
      }))}
    />
  );
}
