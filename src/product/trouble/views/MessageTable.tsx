import type { Attributes } from '../../directive.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { idsOf } from '../../views/ids-of.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { Message } from '../messages.ts';

/** `::messages`: what DTX prints when something goes wrong, why, and what to do; with `ids` some of them, in that order. */
export function MessageTable({ attributes }: { attributes: Attributes }) {
  return (
    <EntryTable<Message>
      what="messages"
      rowsAre={attributes.ids === undefined ? undefined : 'repeats'}
      anchor="message"
      entries={idsOf(useProduct().messages, attributes.ids)}
      nameOf={({ id }) => id}
      columns={[
        { title: 'whatYouSee', cell: ({ message }) => message },
        { title: 'why', cell: ({ cause }) => cause },
        { title: 'whatToDo', cell: ({ fix }) => fix },
      ]}
    />
  );
}
