import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::images`: container images, the tags that were seen, and where each listens. */
export function ImageTable() {
  const { tagSeen } = useSite().strings.product;
  return (
    <EntryTable
      what="images"
      anchor="image"
      entries={useProduct().images.images}
      nameOf={({ name }) => name}
      columns={[
        { title: 'image', cell: ({ name }) => code(name) },
        { title: 'whatItIs', cell: ({ summary }) => summary },
        {
          title: 'tagsSeen',
          cell: ({ tags }) =>
            texts(
              tags.map(({ name, seen }) => (
                <InlineText key={name} text={fill(tagSeen, { tag: code(name), seen })} />
              )),
              '; ',
            ),
        },
        { title: 'port', cell: ({ port }) => port && String(port) },
        { title: 'health', cell: ({ health }) => health && code(health) },
      ]}
    />
  );
}
