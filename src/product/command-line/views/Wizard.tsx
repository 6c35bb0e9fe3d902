import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { code } from '../../views/code-text.ts';
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

/** `::wizard-limits`: its questions about limits, in their order. */
export function WizardLimits() {
  return (
    <EntryTable
      what="settings"
      anchor="wizard-limit"
      entries={useProduct().runs.wizard.limits}
      nameOf={({ sets }) => sets}
      columns={[
        { title: 'question', cell: ({ question }) => question },
        { title: 'default', cell: (limit) => String(limit.default) },
        { title: 'setting', cell: ({ sets }) => code(sets) },
      ]}
    />
  );
}
