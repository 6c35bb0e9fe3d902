import { ProseLink } from '../../link/ProseLink.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { code } from '../code-text.ts';
import { EntryTable } from '../EntryTable.tsx';
import { InlineText } from '../InlineText.tsx';
import { useProduct } from '../useProduct.ts';

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
          title: 'Product',
          cell: ({ id, url }) =>
            url ? (
              <ProseLink href={url}>
                <code>{id}</code>
              </ProseLink>
            ) : (
              code(id)
            ),
        },
        { title: 'What it is', cell: ({ summary }) => summary },
        { title: 'Newest version seen', cell: ({ versions }) => code(versions.at(-1)?.version ?? '') },
        {
          title: 'Described here',
          cell: ({ documented }) =>
            documented && (
              <>
                <InlineText text={[code(documented.version), documented.remark].filter(Boolean).join('. ')} />
                <ConfidenceNote {...documented} />
              </>
            ),
        },
        { title: 'Python', cell: ({ python }) => python },
      ]}
    />
  );
}
