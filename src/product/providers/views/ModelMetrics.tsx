import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Model } from '../models.ts';
import { modelsFor } from './ModelsTable.tsx';

/** `::model-metrics{ids="a, b"}`: figures that others measured, one column per model, with who measured them. */
export function ModelMetrics({ attributes }: { attributes: Attributes }) {
  const models = modelsFor(attributes, useProduct().models).filter(({ metrics }) => metrics.length > 0);
  const names = [...new Set(models.flatMap(({ metrics }) => metrics.map(({ name }) => name)))];
  return (
    <ModelTable
      what="figures"
      columns={['measured', ...models.map((model) => ({ name: model.title ?? model.id })), 'measuredBy']}
      rows={names.map((name, i) => ({
        id: `metric-${i + 1}`,
        cells: [
          name,
          ...models.map((model) => <Figure key={model.id} model={model} name={name} />),
          [...new Set(models.flatMap((model) => metricOf(model, name)?.by ?? []))].join(', '),
        ],
      }))}
    />
  );
}

function Figure({ model, name }: { model: Model; name: string }) {
  const metric = metricOf(model, name);
  return metric ? (
    <>
      {metric.value}
      <DoubtNote {...metric} />
    </>
  ) : (
    '–'
  );
}

function metricOf({ metrics }: Model, name: string): Model['metrics'][number] | undefined {
  return metrics.find((metric) => metric.name === name);
}
