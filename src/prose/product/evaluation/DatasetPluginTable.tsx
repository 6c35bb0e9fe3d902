import { codes } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::dataset-plugins`: the plugins that each dataset has prompts for, where they are known. */
export function DatasetPluginTable() {
  return (
    <EntryTable
      what="datasets"
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
          cell: ({ plugins, serves }) => serves ?? codes(plugins),
        },
      ]}
    />
  );
}
