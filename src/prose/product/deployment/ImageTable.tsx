import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { code } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

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
        { title: 'Image', cell: ({ name }) => code(name) },
        { title: 'What it is', cell: ({ summary }) => summary },
        {
          title: 'Tags seen',
          cell: ({ tags }) =>
            tags.map(({ name, seen }) => fill(tagSeen, { tag: code(name), seen })).join('; '),
        },
        { title: 'Port', cell: ({ port }) => port && String(port) },
        { title: 'Health', cell: ({ health }) => health && code(health) },
      ]}
    />
  );
}
