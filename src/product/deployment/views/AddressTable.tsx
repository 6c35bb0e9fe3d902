import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::addresses`: the addresses that commands and configuration fall back on. */
export function AddressTable() {
  return (
    <EntryTable
      what="addresses"
      anchor="address"
      entries={useProduct().images.addresses}
      nameOf={({ id }) => id}
      columns={[
        { title: 'address', cell: ({ address }) => code(address) },
        { title: 'usedFor', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
