import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::products`: every package and image with its newest version seen and the version this site describes. */
export function ProductVersions() {
  return (
    <EntryTable
      what="products"
      anchor="product"
      entries={useProduct().releases}
      nameOf={({ id }) => id}
      columns={[
        {
          title: 'product',
          cell: ({ id, url }) =>
            url ? (
              <ProseLink href={url}>
                <code>{id}</code>
              </ProseLink>
            ) : (
              code(id)
            ),
        },
        { title: 'whatItIs', cell: ({ summary }) => summary },
        { title: 'newestVersionSeen', cell: ({ versions }) => code(versions.at(-1)?.version ?? '') },
        {
          title: 'describedHere',
          cell: ({ documented }) =>
            documented && (
              <>
                <ModelText text={[code(documented.version), documented.remark].filter(Boolean).join('. ')} />
                <DoubtNote {...documented} />
              </>
            ),
        },
        { title: { name: 'Python' }, cell: ({ python }) => python },
      ]}
    />
  );
}
