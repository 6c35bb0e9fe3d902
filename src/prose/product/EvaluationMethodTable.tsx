import type { Evaluators } from '../../product/evaluators.ts';
import { useSite } from '../../shell/context.ts';
import { fill } from '../../site/strings.ts';
import { InlineText } from './InlineText.tsx';
import { ModelTable } from './ModelTable.tsx';
import { useProduct } from './useProduct.ts';

/** `::evaluation-method`: fields of `evaluation_method` in a scope or plan, with their values. */
export function EvaluationMethodTable() {
  const { evaluators } = useProduct();
  const { product: strings } = useSite().strings;
  return (
    <ModelTable
      what="fields"
      columns={['Field', 'Type', 'With', 'Values', 'Meaning']}
      rows={evaluators.fields.map((field) => ({
        id: `evaluation-method-${field.name}`,
        provenance: field,
        cells: [
          <code key="name">{field.name}</code>,
          field.type,
          field.only ? <code key="only">{field.only}</code> : '–',
          <InlineText key="values" text={valuesOf(field, evaluators, strings.byDefault)} />,
          <InlineText key="meaning" text={field.meaning} />,
        ],
      }))}
    />
  );
}

function valuesOf(
  { values, default: standard }: Evaluators['fields'][number],
  evaluators: Evaluators,
  byDefault: string,
): string {
  if (!values) return '–';
  const names = evaluators[values].map(({ id }) => `\`${id}\``).join(', ');
  return standard ? fill(byDefault, { values: names, value: `\`${standard}\`` }) : names;
}
