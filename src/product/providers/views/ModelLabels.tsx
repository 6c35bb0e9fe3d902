import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

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
