import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::offline`: what can be done without a network. */
export function OfflineTable() {
  return (
    <EntryTable
      what="tasks"
      rowsAre="remarks"
      anchor="offline"
      entries={useProduct().connections.offline}
      nameOf={({ id }) => id}
      columns={[
        { title: 'task', cell: ({ task }) => task },
        { title: 'withoutNetwork', cell: ({ answer }) => answer },
      ]}
    />
  );
}
