import type { ProviderEnvironment } from '../../../product/providers.ts';
import { needsText } from '../../../product/requirements.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { code, codes } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::providers`, `::providers{kind="hosted"}`: values of `--agent`, what `--url` holds and the variables read. */
export function ProviderTable({ attributes: { kind } }: { attributes: Attributes }) {
  const strings = useSite().strings.product;
  const optional = ({ optional: names }: ProviderEnvironment) =>
    names.length > 0 && fill(strings.optional, { values: codes(names) });
  return (
    <EntryTable
      what="providers"
      anchor="provider"
      entries={useProduct().providers.working.filter((provider) => !kind || provider.kind === kind)}
      nameOf={({ id }) => id}
      columns={[
        { title: '--agent', cell: ({ id }) => code(id) },
        {
          title: '--url holds',
          cell: ({ url, example }) =>
            example ? `${url}, ${fill(strings.example, { value: code(example) })}` : url,
        },
        {
          title: 'Variables',
          cell: ({ environment }) =>
            [needsText(environment), optional(environment), environment.remark].filter(Boolean).join('; '),
        },
        {
          title: 'Good to know',
          cell: ({ remark, registeredModelsOnly }) =>
            [remark, registeredModelsOnly && strings.registeredOnly].filter(Boolean).join(' '),
        },
      ]}
    />
  );
}
