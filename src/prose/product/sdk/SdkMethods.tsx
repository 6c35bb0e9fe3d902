import { code } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::sdk-methods{class="DtxRunnerConfigBuilder"}`: the methods of a class with their defaults. */
export function SdkMethods({ attributes }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="methods"
      anchor={`method-${attributes.class?.toLowerCase()}`}
      entries={useProduct().sdk.names.find(({ name }) => name === attributes.class)?.methods ?? []}
      nameOf={({ name }) => name}
      columns={[
        { title: 'method', cell: (method) => code(`${method.name}(${method.arguments})`) },
        { title: 'default', cell: (method) => method.default },
        { title: 'meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
