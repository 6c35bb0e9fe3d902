import { needsText } from '../../environment/requirements.ts';
import { code, codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::prompt-repositories`: where prompt templates come from, and what each needs. */
export function PromptRepositoryTable() {
  const words = (text: string | undefined) => text && <ModelText text={text} />;
  return (
    <EntryTable
      what="providers"
      anchor="provider"
      entries={useProduct().providers.promptRepositories}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: 'prompts[].provider' }, cell: ({ id }) => code(id) },
        {
          title: 'variables',
          cell: ({ environment }) => texts([words(needsText(environment)), words(environment.remark)], '; '),
        },
        { title: 'configuration', cell: ({ configuration }) => codes(configuration) },
        { title: 'goodToKnow', cell: ({ remark }) => remark },
      ]}
    />
  );
}
