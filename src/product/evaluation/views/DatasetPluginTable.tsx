import { categoryOf } from '../../risks/plugins.ts';
import { codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::dataset-plugins`: the plugins that each dataset has prompts for, where they are known. */
export function DatasetPluginTable() {
  return (
    <EntryTable
      what="datasets"
      rowsAre="remarks"
      anchor="served"
      entries={useProduct().datasets.filter(({ plugins, serves }) => plugins.length > 0 || serves)}
      nameOf={({ id }) => id}
      columns={[
        {
          title: 'alias',
          cell: ({ aliases }) => codes(aliases),
        },
        {
          title: 'plugins',
          cell: ({ plugins, serves }) => serves ?? <PluginsByCategory ids={plugins} />,
        },
      ]}
    />
  );
}

/** One line per category, which the ids below it do not repeat. */
function PluginsByCategory({ ids }: { ids: readonly string[] }) {
  return [...new Set(ids.map(categoryOf))].map((category) => (
    <div key={category}>
      <b>{category}:</b>{' '}
      <ModelText
        text={codes(
          ids.filter((id) => categoryOf(id) === category).map((id) => id.slice(category.length + 1)),
        )}
      />
    </div>
  ));
}
