import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { categoryOf } from '../plugins.ts';

/** `::plugin-categories`: first parts of plugin ids, how many plugins of the list each has, what it is about. */
export function PluginCategoryTable() {
  const { categories, plugins } = useProduct().plugins;
  const listed = plugins.filter((plugin) => plugin.listed);
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
          listed.filter(({ id }) => categoryOf(id) === category.id).length,
          <ModelText key="about" text={category.summary} />,
        ],
      }))}
    />
  );
}
