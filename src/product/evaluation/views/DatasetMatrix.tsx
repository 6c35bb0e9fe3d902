import { Table } from '../../../prose/table/Table.tsx';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { categoryOf } from '../../risks/plugins.ts';
import { columnTitle } from '../../views/column-title.ts';
import { useProduct } from '../../views/useProduct.ts';

/**
 * `::dataset-matrix`: datasets by categories of plugins, each plugin a square that is full when the dataset has prompts
 * for it. The number beside the squares says the same; which plugins they are is in `::dataset-plugins`.
 */
export function DatasetMatrix() {
  usePart('dataset-matrix');
  const { datasets, plugins } = useProduct();
  const { strings } = useSite();
  const columns = plugins.categories.map(({ id, title }) => ({
    title,
    ids: plugins.plugins.filter((plugin) => categoryOf(plugin.id) === id).map((plugin) => plugin.id),
  }));
  return (
    <div className="dataset-matrix">
      <Table>
        <thead>
          <tr>
            <th scope="col">{columnTitle('dataset', strings)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {datasets
            .filter((dataset) => dataset.plugins.length > 0)
            .map((dataset) => (
              <tr key={dataset.id}>
                <th scope="row">
                  <code>{dataset.aliases[0]}</code>
                </th>
                {columns.map(({ title, ids }) => (
                  <td key={title}>
                    <Served all={ids} served={ids.filter((id) => dataset.plugins.includes(id))} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
    </div>
  );
}

/** One square for each plugin of a category, in the order of the plugins, and how many of them are served. */
function Served({ all, served }: { all: readonly string[]; served: readonly string[] }) {
  const { product } = useSite().strings;
  if (served.length === 0) return <span className="none">–</span>;
  return (
    <>
      <span aria-hidden="true">{all.map((id) => (served.includes(id) ? '■' : '□')).join('')}</span>{' '}
      {fill(product.servedOf, { served: String(served.length), all: String(all.length) })}
    </>
  );
}
