import type { ReactNode } from 'react';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { code, codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { dateInWords, type Model, parametersOf } from '../models.ts';

/**
 * `::models{provider="groq"}`, `::models{kind="guard model"}`, `::models{ids="gpt2, qwen3:0.6b"}`: models that this
 * site names, with what is known of each.
 */
export function ModelsTable({ attributes }: { attributes: Attributes }) {
  const { gated } = useSite().strings.product;
  const { models } = useProduct();
  return (
    <EntryTable
      what="models"
      anchor="model"
      entries={modelsFor(attributes, models)}
      nameOf={(model) => rowName(model, models)}
      columns={[
        { title: 'model', cell: ({ id }) => code(id) },
        {
          title: { name: '--agent' },
          cell: ({ provider }) => !attributes.provider && provider && code(provider),
        },
        { title: 'kind', cell: ({ kind }) => !attributes.kind && kind },
        { title: 'size', cell: ({ size }) => size && <data value={parametersOf(size)}>{size}</data> },
        { title: 'asJudge', cell: ({ judge }) => judge.length > 0 && `--eval ${codes(judge)}` },
        { title: 'listedAs', cell: ({ status }) => status },
        { title: 'retired', cell: ({ retired, retires }) => shutdownDate((retired ?? retires)?.date) },
        {
          title: 'goodToKnow',
          cell: (model) =>
            texts(
              [
                ...[...model.uses, ...model.limits].map((text) => <ModelText key={text} text={text} />),
                model.gated && <InlineText key="gated" text={gated} />,
              ],
              '; ',
            ),
        },
      ]}
    />
  );
}

function shutdownDate(date: string | undefined): ReactNode {
  return (
    date && (
      <data value={dateInWords(date)}>
        <ModelText text={date} />
      </data>
    )
  );
}

/**
 * What a row's address ends in: the id, behind its provider where the repository on Hugging Face that it comes from
 * differs from it only by capitals.
 */
function rowName({ id, provider }: Model, models: readonly Model[]): string {
  const isCopy = models.some((other) => other.id !== id && other.id.toLowerCase() === id.toLowerCase());
  return isCopy && provider && provider !== 'huggingface' ? `${provider}-${id}` : id;
}

/** Models that the attributes of a directive select. */
export function modelsFor({ ids, kind, provider }: Attributes, models: readonly Model[]): readonly Model[] {
  if (ids) {
    const order = listOf(ids);
    return models
      .filter(({ id }) => order.includes(id))
      .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  }
  return models.filter(
    (model) => (!kind || model.kind === kind) && (!provider || model.provider === provider),
  );
}

/** `gpt2, qwen3:0.6b`: names an author listed in one attribute. */
function listOf(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
