import type { Attributes } from '../../directive.ts';
import { code, codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::provider-classes`, `::provider-classes{kind="hosted"}`: the classes of the SDK behind each `--agent`. */
export function ProviderClassTable({ attributes: { kind } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="providers"
      anchor="provider-class"
      entries={useProduct().providers.working.filter((provider) => !kind || provider.kind === kind)}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: '--agent' }, cell: ({ id }) => code(id) },
        { title: 'agentClass', cell: ({ agent }) => agent && code(agent.class) },
        { title: 'importFrom', cell: ({ agent }) => agent?.module && code(agent.module) },
        { title: { name: 'ProviderType' }, cell: ({ member }) => member && code(member) },
        { title: 'configuration', cell: ({ configuration }) => codes(configuration) },
      ]}
    />
  );
}
