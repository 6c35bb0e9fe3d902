import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

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
