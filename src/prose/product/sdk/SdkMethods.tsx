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
        { title: 'Method', cell: (method) => code(`${method.name}(${method.arguments})`) },
        { title: 'Default', cell: (method) => method.default },
        { title: 'Meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
