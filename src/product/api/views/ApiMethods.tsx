import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::api-methods`: the methods of the hosted API with their messages. */
export function ApiMethods() {
  return (
    <EntryTable
      what="methods"
      anchor="method"
      entries={useProduct().api.methods}
      nameOf={({ name }) => name}
      columns={[
        { title: 'method', cell: ({ name }) => code(name) },
        { title: 'request', cell: ({ request }) => code(request) },
        { title: 'response', cell: ({ response }) => response && code(response) },
        { title: 'whatItDoes', cell: ({ summary }) => summary },
      ]}
    />
  );
}
