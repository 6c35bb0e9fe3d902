import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::labs`: every lab with the command that starts it and where it answers. */
export function LabTable() {
  const { inFolder } = useSite().strings.product;
  return (
    <EntryTable
      what="labs"
      anchor="lab"
      entries={useProduct().images.labs}
      nameOf={({ id }) => id}
      columns={[
        { title: 'lab', cell: ({ title }) => title },
        {
          title: 'start',
          cell: ({ start, folder }) =>
            folder ? (
              <InlineText text={fill(inFolder, { command: code(start), folder: code(folder) })} />
            ) : (
              code(start)
            ),
        },
        { title: 'open', cell: ({ address }) => address },
      ]}
    />
  );
}
