import { code } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::model-labels{id="unitary/toxic-bert"}`: the labels of a model's scores, or the codes of its categories. */
export function ModelLabels({ attributes: { id } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="labels"
      anchor="label"
      entries={useProduct().models.find((model) => model.id === id)?.labels ?? []}
      nameOf={({ name }) => `${id} ${name}`}
      columns={[
        { title: 'label', cell: ({ name }) => code(name) },
        { title: 'meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
