import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { code } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { ModelText } from '../ModelText.tsx';
import { texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';

/** `::provider-exchange`: what `.response` holds, how turns are sent and what a run takes of `config`, for each agent. */
export function ProviderExchangeTable() {
  return (
    <EntryTable
      what="providers"
      anchor="provider-exchange"
      entries={useProduct().providers.working.filter(({ answer, turns }) => answer || turns)}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: '--agent' }, cell: ({ id }) => code(id) },
        {
          title: { name: '.response' },
          cell: ({ answer }) =>
            answer &&
            texts([
              <ModelText key="answer" text={answer.text} />,
              <ConfidenceNote key="doubt" {...answer} />,
            ]),
        },
        { title: 'turns', cell: ({ turns }) => turns },
        { title: { name: 'config' }, cell: ({ config }) => config },
      ]}
    />
  );
}
