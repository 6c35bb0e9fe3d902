import { isDoubtful } from '../../provenance.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::provider-replies`: what `.response` holds, how turns are sent and what a run takes of `config`, for each agent. */
export function ProviderReplies() {
  return (
    <EntryTable
      what="providers"
      rowsAre="remarks"
      anchor="reply"
      entries={useProduct().providers.working.filter(({ reply }) => reply)}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: '--agent' }, cell: ({ id }) => code(id) },
        {
          title: { name: '.response' },
          cell: ({ reply }) =>
            reply &&
            texts([
              <ModelText key="reply" text={reply.text} />,
              isDoubtful(reply) && <DoubtNote key="doubt" {...reply} />,
            ]),
        },
        { title: 'turns', cell: ({ turns }) => turns },
        { title: { name: 'config' }, cell: ({ config }) => config },
      ]}
    />
  );
}
