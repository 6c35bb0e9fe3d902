import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::litellm-prefixes`: what the first part of a LiteLLM model reads from the environment. */
export function LitellmPrefixTable() {
  return (
    <EntryTable
      what="prefixes"
      anchor="litellm"
      entries={useProduct().providers.litellmPrefixes}
      nameOf={({ id }) => id}
      columns={[
        { title: 'prefixInUrl', cell: ({ id }) => code(`${id}/`) },
        { title: 'key', cell: ({ key }) => key && code(key) },
        { title: 'address', cell: ({ address }) => code(address) },
      ]}
    />
  );
}
