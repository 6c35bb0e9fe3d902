import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::sdk-fields{class="Turn"}`: the arguments or fields of a class. */
export function SdkFields({ attributes }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="fields"
      anchor={`field-${attributes.class?.toLowerCase()}`}
      entries={useProduct().sdk.names.find(({ name }) => name === attributes.class)?.fields ?? []}
      nameOf={({ name }) => name}
      columns={[
        { title: 'field', cell: ({ name }) => code(name) },
        { title: 'type', cell: ({ type }) => type },
        { title: 'default', cell: (field) => field.default },
        { title: 'meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
