import { isDoubtful } from '../../provenance.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { categoryOf } from '../plugins.ts';

/** `::plugin-categories`: first parts of plugin ids, how many plugins without a doubt each has, what it is about. */
export function PluginCategoryTable() {
  const { categories, plugins } = useProduct().plugins;
  const certain = plugins.filter((plugin) => !isDoubtful(plugin));
  return (
    <ModelTable
      what="categories"
      columns={['category', 'name', 'plugins', 'about']}
      rows={categories.map((category) => ({
        id: `category-${category.id}`,
        provenance: category,
        cells: [
          <ModelText key="id" text={`\`${category.id}\``} />,
          category.title,
          certain.filter(({ id }) => categoryOf(id) === category.id).length,
          <ModelText key="about" text={category.summary} />,
        ],
      }))}
    />
  );
}
