import { InlineText } from './InlineText.tsx';
import { ModelTable } from './ModelTable.tsx';
import { useProduct } from './useProduct.ts';

/** `::datasets`: every dataset with its aliases, origin and what it needs. */
export function DatasetTable() {
  const { datasets } = useProduct();
  return (
    <ModelTable
      what="datasets"
      columns={['Dataset', 'Alias', 'Origin', 'Content', 'Needs']}
      rows={datasets.map((dataset) => ({
        id: `dataset-${dataset.id.toLowerCase()}`,
        provenance: dataset,
        cells: [
          <code key="id">{dataset.id}</code>,
          <InlineText key="alias" text={dataset.aliases.map((alias) => `\`${alias}\``).join(', ')} />,
          dataset.hosted ? <code key="origin">{dataset.origin}</code> : dataset.origin,
          <InlineText key="content" text={dataset.content} />,
          <InlineText key="needs" text={needs(dataset.environment)} />,
        ],
      }))}
    />
  );
}

function needs({ all, any }: { all: readonly string[]; any: readonly string[] }): string {
  const code = (name: string) => `\`${name}\``;
  return (
    [
      ...(all.length > 0 ? [all.map(code).join(' and ')] : []),
      ...(any.length > 0 ? [any.map(code).join(' or ')] : []),
    ].join('; ') || '–'
  );
}
