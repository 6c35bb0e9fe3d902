import { code } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::provider-replies`: what an evaluator finds under `.response`, and how each agent sends the turns of a prompt. */
export function ProviderReplies() {
  return (
    <EntryTable
      what="providers"
      anchor="reply"
      entries={useProduct().providers.working.filter(({ reply }) => reply)}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: '--agent' }, cell: ({ id }) => code(id) },
        { title: { name: '.response' }, cell: ({ reply }) => reply },
        { title: 'turns', cell: ({ turns }) => turns },
      ]}
    />
  );
}
