import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::wizard-choices`: the kinds of target that `dtx redteam quick` offers, with their numbers. */
export function WizardChoices() {
  const { choices } = useProduct().runs.wizard;
  const { product } = useSite().strings;
  return (
    <EntryTable
      what="providers"
      anchor="wizard"
      entries={choices.map((choice, i) => ({ ...choice, number: i + 1 }))}
      nameOf={({ name }) => name}
      columns={[
        { title: 'target', cell: ({ number, name }) => `${number} ${name}` },
        { title: 'default', cell: (choice) => choice.default && <InlineText text={product.yes} /> },
        { title: 'usedFor', cell: ({ use }) => use },
        { title: 'goodToKnow', cell: ({ remark }) => remark },
      ]}
    />
  );
}
