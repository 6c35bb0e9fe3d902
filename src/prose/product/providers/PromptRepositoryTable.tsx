import { needsText } from '../../../product/requirements.ts';
import { code, codes } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';

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
