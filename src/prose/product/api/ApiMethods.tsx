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
        { title: 'Method', cell: ({ name }) => code(name) },
        { title: 'Request', cell: ({ request }) => code(request) },
        { title: 'Response', cell: ({ response }) => response && code(response) },
        { title: 'What it does', cell: ({ summary }) => summary },
      ]}
    />
  );
}
