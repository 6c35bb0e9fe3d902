import { code } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

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
