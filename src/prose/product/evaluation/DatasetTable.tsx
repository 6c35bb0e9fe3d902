import type { Dataset } from '../../../product/datasets.ts';
import type { Product } from '../../../product/product.ts';
import { needsText } from '../../../product/requirements.ts';
import { useSite } from '../../../shell/context.ts';
import { fill, type Strings } from '../../../site/strings.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::datasets`: every dataset with its aliases, origin and what it needs. */
export function DatasetTable() {
  const product = useProduct();
  const { strings } = useSite();
  return (
    <ModelTable
      what="datasets"
      columns={['Dataset', 'Alias', 'Content', 'Origin', 'Needs']}
      rows={product.datasets.map((dataset) => ({
        id: `dataset-${dataset.id.toLowerCase()}`,
        provenance: dataset,
        cells: [
          <code key="id">{dataset.id}</code>,
          <InlineText key="alias" text={dataset.aliases.map((alias) => `\`${alias}\``).join(', ')} />,
          <InlineText key="content" text={contentOf(dataset, strings)} />,
          <InlineText key="origin" text={originOf(dataset)} />,
          <InlineText key="needs" text={needsOf(dataset, product, strings)} />,
        ],
      }))}
    />
  );
}

function contentOf({ content, defaultOf }: Dataset, { product }: Strings): string {
  const defaults = defaultOf.map((where) => fill(product.defaultOf, { where }));
  return [content, ...defaults].join('. ');
}

function originOf({ origin, hosted, subset }: Dataset): string {
  return [hosted ? `\`${origin}\`` : origin, ...(subset ? [subset] : [])].join(', ');
}

/** Its own variables, and those of the evaluator that judges its prompts when none is named. */
function needsOf(dataset: Dataset, { evaluators }: Product, { product }: Strings): string {
  const own = needsText(dataset.environment);
  const judge = evaluators.evaluators.find(({ id }) => id === dataset.evaluator);
  const judges = judge && needsText(judge.environment);
  const forJudge = judges && fill(product.forDefaultJudge, { variables: judges });
  return [own, forJudge].filter(Boolean).join('; ') || '–';
}
