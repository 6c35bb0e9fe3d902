import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::api-headers`: the headers of a request, by transport. */
export function ApiHeaders() {
  return (
    <EntryTable
      what="headers"
      anchor="header"
      entries={useProduct().api.headers}
      nameOf={({ name, transport }) => `${transport} ${name}`}
      columns={[
        { title: 'header', cell: ({ name }) => code(name) },
        { title: 'transport', cell: ({ transport }) => transport },
        { title: 'value', cell: ({ value }) => value },
      ]}
    />
  );
}
