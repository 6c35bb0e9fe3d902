import type { ReactNode } from 'react';
import type { Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { needsText } from '../../environment/requirements.ts';
import type { Product } from '../../product.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { filled, texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Dataset } from '../datasets.ts';

/** `::datasets`: every dataset with its aliases, origin and what it needs. */
export function DatasetTable() {
  const product = useProduct();
  const { strings } = useSite();
  return (
    <ModelTable
      what="datasets"
      columns={['dataset', 'alias', 'content', 'origin', 'needs']}
      rows={product.datasets.map((dataset) => ({
        id: `dataset-${dataset.id.toLowerCase()}`,
        provenance: dataset,
        state: dataset.state,
        cells: [
          <code key="id">{dataset.id}</code>,
          <ModelText key="alias" text={dataset.aliases.map((alias) => `\`${alias}\``).join(', ')} />,
          contentOf(dataset, strings),
          <ModelText key="origin" text={originOf(dataset)} />,
          needsOf(dataset, product, strings),
        ],
      }))}
    />
  );
}

function contentOf({ content, defaultOf }: Dataset, { product }: Strings): ReactNode {
  const defaults = defaultOf.map((where) => filled(product.defaultOf, { where: <ModelText text={where} /> }));
  return texts([<ModelText key="content" text={content} />, ...defaults], '. ');
}

function originOf({ origin, hosted, subset }: Dataset): string {
  return [hosted ? `\`${origin}\`` : origin, ...(subset ? [subset] : [])].join(', ');
}

/** Its own variables, and those of the evaluator that judges its prompts when none is named. */
function needsOf(dataset: Dataset, { evaluators }: Product, { product }: Strings): ReactNode {
  const own = needsText(dataset.environment);
  const judge = evaluators.evaluators.find(({ id }) => id === dataset.evaluator);
  const judges = judge && needsText(judge.environment);
  const forJudge = judges && filled(product.forDefaultJudge, { variables: <ModelText text={judges} /> });
  return texts([own && <ModelText key="own" text={own} />, forJudge], '; ') ?? '–';
}
