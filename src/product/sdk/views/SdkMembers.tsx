import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::sdk-members{enumeration="RoleType"}`: the members of an enumeration that have been seen. */
export function SdkMembers({ attributes: { enumeration } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="members"
      anchor={`member-${enumeration?.toLowerCase()}`}
      entries={useProduct().sdk.names.find(({ name }) => name === enumeration)?.members ?? []}
      nameOf={({ name }) => name}
      columns={[
        { title: 'member', cell: ({ name }) => code(`${enumeration}.${name}`) },
        { title: 'value', cell: ({ value }) => value && code(value) },
      ]}
    />
  );
}
